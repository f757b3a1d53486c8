import { expect, test } from 'vitest';
import type { Intervention, Proposal, Speaker } from '#entities/index.ts';
import { comparedIn, leavesNoTitle, takingOver } from './proposals.ts';

const speaker = {
  ...{ id: 's', name: { fr: 'Nom' }, title: {}, biography: { fr: 'Une vie', en: 'A life' } },
  ...{ country: null, photo: null, edition_ids: [21], published: true },
} as Speaker;
const talk = {
  ...{ id: 't', edition_id: 21, event_id: 'e', speaker_id: 's', title: { fr: 'Titre' } },
  ...{ description: {}, position: 0 },
} as Intervention;
const proposal = (over: Partial<Proposal>): Proposal => ({
  ...{ id: 'p', edition_id: 21, speaker_id: 's', intervention_id: null, field: 'biography' },
  ...{ language: 'fr', seen: 'Une vie', proposed: 'Une autre vie', state: 'waiting' },
  sent_at: '2026-11-20T09:00:00.000Z',
  ...over,
});

function compared(...over: Partial<Proposal>[]) {
  const rows = over.map((one, at) => proposal({ id: `p${at}`, ...one }));
  return comparedIn(
    {
      proposal: new Map(rows.map((row) => [row.id, row])),
      speaker: new Map([['s', speaker]]),
      intervention: new Map([['t', talk]]),
    },
    'waiting',
  );
}

test('each stands beside what the programme says now; what is decided or gone is left out', () => {
  const found = compared(
    {},
    { intervention_id: 't', field: 'title', seen: 'Titre', sent_at: '2026-11-20T10:00:00.000Z' },
    { state: 'taken' },
    { intervention_id: 'gone' },
  );
  expect(found.map(({ proposal: { id }, present }) => [id, present])).toEqual([
    ['p1', 'Titre'],
    ['p0', 'Une vie'],
  ]);
});

test('what was changed since the speaker saw it is a conflict, what stands there already is none', () => {
  const [same, other, there] = [
    {},
    { seen: 'Une vie d’avant' },
    { seen: 'x', proposed: 'Une vie' },
  ].map((over) => compared(over)[0]);
  expect([same, other, there].map((one) => [one?.changedSince, one?.isThere])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});

test('taking over changes one language of one field, against what stands there, and decides', () => {
  const [one] = compared({});
  expect(one && takingOver(one)).toEqual([
    {
      ...{ kind: 'speaker', id: 's', action: 'update' },
      ...{ base: { biography: { fr: 'Une vie' } }, set: { biography: { fr: 'Une autre vie' } } },
    },
    {
      ...{ kind: 'proposal', id: 'p0', action: 'update' },
      base: { state: 'waiting', proposed: 'Une autre vie' },
      set: { state: 'taken', proposed: 'Une autre vie' },
    },
  ]);
});

test('an emptied text is taken out of its language alone; a portrait is the picture that was kept', () => {
  const [none] = compared({ language: 'en', seen: 'A life', proposed: null });
  expect(none && takingOver(none)[0]?.set).toEqual({ biography: { en: null } });
  const [photo] = compared({ field: 'photo', language: 'none', seen: null, proposed: 'hash' });
  expect(photo && takingOver(photo, 'speaker/a-1x1.webp')[0]?.set).toEqual({
    photo: 'speaker/a-1x1.webp',
  });
});

test('no talk is left without a title', () => {
  const [bare] = compared({ intervention_id: 't', field: 'title', proposed: null });
  expect(bare && leavesNoTitle(bare)).toBe(true);
  const [other] = compared({
    intervention_id: 't',
    field: 'title',
    language: 'en',
    proposed: null,
  });
  expect(other && leavesNoTitle(other)).toBe(false);
});
