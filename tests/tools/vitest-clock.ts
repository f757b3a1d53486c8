import { provideClock } from './clock.ts';

/** Vitest's first global setup: the workers and Postgres, which are started later, are on the test clock. */
export default function setup(): void {
  provideClock();
}
