import { expect, test } from 'vitest';
import type { Announcement } from '#entities/index.ts';
import { announcementAt } from '../../tests/fixtures/announcement.ts';
import { divided, latest } from './announcement-order.ts';

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
