import type { ZoneSeed } from '#seed/types.ts';
import { books } from './books.ts';
import { crafts } from './crafts.ts';
import { cuisine } from './cuisine.ts';
import { ecology } from './ecology.ts';
import { health } from './health.ts';
import { solidarity } from './solidarity.ts';

/** The solidarity village's zones, in the order of their letters, each with its exhibitors. */
export const zones: readonly ZoneSeed[] = [crafts, books, solidarity, ecology, health, cuisine];
