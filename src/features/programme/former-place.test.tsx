import { expect, test } from 'vitest';
import { programmeOf } from '#domain/programme.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { FormerPlace } from './former-place.tsx';
import { useRowTexts } from './row-texts.ts';

/** A session on the Sunday from 14:00 to 15:00 (venue), moved from what is given in UTC. */
const moved = (from: string, to: string) => {
  const event = rowOf('event', {
    ...{ id: 'e', date: '2026-11-22', change: 'moved', location_id: null },
    ...{ starts_at: '2026-11-22T13:00:00Z', ends_at: '2026-11-22T14:00:00Z' },
    ...{ previous_starts_at: from, previous_ends_at: to, previous_location_id: null },
  });
  const none = new Map();
  const [session] = programmeOf(new Map([['e', event]]), none, none, none).sessions;
  if (!session) throw new Error('There is no session');
  return session;
};

function Former({ session }: { session: ReturnType<typeof moved> }) {
  return <FormerPlace session={session} texts={useRowTexts()} />;
}

test('where a session was moved to another day, the day it was announced for is told', async () => {
  const told = (from: string, to: string) => rendered(<Former session={moved(from, to)} />);
  expect(await told('2026-11-21T13:00:00Z', '2026-11-21T14:00:00Z')).toContain(
    'Formerly: Sat 21 Nov 14:00\u00a0–\u2060\u00a015:00',
  );
  expect(await told('2026-11-22T10:00:00Z', '2026-11-22T11:00:00Z')).toContain(
    'Formerly: 11:00\u00a0–\u2060\u00a012:00',
  );
});
