import type { EventSeed } from '#seed/types.ts';
import { archiveDay1 } from './day-1.ts';
import { archiveDay2 } from './day-2.ts';
import { archiveDay3 } from './day-3.ts';
import { archiveDay4 } from './day-4.ts';

/** The sessions of the 19th edition (18 to 21 October 2024), day after day. */
export const archiveEvents: readonly EventSeed[] = [
  ...archiveDay1,
  ...archiveDay2,
  ...archiveDay3,
  ...archiveDay4,
];
