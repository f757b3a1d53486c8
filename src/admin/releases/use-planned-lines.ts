import { useMemo } from 'react';
import { useAllContent } from '#replica/read.ts';
import { type Line, plannedLines } from './comparison.ts';

/** What the working version changes of what is published, as it is listed and counted. */
export function usePlannedLines(): readonly Line[] {
  const content = useAllContent();
  const { event, intervention, planned_change, release, speaker, location, track } = content;
  return useMemo(
    () => plannedLines({ event, intervention, planned_change, release, speaker, location, track }),
    [event, intervention, planned_change, release, speaker, location, track],
  );
}
