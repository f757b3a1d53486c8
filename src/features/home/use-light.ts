import { useSyncExternalStore } from 'react';
import { type Light, lightAt } from '#domain/daylight.ts';
import { presentTime } from '#shared/clock.ts';
import { onEachStep } from '#shared/use-now.ts';

/** The light at the venue now; unknown in a published page, which is read at another hour than it was made. */
export function useLight(): Light | undefined {
  return useSyncExternalStore(onEachMinute, read, unknown);
}

const onEachMinute = (changed: () => void) => onEachStep(60_000, changed);
const read = () => lightAt(presentTime());
const unknown = () => undefined;
