import { afterEach, expect, test } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { stateVenueOffset } from '#shared/time.ts';
import { rowOf } from '../../tests/fixtures/row.ts';
import { createPages } from './pages.ts';

afterEach(() => stateVenueOffset(undefined));

const edition = 21;
const session = (date: string): SyncRow => {
  const times = { starts_at: `${date}T09:00:00.000Z`, ends_at: `${date}T10:00:00.000Z` };
  return {
    kind: 'event',
    id: date,
    revision: 1,
    row: rowOf('event', { id: date, date, ...times }),
  };
};
const rows: SyncRow[] = [
  {
    kind: 'edition',
    id: String(edition),
    revision: 1,
    row: rowOf('edition', {
      ...{ id: edition, utc_offset: 345, starts_on: '2026-11-20', ends_on: '2026-11-21' },
    }),
  },
  session('2026-11-20'),
  session('2026-11-21'),
];

test('the first pages of a publisher are of the day that the edition’s clock shows', () => {
  const store = createContentStore();
  store.seed({ edition, rows, asOf: 0, outline: { days: [] } });
  const { content } = store.state.getState();
  // A publisher that has rendered nothing yet has been told of no clock.
  stateVenueOffset(undefined);
  const pages = createPages()(content, edition, Date.parse('2026-11-20T20:00:00Z'));
  const opened = pages.find(({ path, day }) => path === '/programme' && !day);
  expect(opened?.shown.has('event:2026-11-21')).toBe(true);
  expect(opened?.shown.has('event:2026-11-20')).toBe(false);
  expect(opened?.prayerDays).toEqual(['2026-11-21']);
  expect(opened?.clock[0]).toBe('2026-11-21');
});
