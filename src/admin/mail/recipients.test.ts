import { expect, test } from 'vitest';
import { chosenOf } from './recipients.ts';
import type { Person } from './server-answers.ts';

const person = (speaker: string, more: Partial<Person> = {}): Person => ({
  ...{ speaker, email: `${speaker}@example.org`, language: null, guess: 'fr', blocked: null },
  ...{ words: null, participation: null, ...more },
});
const people = ['chair', 'talk', 'panel', 'nobody'].map((one) => person(one));
const session = (id: string, more: object) => ({
  ...{ id, edition_id: 21, date: '2026-11-20', location_id: 'hall', track_id: 'track' },
  ...{ chair_id: null, participant_ids: [], cancelled: false, ...more },
});
const content = {
  event: new Map(
    [
      session('a', { chair_id: 'chair' }),
      session('b', { participant_ids: ['panel'], date: '2026-11-21', location_id: 'other' }),
      session('c', { participant_ids: ['nobody'], cancelled: true }),
      session('d', { participant_ids: ['nobody'], edition_id: 20 }),
    ].map((one) => [one.id, one]),
  ),
  intervention: new Map([['i', { id: 'i', event_id: 'a', speaker_id: 'talk' }]]),
};
const none = { day: '', hall: '', track: '', speakers: [] };
const chosen = (choice: object) =>
  chosenOf(people, { ...none, recipients: 'all', ...choice }, content as never, 21).map(
    ({ speaker }) => speaker,
  );

test('everybody, or those by name', () => {
  expect(chosen({})).toHaveLength(4);
  expect(chosen({ recipients: 'single', speakers: ['talk', 'gone'] })).toEqual(['talk']);
});

test('whoever chairs, talks or takes part on a day, in a hall, in a track; not where it is cancelled', () => {
  expect(chosen({ recipients: 'day', day: '2026-11-20' })).toEqual(['chair', 'talk']);
  expect(chosen({ recipients: 'hall', hall: 'other' })).toEqual(['panel']);
  expect(chosen({ recipients: 'track', track: 'track' })).toEqual(['chair', 'talk', 'panel']);
  expect(chosen({ recipients: 'track' })).toEqual([]);
});

test('those who have not answered, whatever the others said', () => {
  const some = [
    person('a', { participation: 'no' }),
    person('b'),
    person('c', { participation: 'yes' }),
  ];
  const silent = chosenOf(some, { ...none, recipients: 'unanswered' }, content as never, 21);
  expect(silent.map(({ speaker }) => speaker)).toEqual(['b']);
});
