import { expect, test } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { rowOf } from '../../tests/fixtures/row.ts';
import { createPages } from './pages.ts';

const edition = 21;
const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** A session at a place of its own, from an hour (UTC) on. */
const session = (id: string, from: number, to: number, more: object = {}): SyncRow => {
  const times = { date: '2026-11-20', starts_at: at(from), ends_at: at(to) };
  return {
    kind: 'event',
    id,
    revision: 1,
    row: rowOf('event', { id, location_id: id, ...times, ...more }),
  };
};

const full = { occupancy: 'full' } as const;
const rows = [
  session('opening', 10, 14),
  session('workshop', 10, 11, full),
  session('gone', 9, 12, { ...full, cancelled: true }),
  session('part', 11, 13, { ...full, part_of_id: 'opening' }),
];

/** The page of the opening at an hour (UTC): until when it holds, and what it is known by. */
function pageAt(hour: number) {
  const store = createContentStore();
  store.seed({ edition, rows, asOf: 0, outline: { days: [] } });
  const { content } = store.state.getState();
  const pages = createPages()(content, edition, Date.parse(at(hour)));
  const page = pages.find(({ path }) => path === '/programme/opening');
  return { until: new Date(page?.until ?? 0).toISOString(), clock: page?.clock.join() };
}

test('the page of a session holds until a hall beside it is no longer said to be full', () => {
  const [before, after, late] = [pageAt(10), pageAt(11), pageAt(15)];
  expect(before.until).toBe(at(11));
  for (const id of ['workshop', 'part']) expect(before.clock).toContain(id);
  expect(before.clock).not.toContain('gone');
  expect(after.clock).not.toContain('workshop');
  expect(after.clock).toContain('part');
  expect(late.clock).not.toContain('part');
});
