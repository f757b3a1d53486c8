import { useContent, useSelectedEdition } from '#replica/read.ts';
import { type Choice, useNameChoices } from '../kinds/use-name-choices.ts';

/** The speakers of the edition, by name. */
export function useSpeakerChoices(): readonly Choice[] {
  const edition = useSelectedEdition();
  const choicesOf = useNameChoices();
  const here = [...useContent('speaker').values()].filter(
    ({ edition_ids }) => edition !== undefined && edition_ids.includes(edition),
  );
  return choicesOf(
    'speaker',
    here.map(({ id }) => id),
  );
}
