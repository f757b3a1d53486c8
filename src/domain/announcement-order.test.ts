import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Announcement } from '#entities/index.ts';
import { announcementAt } from '../../tests/fixtures/announcement.ts';
import { live } from '../../tests/tools/live.ts';
import { divided, latest, useLastExpiry } from './announcement-order.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hour = 3_600_000;
const now = Date.parse('2026-11-21T12:00:00Z');

const announcement = (id: string, hoursAgo: number, more: Partial<Announcement> = {}) =>
  announcementAt(now - hoursAgo * hour, id, more);

const past = new Date(now - 1).toISOString();

test('the latest are the ten newest that still hold', () => {
  const many = Array.from({ length: 14 }, (_, index) => announcement(`a${index}`, index + 1));
  const shown = latest([...many, announcement('over', 0.5, { expires_at: past })], now);
  expect(shown.map(({ id }) => id)).toEqual(many.slice(0, 10).map(({ id }) => id));
});

test('drafts are never shown, expired ones stand apart', () => {
  const { current, expired } = divided(
    [
      announcement('draft', 1, { status: 'draft' }),
      announcement('over', 2, { expires_at: past }),
      announcement('holds', 3, { expires_at: new Date(now + hour).toISOString() }),
    ],
    now,
  );
  expect(current.map(({ id }) => id)).toEqual(['holds']);
  expect(expired.map(({ id }) => id)).toEqual(['over']);
});

/** Writes down, each time it is rendered, what passes by. */
function Ticker({ rows, shown }: { rows: ReadonlyMap<string, Announcement>; shown: string[] }) {
  const passing = latest(rows.values(), useLastExpiry(rows));
  shown.push(passing.map(({ id }) => id).join(' '));
  return null;
}

test('what is shown goes when its time is over, and is shown anew at no other minute', async () => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  const expires = (minutes: number) => ({
    expires_at: new Date(now + minutes * 60_000).toISOString(),
  });
  const rows = new Map(
    [
      ...[announcement('over', 3, expires(-1)), announcement('brief', 2, expires(3))],
      announcement('stays', 1),
    ].map((row) => [row.id, row]),
  );
  const shown: string[] = [];
  const app = await live(createElement(Ticker, { rows, shown }));
  for (let minute = 0; minute < 6; minute += 1) {
    await app.act(() => vi.advanceTimersByTime(60_000));
    expect(shown).toEqual(minute < 2 ? ['stays brief'] : ['stays brief', 'stays']);
  }
  await app.stop();
});
