import { type Event, holdsSessions } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { useLocalize } from '#ui/localized-text.tsx';

/** The halls where a session does not take place, by name in the reader's language. */
export function useOtherHalls({ location_id }: Event): {
  id: string;
  name: string;
  capacity: number | null;
}[] {
  const format = useFormat();
  const localize = useLocalize();
  const locations = useContent('location');
  return [...locations.values()]
    .filter((place) => place.id !== location_id && holdsSessions(place))
    .map(({ id, name, capacity }) => ({ id, name: localize(name), capacity }))
    .sort((a, b) => format.compare(a.name, b.name));
}
