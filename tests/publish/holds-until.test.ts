import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRendering } from '#published/entry.tsx';
import type { PublishablePage } from '#published/page.ts';
import type { Rendering } from '#published/rendering.ts';
import { readMessages } from '#publisher/pages/maker.ts';
import { advance, type Snapshot } from '#publisher/snapshot.ts';
import { demonstrationRows } from '#seed/rows/demonstration.ts';
import { storeWhenEmpty } from '#seed/store.ts';
import { type Forum, openForum } from '../db/forum.ts';
import { laidAround } from '../fixtures/laid-around.ts';
import { pullOf } from './visitor.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Pages that are looked at of each screen. */
const mostEach = 5;

let forum: Forum;
let snapshot: Snapshot;
let rendering: Rendering;
beforeAll(async () => {
  forum = await openForum({ filled: false });
  await storeWhenEmpty(forum.sql, demonstrationRows(laidAround));
  const result = await advance(pullOf(forum));
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  snapshot = result.value;
  const words = await readMessages(join(import.meta.dirname, '..', '..', 'public', 'locales'));
  rendering = await createRendering(words);
});
afterAll(() => forum.drop());

const pagesAt = (now: number) => rendering.pagesOf(snapshot.content, snapshot.edition, now);
const addressOf = ({ path, day }: PublishablePage) => `${path} ${day ?? ''}`;

const madeOf = ({ clock, shown }: PublishablePage) => [...clock, ...shown.keys()];

async function look(page: PublishablePage, now: number): Promise<string> {
  const { content, edition } = snapshot;
  const asOf = laidAround.getTime();
  return (await rendering.render(page, 'fr', { content, edition, asOf, now })).body;
}

/** Some pages of each screen, from among all of them. */
function someOf(pages: readonly PublishablePage[]): PublishablePage[] {
  const held = new Map<string, PublishablePage[]>();
  for (const page of pages) held.set(page.screen, [...(held.get(page.screen) ?? []), page]);
  return [...held.values()].flatMap((all) => {
    const step = Math.max(1, Math.floor(all.length / mostEach));
    return all.filter((_, at) => at % step === 0).slice(0, mostEach);
  });
}

test.each([
  ['two days before', -49 * hour],
  ['the night before', -16 * hour - 20 * minute],
  ['while sessions are on', 0],
  ['late in the evening', 6 * hour + 10 * minute],
])('every page looks the same until the instant that it names, %s', async (_, later) => {
  const now = laidAround.getTime() + later;
  for (const page of someOf(pagesAt(now))) {
    const { until } = page;
    expect(until % minute, addressOf(page)).toBe(0);
    expect(until, addressOf(page)).toBeGreaterThan(now);
    if (until - minute > now) {
      expect(await look(page, until - minute), addressOf(page)).toBe(await look(page, now));
    }
  }
});

test.each([
  ['days ahead', 80 * hour],
  ['almost a day ahead', 24 * hour + minute],
  ['far ahead', 14 * hour + 5 * minute],
  ['soon to be counted in minutes', 91 * minute],
  ['in minutes', 20 * minute],
])('the page of a session says other words at that instant, %s', async (_, ahead) => {
  const session = [...snapshot.content.event.values()].find(
    ({ cancelled, starts_at }) => !cancelled && Date.parse(starts_at) > laidAround.getTime(),
  );
  if (!session) throw new Error('There is no session to come');
  let now = Date.parse(session.starts_at) - ahead;
  for (let step = 0; step < 4; step += 1) {
    const find = (pages: readonly PublishablePage[]) =>
      pages.find(({ subject }) => subject?.id === session.id);
    const page = find(pagesAt(now));
    if (!page) throw new Error('The session has no page');
    const after = find(pagesAt(page.until));
    if (!after) throw new Error('The session has its page no more');
    // Or else the publisher would take it for published.
    expect(madeOf(after)).not.toEqual(madeOf(page));
    const newDay = after.clock[0] !== page.clock[0];
    if (!newDay) expect(await look(after, page.until)).not.toBe(await look(page, now));
    now = page.until;
  }
});
