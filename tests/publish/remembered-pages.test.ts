import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kind, Row } from '#entities/index.ts';
import { nextDay } from '#published/clock.ts';
import type { PublishablePage } from '#published/page.ts';
import { createPages } from '#published/pages.ts';
import { advance, type Snapshot } from '#publisher/snapshot.ts';
import type { Content } from '#replica/content/content-store.ts';
import { demonstrationRows } from '#seed/rows/demonstration.ts';
import { storeWhenEmpty } from '#seed/store.ts';
import { venueClock } from '#shared/time.ts';
import { type Forum, openForum } from '../db/forum.ts';
import { laidAround } from '../fixtures/laid-around.ts';
import { randomOf } from '../sync/random.ts';
import { pullOf } from './visitor.ts';

const soak = import.meta.env.MODE === 'soak';
const seeds = soak ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1, 2];
const rounds = soak ? 120 : 50;

let forum: Forum;
let snapshot: Snapshot;
beforeAll(async () => {
  forum = await openForum({ filled: false });
  await storeWhenEmpty(forum.sql, demonstrationRows(laidAround));
  const result = await advance(pullOf(forum));
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  snapshot = result.value;
});
afterAll(() => forum.drop());

/** What can be told of pages, and what of it changes with the rows they show. */
const told = (pages: readonly PublishablePage[]) =>
  pages.map(({ shown, ...page }) => ({ ...page, shown: [...shown.values()] }));

test.each(seeds)('what is remembered is what would be found anew (seed %i)', (seed) => {
  const random = randomOf(seed);
  const pagesOf = createPages();
  const { edition } = snapshot;
  let { content } = snapshot;
  let now = laidAround.getTime();
  let before = new Map<string, { page: PublishablePage; rows: unknown[] }>();
  let kept = 0;

  /** Takes a row away, or gives it some values of another of its kind. */
  function change(): void {
    const kind = random.pick(Object.keys(content) as Kind[]);
    const rows = new Map<string, Row>(content[kind]);
    if (rows.size === 0 || kind === 'edition') return;
    const [id, other] = [random.pick([...rows.keys()]), random.pick([...rows.values()])];
    if (random.chance(0.3)) rows.delete(id);
    else {
      const fields = Object.entries(other).filter(
        ([field]) => field !== 'id' && random.chance(0.3),
      );
      rows.set(id, { ...rows.get(id), ...Object.fromEntries(fields) } as Row);
    }
    content = { ...content, [kind]: rows } as Content;
  }

  for (let round = 0; round < rounds; round += 1) {
    change();
    if (random.chance(0.2)) now += random.next() * 6 * 3_600_000;
    const pages = pagesOf(content, edition, now);
    expect(told(pages)).toEqual(told(createPages()(content, edition, now)));
    const after: typeof before = new Map();
    for (const page of pages) {
      const rows = [...page.shown.values()].map(({ kind, id }) => content[kind].get(id));
      const address = `${page.path} ${page.day}`;
      const last = before.get(address);
      if (last?.page.shown === page.shown) {
        expect(rows.every((row, at) => row === last.rows[at])).toBe(true);
        kept += 1;
      }
      after.set(address, { page, rows });
    }
    before = after;
  }
  expect(kept).toBeGreaterThan(before.size * (rounds / 2));
});

test('after midnight the home page tells the prayers of the day that has begun', () => {
  const pagesOf = createPages();
  const { content, edition } = snapshot;
  const midnight = nextDay(laidAround.getTime());
  const homeAt = (now: number) => {
    const page = pagesOf(content, edition, now).find(({ path }) => path === '/');
    const rows = [...(page?.shown.values() ?? [])].filter(({ kind }) => kind === 'prayer_day');
    return {
      told: page?.prayerDays,
      given: rows.map(({ id }) => content.prayer_day.get(id)?.date),
    };
  };
  for (const now of [midnight - 60_000, midnight]) {
    const { date } = venueClock(now);
    expect(homeAt(now)).toEqual({ told: [date], given: [date] });
  }
});
