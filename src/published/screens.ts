import { published as announcements } from '#features/announcements/published.ts';
import { published as archive } from '#features/archive/published.ts';
import { published as guide } from '#features/guide/published.ts';
import { published as home } from '#features/home/published.ts';
import { published as live } from '#features/live/published.ts';
import { published as map } from '#features/map/published.ts';
import { published as news } from '#features/news/published.ts';
import { published as pages } from '#features/pages/published.ts';
import { published as prayers } from '#features/prayers/published.ts';
import { published as programme } from '#features/programme/published.ts';
import { published as speakers } from '#features/speakers/published.ts';
import { published as village } from '#features/village/published.ts';
import { addresses } from '#shared/addresses.ts';
import type { PublishedScreen } from './screen.ts';

/** Whether a screen has a page for each of many rows. */
const isOfRows = ({ address }: PublishedScreen) => addresses[address].path.includes('$');

/**
 * Every screen that has published pages. Those that most readers begin with come first: where nothing
 * is published yet, pages appear in this order.
 */
export const screens: readonly PublishedScreen[] = [
  home,
  pages,
  programme,
  speakers,
  map,
  village,
  guide,
  news,
  announcements,
  live,
  archive,
  prayers,
]
  .flat()
  .sort((one, other) => Number(isOfRows(one)) - Number(isOfRows(other)));
