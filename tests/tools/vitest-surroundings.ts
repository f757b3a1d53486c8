import { provideClock } from './clock.ts';
import { provideMemory } from './memory.ts';

/** Vitest's first global setup: what is started later is on the test clock and writes to memory. */
export default function setup(): void {
  provideClock();
  provideMemory();
}
