import { expect, test } from 'vitest';
import { programmeOf } from '#domain/programme.ts';
import type { Attachment, Event, Speaker } from '#entities/index.ts';
import { archiveOf, choicesIn, narrowed } from './archive.ts';

const starts = Date.parse('2026-11-20T09:00:00Z');
const after = starts + 7_200_000;
const event = (id: string, more: Partial<Event> = {}) =>
  ({
    id,
    title: { fr: id },
    date: '2026-11-20',
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 3_600_000).toISOString(),
    location_id: null,
    chair_id: null,
    participant_ids: [],
    recording_url: null,
    track_id: null,
    ...more,
  }) as unknown as Event;
const attachment = (id: string, event_id: string, type: Attachment['type'], url = '') =>
  ({
    ...{ id, event_id, type, position: 0, name: { fr: id }, image: null, megabytes: null },
    url: url || `https://files.example/${id}`,
  }) as unknown as Attachment;

const byId = <R extends { id: string }>(...rows: R[]) => new Map(rows.map((row) => [row.id, row]));
const speakers = byId({ id: 'chair' } as Speaker, { id: 'guest' } as Speaker);
const sessionsOf = (...events: Event[]) =>
  programmeOf(byId(...events), new Map(), new Map(), speakers).sessions;
const idsOf = (records: ReturnType<typeof archiveOf>) =>
  records.map(({ session }) => session.event.id);
const anything = { sort: '', speaker: '', track: '', session: '' };

test('sessions are there with what they have left, each thing where it belongs; others are not', () => {
  const files = byId(
    attachment('sound', 'a', 'sound'),
    attachment('picture', 'a', 'picture'),
    attachment('slides', 'a', 'slides'),
    attachment('page', 'a', 'page'),
  );
  const [a, ...more] = archiveOf(sessionsOf(event('a'), event('b')), files, after);
  expect(more).toEqual([]);
  expect(a?.sounds.map(({ id }) => id)).toEqual(['sound']);
  expect(a?.pictures.map(({ id }) => id)).toEqual(['picture']);
  expect(a?.documents.map(({ id }) => id)).toEqual(['page', 'slides']);
});

test('a session that is not over has no recording yet', () => {
  const recorded = event('a', { recording_url: 'https://youtu.be/aqz-KE-bpKQ' });
  expect(archiveOf(sessionsOf(recorded), new Map(), starts)).toEqual([]);
  expect(archiveOf(sessionsOf(recorded), new Map(), after)[0]?.recordings).toHaveLength(1);
});

test('the same video at two addresses is one recording', () => {
  const recorded = event('a', { recording_url: 'https://youtu.be/aqz-KE-bpKQ' });
  const files = byId(
    attachment('same', 'a', 'recording', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
    attachment('other', 'a', 'recording', 'https://vimeo.com/76979871'),
  );
  const [remains] = archiveOf(sessionsOf(recorded), files, after);
  expect(remains?.recordings.map((one) => one.attachment?.id)).toEqual([undefined, 'other']);
});

test('it narrows to a kind, a speaker, a track and a session', () => {
  const sessions = sessionsOf(
    event('a', { chair_id: 'chair', track_id: 'paths' }),
    event('b', { participant_ids: ['guest'] }),
  );
  const files = byId(
    attachment('1', 'a', 'sound'),
    attachment('2', 'a', 'paper'),
    attachment('3', 'b', 'paper'),
  );
  const all = archiveOf(sessions, files, after);
  const of = (wanted: Partial<typeof anything>) => narrowed(all, { ...anything, ...wanted });
  expect(idsOf(of({}))).toEqual(['a', 'b']);
  expect(idsOf(of({ speaker: 'guest' }))).toEqual(['b']);
  expect(idsOf(of({ speaker: 'chair' }))).toEqual(['a']);
  expect(idsOf(of({ track: 'paths' }))).toEqual(['a']);
  expect(idsOf(of({ session: 'b' }))).toEqual(['b']);
  expect(idsOf(of({ sort: 'sound' }))).toEqual(['a']);
  expect(of({ sort: 'sound' })[0]?.documents).toEqual([]);
  expect(idsOf(of({ sort: 'nonsense' }))).toEqual(['a', 'b']);
  expect(choicesIn(all)).toMatchObject({
    people: [{ id: 'chair' }, { id: 'guest' }],
    sorts: ['sound', 'document'],
  });
});
