import { join } from 'node:path';
import { createRendering } from '#published/entry.tsx';
import { embeds } from '#publisher/embed/maker.ts';
import { atomFeeds } from '#publisher/feeds/atom.ts';
import { calendars } from '#publisher/feeds/calendars.ts';
import { scheduleFile } from '#publisher/feeds/schedule.ts';
import { sitemap } from '#publisher/feeds/sitemap.ts';
import { jsonFiles } from '#publisher/json/maker.ts';
import { pagesMaker, readMessages } from '#publisher/pages/maker.ts';
import type { Shell } from '#publisher/pages/shell.ts';
import type { PublishPlan, Site } from '#publisher/plan.ts';
import { advance } from '#publisher/snapshot.ts';
import { demonstrationRows } from '#seed/rows/demonstration.ts';
import { storeWhenEmpty } from '#seed/store.ts';
import { type Forum, openForum } from '../db/forum.ts';
import { laidAround } from '../fixtures/laid-around.ts';
import { pullOf } from './visitor.ts';

/** A build without any file: what is published of it is the content alone. */
export const bareShell: Shell = {
  head: '',
  letters: '',
  standIns: '',
  fontsOf: () => [],
  script: '<script></script>',
  code: '',
  sheetsOf: () => [],
  codeOf: () => [],
  sheets: new Map(),
};

export const origin = 'https://forum.example';
/** Where pictures would lie: an address that refuses at once, where the name of a host is looked for in vain. */
export const backend = 'https://127.0.0.1:1';

/** What is published of the demonstration edition. */
export interface Demonstration {
  readonly forum: Forum;
  /** The number of the current edition. */
  readonly edition: number;
  /** What can be published at the instant that it is laid around, by path. */
  plans(): Promise<ReadonlyMap<string, PublishPlan>>;
}

/** Stores the demonstration in a database of its own; `forum.drop()` it at the end. */
export async function openDemonstration(): Promise<Demonstration> {
  const forum = await openForum({ filled: false });
  const rows = demonstrationRows(laidAround);
  await storeWhenEmpty(forum.sql, rows);
  const words = await readMessages(join(import.meta.dirname, '..', '..', 'public', 'locales'));
  const rendering = await createRendering(words);
  const pages = pagesMaker({ rendering, shell: bareShell, build: 'a' });
  const makers = [
    pages,
    sitemap,
    atomFeeds(words),
    scheduleFile(words),
    calendars,
    jsonFiles,
    embeds(words),
  ];
  return {
    forum,
    edition: rows.edition.find(({ is_current }) => is_current)?.id ?? 0,
    async plans() {
      const snapshot = await advance(pullOf(forum));
      if (!snapshot.ok) throw new Error(JSON.stringify(snapshot.failure));
      const site: Site = { snapshot: snapshot.value, origin, backend, now: laidAround.getTime() };
      const made = await Promise.all(makers.map((maker) => maker(site)));
      return new Map(made.flatMap((plans) => [...plans].map((plan) => [plan.path, plan] as const)));
    },
  };
}

/** The content of a published file; throws when there is none. */
export async function read(plans: ReadonlyMap<string, PublishPlan>, path: string): Promise<string> {
  const plan = plans.get(path);
  if (!plan) throw new Error(`${path} is not published`);
  return String(await plan.make());
}
