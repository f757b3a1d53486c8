import type { EventSeed } from '#seed/types.ts';
import { day1Evening } from './day-1-evening.ts';
import { day1Morning } from './day-1-morning.ts';
import { day2Evening } from './day-2-evening.ts';
import { day2Morning } from './day-2-morning.ts';
import { day3Evening } from './day-3-evening.ts';
import { day3Morning } from './day-3-morning.ts';
import { day4Evening } from './day-4-evening.ts';
import { day4Morning } from './day-4-morning.ts';

/** The sessions of the demonstration's current edition, day after day. */
export const currentEvents: readonly EventSeed[] = [
  ...day1Morning,
  ...day1Evening,
  ...day2Morning,
  ...day2Evening,
  ...day3Morning,
  ...day3Evening,
  ...day4Morning,
  ...day4Evening,
];
