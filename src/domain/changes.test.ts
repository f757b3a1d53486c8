import { expect, test } from 'vitest';
import type { Event } from '#entities/index.ts';
import { changesOf } from './changes.ts';
import type { Session } from './programme.ts';

const session = (id: string, event: Partial<Event>) =>
  ({ event: { id, change: 'none', changed_at: null, cancelled: false, ...event } }) as Session;

test('the changes of a programme are named, the latest first', () => {
  const changes = changesOf([
    session('quiet', {}),
    session('moved', {
      ...{ change: 'moved', location_id: 'tent', previous_location_id: 'main' },
      changed_at: '2026-11-21T09:00:00.000Z',
    }),
    session('at another hour', {
      ...{ change: 'moved', location_id: 'main', previous_location_id: 'main' },
      changed_at: '2026-11-21T08:00:00.000Z',
    }),
    session('added', { change: 'added', changed_at: '2026-11-21T11:00:00.000Z' }),
    session('held after all', { changed_at: '2026-11-21T10:00:00.000Z' }),
    session('moved, then cancelled', {
      change: 'moved',
      cancelled: true,
      changed_at: '2026-11-21T12:00:00.000Z',
    }),
  ]);
  expect(changes.map(({ session: { event }, kind }) => [event.id, kind])).toEqual([
    ['moved, then cancelled', 'cancelled'],
    ['added', 'added'],
    ['held after all', 'restored'],
    ['moved', 'moved'],
    ['at another hour', 'retimed'],
  ]);
});
