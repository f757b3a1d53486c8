import { useMemo } from 'react';
import { useAllContent } from '#replica/read.ts';
import { useAddressState } from '#ui/use-address-state.ts';
import { useNameChoices } from '../kinds/use-name-choices.ts';
import { type Group, groups, hallsOf, type Line, speakersOf } from './comparison.ts';

/** What narrows a comparison, kept in the address: one group, hall or speaker, '' for any. */
export function useLineFilter(lines: readonly Line[]) {
  const content = useAllContent();
  const choicesOf = useNameChoices();
  const [{ group, hall, speaker }, set] = useAddressState('group', 'hall', 'speaker');
  const about = useMemo(
    () =>
      lines.map((line) => ({
        line,
        halls: hallsOf(line),
        speakers: speakersOf(line, content),
      })),
    [lines, content],
  );
  const wanted = groups.find((one) => one === group);
  const within = about.filter(
    ({ halls, speakers }) => (!hall || halls.has(hall)) && (!speaker || speakers.has(speaker)),
  );
  const counts = new Map<Group, number>();
  for (const { line } of within) counts.set(line.group, (counts.get(line.group) ?? 0) + 1);
  return {
    state: { group: wanted ?? ('' as const), hall: hall ?? '', speaker: speaker ?? '' },
    set,
    halls: choicesOf(
      'location',
      about.flatMap(({ halls }) => [...halls]),
    ),
    speakers: choicesOf(
      'speaker',
      about.flatMap(({ speakers }) => [...speakers]),
    ),
    /** How many lines of each group there are at that hall and of that speaker. */
    counts,
    shown: within.map(({ line }) => line).filter((line) => !wanted || line.group === wanted),
  };
}
