import { useFormat } from '#i18n/format.ts';
import { useContent, useSelectedEdition } from '#replica/read.ts';
import { useRowName } from '../kinds/use-row-name.ts';

/** The speakers of the edition, by name. */
export function useSpeakerChoices(): readonly { readonly value: string; readonly label: string }[] {
  const edition = useSelectedEdition();
  const format = useFormat();
  const nameOf = useRowName();
  return [...useContent('speaker').values()]
    .filter(({ edition_ids }) => edition !== undefined && edition_ids.includes(edition))
    .map(({ id }) => ({ value: id, label: nameOf('speaker', id) }))
    .sort((a, b) => format.compare(a.label, b.label));
}
