import { expect, test } from 'vitest';
import { engagedOf, type Planned } from '#domain/engaged.ts';
import type { PrayerTime } from '#domain/prayer-times.ts';
import type { Event, Intervention } from '#entities/index.ts';
import type { SpeakerAnswer } from '../answers/answers.ts';
import { clashesOf, collisionsAmong } from './clashes.ts';

const edition = { starts_on: '2026-11-20', ends_on: '2026-11-23' };
const session: Planned = {
  id: 'a',
  date: '2026-11-21',
  starts_at: '2026-11-21T10:00:00Z',
  ends_at: '2026-11-21T11:00:00Z',
  location_id: 'tent',
  chair_id: 'chair',
  participant_ids: ['one', 'two'],
  cancelled: false,
  part_of_id: null,
};
const other = (changes: Partial<Event>) =>
  ({ ...session, id: 'b', chair_id: null, participant_ids: [], ...changes }) as Event;
const around = (event: Event, interventions: readonly Partial<Intervention>[] = []) => ({
  engaged: engagedOf([event, { ...session } as Event], interventions as Intervention[]),
  edition,
  location: undefined,
});

test('two sessions in a hall at once, but not one after the other, nor in two halls', () => {
  const during = other({ starts_at: '2026-11-21T10:59:00Z', ends_at: '2026-11-21T12:00:00Z' });
  expect(clashesOf(session, [], around(during))).toEqual([{ what: 'hall', other: during }]);
  const after = other({ starts_at: '2026-11-21T11:00:00Z', ends_at: '2026-11-21T12:00:00Z' });
  expect(clashesOf(session, [], around(after))).toEqual([]);
  const before = other({ starts_at: '2026-11-21T09:00:00Z', ends_at: '2026-11-21T10:00:00Z' });
  expect(clashesOf(session, [], around(before))).toEqual([]);
  expect(clashesOf(session, [], around(other({ location_id: 'hall' })))).toEqual([]);
  const nowhere = { ...session, location_id: null };
  expect(clashesOf(nowhere, [], around(other({ location_id: null })))).toEqual([]);
});

test('the offset in which an instant is written does not matter', () => {
  const during = other({
    starts_at: '2026-11-21T11:30:00+01:00',
    ends_at: '2026-11-21T12:30:00+01:00',
  });
  expect(clashesOf(session, [], around(during))).toHaveLength(1);
});

test('whoever chairs, takes part or speaks in two sessions at once', () => {
  const elsewhere = { location_id: 'hall' };
  const chairs = other({ ...elsewhere, chair_id: 'one' });
  expect(clashesOf(session, [], around(chairs))).toEqual([
    { what: 'person', speaker: 'one', other: chairs },
  ]);
  const speaks = other(elsewhere);
  const talk = { event_id: 'b', speaker_id: 'three' };
  expect(clashesOf(session, ['three'], around(speaks, [talk]))).toEqual([
    { what: 'person', speaker: 'three', other: speaks },
  ]);
  expect(clashesOf(session, [], around(speaks, [talk]))).toEqual([]);
});

test('cancelled sessions are in nobody’s way', () => {
  expect(clashesOf(session, [], around(other({ cancelled: true })))).toEqual([]);
  expect(clashesOf({ ...session, cancelled: true }, [], around(other({})))).toEqual([]);
});

test('a day before or after the edition, and a hall too small for those named', () => {
  const free = around(other({ location_id: 'hall' }));
  expect(clashesOf({ ...session, date: '2026-11-24' }, [], free)).toEqual([{ what: 'day' }]);
  expect(clashesOf({ ...session, date: '2026-11-23' }, [], free)).toEqual([]);
  expect(clashesOf(session, ['four', 'one'], { ...free, location: { capacity: 3 } })).toEqual([
    { what: 'capacity', seats: 3, people: 4 },
  ]);
  expect(clashesOf(session, ['four'], { ...free, location: { capacity: 4 } })).toEqual([]);
});

test('a session and its parts are not in each other’s way, two parts are', () => {
  const within = { part_of_id: 'a', chair_id: 'chair' };
  expect(clashesOf(session, [], around(other(within)))).toEqual([]);
  expect(clashesOf({ ...session, part_of_id: 'b' }, [], around(other({})))).toEqual([]);
  const parts = ['b', 'c'].map((id) => other({ ...within, id }));
  const found = collisionsAmong(engagedOf([...parts, { ...session } as Event], []));
  expect(found).toEqual([{ pair: ['b', 'c'], hall: true, people: ['chair'] }]);
});

test('a prayer within the session, but not one at its beginning or its end, nor sunrise', () => {
  const at = (time: string, name: PrayerTime['name']) => ({
    ...{ name, at: Date.parse(`2026-11-21T${time}:00Z`), iqama: undefined, official: false },
  });
  const prayers = [
    ...[at('10:00', 'fajr'), at('10:20', 'sunrise'), at('10:30', 'dhuhr'), at('11:00', 'asr')],
  ];
  const free = { ...around(other({ location_id: 'hall' })), prayers };
  expect(clashesOf(session, [], free)).toEqual([{ what: 'prayer', prayer: prayers[2] }]);
});

test('somebody who said they are not there, if the session names them', () => {
  const details = { participation: 'no' } as SpeakerAnswer['details'];
  const answers = ['two', 'four', 'five'].map((speaker) => ({ speaker, link: null, details }));
  const unasked = { speaker: 'one', link: null, details: null };
  const free = { ...around(other({ location_id: 'hall' })), answers: [...answers, unasked] };
  expect(clashesOf(session, ['four'], free)).toEqual([
    { what: 'away', speaker: 'two', why: 'declined' },
    { what: 'away', speaker: 'four', why: 'declined' },
  ]);
});
