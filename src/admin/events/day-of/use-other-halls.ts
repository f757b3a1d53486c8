import { runsHall } from '#domain/rights.ts';
import { type Event, holdsSessions } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { useRights } from '../../kinds/use-rights.ts';
import type { OtherHall } from './other-halls.ts';

/** The halls where a session does not take place, by name in the reader's language. */
export function useOtherHalls({ location_id }: Event): Omit<OtherHall, 'taken'>[] {
  const format = useFormat();
  const localize = useLocalize();
  const locations = useContent('location');
  return [...locations.values()]
    .filter((place) => place.id !== location_id && holdsSessions(place))
    .map(({ id, name, capacity }) => ({ id, name: localize(name), capacity }))
    .sort((a, b) => format.compare(a.name, b.name));
}

/** Of these the halls that a session may be moved to by whoever is signed in. */
export function useHallsToMoveTo(event: Event): Omit<OtherHall, 'taken'>[] {
  const rights = useRights();
  return useOtherHalls(event).filter(({ id }) => runsHall(rights, id));
}
