import { expect, test } from 'vitest';
import type { Event } from '#entities/index.ts';
import type { EventChange } from '#features/favourites/index.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { Change } from './changes.tsx';

const title = { en: 'Opening' };
const garden = rowOf('location', { id: 'garden', name: { en: 'Garden' }, edition_ids: [21] });

/** What is told of a session that was known in the tent, on the Saturday from 14:00 to 15:00 (venue). */
function told(
  what: EventChange['what'],
  known: Partial<EventChange['before']>,
  is: Partial<Event>,
) {
  const then = { starts_at: '2026-11-21T13:00:00Z', ends_at: '2026-11-21T14:00:00Z' };
  const before = {
    edition_id: 21,
    location_id: 'tent',
    cancelled: false,
    title,
    ...then,
    ...known,
  };
  const now = rowOf('event', {
    ...{ id: 'e', title, date: '2026-11-21', location_id: 'tent', ...then, ...is },
  });
  const change = { id: 'e', title, what, before, now };
  return rendered(<Change change={change} />, [sent('location', garden)]);
}

const tomorrow = {
  date: '2026-11-22',
  ...{ starts_at: '2026-11-22T13:00:00Z', ends_at: '2026-11-22T14:00:00Z' },
};

test('of a session that was moved to another day at the same hour the day before is told', async () => {
  expect(await told('moved', {}, tomorrow)).toContain(
    'Now Sun 22 Nov, 14:00\u00a0–\u2060\u00a015:00 (before: Sat 21 Nov 14:00\u00a0–\u2060\u00a015:00)',
  );
  const later = { starts_at: '2026-11-21T15:00:00Z', ends_at: '2026-11-21T16:00:00Z' };
  expect(await told('moved', {}, later)).toContain(
    'Now Sat 21 Nov, 16:00\u00a0–\u2060\u00a017:00 (before: 14:00\u00a0–\u2060\u00a015:00)',
  );
});

test('of a session that takes place after all, elsewhere and at another hour, both are told', async () => {
  const known = { cancelled: true };
  const shown = await told('restored', known, { ...tomorrow, location_id: 'garden' });
  for (const line of ['Takes place after all', 'Now Sun 22 Nov, 14:00', 'Now in: Garden']) {
    expect(shown).toContain(line);
  }
  expect(await told('restored', known, {})).toMatch(/<p[^>]*>Takes place after all<\/p><\/div>$/);
  expect(await told('cancelled', {}, { ...tomorrow, cancelled: true })).not.toContain('Now');
});
