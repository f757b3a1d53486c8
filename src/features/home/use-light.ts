import { type Light, lightAt } from '#domain/daylight.ts';
import { presentTime } from '#shared/clock.ts';
import { useAtEachStep } from '#shared/use-now.ts';
import { useSettled } from '#shared/use-settled.ts';

/** The light at the venue now; unknown in a published page, which is read at another hour than it was made. */
export function useLight(): Light | undefined {
  const light = useAtEachStep(() => lightAt(presentTime()));
  return useSettled() ? light : undefined;
}
