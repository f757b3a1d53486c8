import { useMemo } from 'react';
import type { Kind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useAllContent } from '#replica/read.ts';
import { useAddressState } from '#ui/use-address-state.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { type Group, groups, hallsOf, type Line, speakersOf } from './comparison.ts';

/** What narrows a comparison, kept in the address: one group, hall or speaker, '' for any. */
export function useLineFilter(lines: readonly Line[]) {
  const content = useAllContent();
  const nameOf = useRowName();
  const format = useFormat();
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
  const named = (kind: Kind, ids: Iterable<string>) =>
    [...new Set(ids)]
      .map((value) => ({ value, label: nameOf(kind, value) }))
      .sort((a, b) => format.compare(a.label, b.label));
  const wanted = groups.find((one) => one === group);
  const within = about.filter(
    ({ halls, speakers }) => (!hall || halls.has(hall)) && (!speaker || speakers.has(speaker)),
  );
  const counts = new Map<Group, number>();
  for (const { line } of within) counts.set(line.group, (counts.get(line.group) ?? 0) + 1);
  return {
    state: { group: wanted ?? ('' as const), hall: hall ?? '', speaker: speaker ?? '' },
    set,
    halls: named(
      'location',
      about.flatMap(({ halls }) => [...halls]),
    ),
    speakers: named(
      'speaker',
      about.flatMap(({ speakers }) => [...speakers]),
    ),
    /** How many lines of each group there are at that hall and of that speaker. */
    counts,
    shown: within.map(({ line }) => line).filter((line) => !wanted || line.group === wanted),
  };
}
