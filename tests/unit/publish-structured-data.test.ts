import { expect, test } from 'vitest';
import type { Kind, Row } from '#entities/index.ts';
import type { PublishablePage } from '#published/page.ts';
import { structuredData } from '#publisher/pages/structured-data.ts';
import { rowOf } from '../fixtures/row.ts';

const starts_at = '2026-11-21T09:00:00+00:00';

/** What the page of a session that was moved says, of the hour at which it began before. */
function movedFrom(previous_starts_at: string) {
  const more = { starts_at, previous_starts_at, change: 'moved', location_id: null } as const;
  const event = rowOf('event', { id: 'a', title: { fr: 'Atelier' }, ...more });
  const page = { subject: { kind: 'event', id: 'a' }, shown: new Map() };
  return structuredData({
    ...{ page: page as unknown as PublishablePage, language: 'fr', edition: 21 },
    ...{ origin: 'https://a.example', backend: 'https://b.example', picture: '' },
    row: <K extends Kind>(kind: K) => (kind === 'event' ? event : undefined) as Row<K> | undefined,
  });
}

test('a session that changed its hall alone is not told to search engines as put off', () => {
  const moved = movedFrom('2026-11-21T09:00:00.000Z');
  expect(moved).toHaveProperty('eventStatus', 'https://schema.org/EventScheduled');
  expect(moved).not.toHaveProperty('previousStartDate');
});

test('one that has another hour is, with the hour before', () => {
  expect(movedFrom('2026-11-21T08:00:00.000Z')).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-11-21T08:00:00.000Z',
  });
});
