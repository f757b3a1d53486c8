import { afterEach, expect, test, vi } from 'vitest';
import type { Announcement } from '#entities/index.ts';
import { announcementAt } from '../../../tests/fixtures/announcement.ts';
import { ageOfPage, createLiveWatch } from './live-watch.ts';

/** The server's clock when the page began. */
const began = Date.parse('2026-11-21T12:00:00Z');

const sent = (id: string, after: number, more: Partial<Announcement> = {}) =>
  announcementAt(began + after, id, more);

function watchAt(age: number) {
  const clock = { age };
  return { clock, watch: createLiveWatch(() => clock.age) };
}

const ids = (announcements: Announcement[]) => announcements.map(({ id }) => id);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was sent before the page began is not live, what is sent afterwards is', () => {
  const { watch } = watchAt(800);
  watch.synced(began + 800);
  const rows = [sent('yesterday', -86_400_000), sent('just before', -1), sent('now', 500)];
  expect(ids(watch.live(rows, began + 800))).toEqual(['now']);
});

test('what an earlier visit held says nothing about what was sent in between', () => {
  const { clock, watch } = watchAt(100);
  watch.synced(began - 7_200_000);
  clock.age = 2000;
  watch.synced(began + 2000);
  expect(ids(watch.live([sent('an hour ago', -3_600_000)], began))).toEqual([]);
});

test('later rounds and a slow answer do not move the beginning', () => {
  const { clock, watch } = watchAt(1000);
  watch.synced(began + 1000);
  clock.age = 603_000;
  watch.synced(began + 600_000);
  const rows = [sent('before', -1000), sent('early', 5000), sent('late', 599_000)];
  expect(ids(watch.live(rows, began + 600_000))).toEqual(['early', 'late']);
});

test('drafts and what is over stay silent; what is urgent comes last, then the newest', () => {
  const { watch } = watchAt(0);
  watch.synced(began);
  const rows = [
    sent('draft', 10, { status: 'draft' }),
    sent('over', 20, { expires_at: new Date(began + 50).toISOString() }),
    sent('urgent', 30, { urgent: true }),
    sent('newest', 90),
    sent('older', 40),
  ];
  expect(ids(watch.live(rows, began + 100))).toEqual(['older', 'newest', 'urgent']);
});

test('an open page tells what is sent after its device has set its clock back', () => {
  vi.useFakeTimers({ now: began - 7_200_000, toFake: ['Date'] });
  vi.stubGlobal('performance', { timeOrigin: began, now: () => 600_000 });
  const watch = createLiveWatch(ageOfPage);
  watch.synced(began + 600_000);
  expect(ids(watch.live([sent('now', 590_000)], began + 600_000))).toEqual(['now']);
});

test('a page whose device has slept is as old as the clock says', () => {
  vi.useFakeTimers({ now: began + 7_200_000, toFake: ['Date'] });
  vi.stubGlobal('performance', { timeOrigin: began, now: () => 600_000 });
  expect(ageOfPage()).toBe(7_200_000);
});
