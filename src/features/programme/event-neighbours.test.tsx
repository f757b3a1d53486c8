import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Programme, programmeOf, type Session } from '#domain/programme.ts';
import type { Event } from '#entities/index.ts';
import { holdPresent } from '#shared/clock.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { EventNeighbours } from './event-neighbours.tsx';
import { Parts } from './part-links.tsx';

afterEach(() => holdPresent(undefined));

/** A session from 10:00 to 11:00 (UTC) in a hall of its own. */
const event = (id: string, more: Partial<Event> = {}) =>
  rowOf('event', {
    ...{ id, title: { en: id }, date: '2026-11-20', location_id: id },
    ...{ starts_at: '2026-11-20T10:00:00Z', ends_at: '2026-11-20T11:00:00Z' },
    ...more,
  });

const none = new Map();
const events = [
  event('opening'),
  event('workshop', { occupancy: 'full' }),
  event('first part', { occupancy: 'filling', part_of_id: 'opening' }),
];
const programme = programmeOf(new Map(events.map((one) => [one.id, one])), none, none, none);

async function shownAt(instant: string, what: (given: Given) => ReactNode) {
  holdPresent(Date.parse(instant));
  const session = programme.byId.get('opening');
  if (!session) throw new Error('There is no session');
  return rendered(what({ programme, session }));
}

interface Given {
  readonly programme: Programme;
  readonly session: Session;
}

test.each([
  ['meanwhile', 'Full', (given: Given) => <EventNeighbours {...given} />],
  ['of its parts', 'Filling up', (given: Given) => <Parts {...given} />],
])('%s a hall is said to be full until the session is over', async (_, words, what) => {
  for (const hour of ['2026-11-19T10:00:00Z', '2026-11-20T10:59:00Z']) {
    expect(await shownAt(hour, what)).toContain(words);
  }
  const later = await shownAt('2026-11-20T11:00:00Z', what);
  expect(later).not.toContain(words);
  // Whether it is on or over these rows say at no time.
  expect(later).toContain('data-moment="coming"');
});
