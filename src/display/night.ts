import { venueClock } from '#shared/time.ts';
import type { Screen } from './screen.ts';

/** The hours of the venue's night in which nobody misses a screen for a moment. */
const night = { from: '03:00', to: '05:00' };

/** Whether a screen that shows this may reload itself at an instant (ms): at night, and with nothing on. */
export function mayReload({ view }: Screen, at: number): boolean {
  const { time } = venueClock(at);
  const quiet = view === 'night' || view === 'before' || view === 'after' || view === 'empty';
  return quiet && time >= night.from && time < night.to;
}
