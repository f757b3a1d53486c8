import { join } from 'node:path';
import { embeds } from './embed/maker.ts';
import { atomFeeds } from './feeds/atom.ts';
import { calendars } from './feeds/calendars.ts';
import { scheduleFile } from './feeds/schedule.ts';
import { sitemap } from './feeds/sitemap.ts';
import { jsonFiles } from './json/maker.ts';
import { makePages, readMessages } from './pages/maker.ts';
import type { Maker } from './plan.ts';
import { snapshotFiles } from './snapshot-files.ts';

/** Everything that is published from a build, in the order in which it is made. */
export async function makersOf(dist: string): Promise<readonly Maker[]> {
  const words = await readMessages(join(dist, 'locales'));
  const pages = await makePages(dist, words);
  return [
    snapshotFiles,
    pages,
    sitemap,
    atomFeeds(words),
    scheduleFile(words),
    calendars,
    jsonFiles,
    embeds(words),
  ];
}
