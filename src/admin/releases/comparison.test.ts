import { expect, test } from 'vitest';
import type {
  Event,
  Intervention,
  Location,
  PlannedChange,
  Release,
  Speaker,
  Track,
} from '#entities/index.ts';
import { hallsOf, plannedLines, releasedLines, speakersOf } from './comparison.ts';
import { releasing } from './releasing.ts';

const event = (over: Partial<Event>) =>
  ({
    ...{ id: 'e', title: { fr: 'Soirée' }, published: true, cancelled: false, location_id: 'h' },
    ...{ starts_at: '2026-11-20T20:00:00.000Z', chair_id: 's', participant_ids: [] },
    ...over,
  }) as unknown as Event;
const talk = { id: 't', event_id: 'e', speaker_id: 'u', title: {} } as unknown as Intervention;
let made = 0;
const planned = (over: Partial<PlannedChange>): PlannedChange => ({
  ...{ edition_id: 21, event_id: 'e', talk_id: null, field: 'title', language: 'none' },
  ...{ seen: null, wanted: null, release_id: null, planned_at: '2026-11-20T09:00:00.000Z' },
  id: `p${made++}`,
  ...over,
});

function held(...rows: PlannedChange[]) {
  return {
    event: new Map([
      ['e', event({})],
      ['f', event({ id: 'f', starts_at: '2026-11-19T20:00:00.000Z', published: false })],
    ]),
    intervention: new Map([['t', talk]]),
    planned_change: new Map(rows.map((row) => [row.id, row])),
    release: new Map([1, 2].map((number) => [`v${number}`, { number } as Release])),
    location: new Map(['h', 'i'].map((id) => [id, { id } as Location])),
    speaker: new Map(['s', 'u', 'v', 'w'].map((id) => [id, { id } as Speaker])),
    track: new Map<string, Track>(),
  };
}

test('a session that a version before has withdrawn is not new when it comes back', () => {
  const out = { event_id: 'f', field: 'published', seen: 'true', wanted: 'false' };
  const back = { event_id: 'f', field: 'published', seen: 'false', wanted: 'true' };
  const groupsOf = (lines: ReturnType<typeof plannedLines>) => lines.map(({ group }) => group);
  const withdrawn = planned({ ...out, release_id: 'v1' });
  expect(groupsOf(plannedLines(held(withdrawn, planned(back))))).toEqual(['restored']);
  const released = held(withdrawn, planned({ ...back, release_id: 'v2' }));
  expect(groupsOf(releasedLines(released, 'v2'))).toEqual(['restored']);
  expect(groupsOf(releasedLines(released, 'v1'))).toEqual(['cancelled']);
  // Published for the first time before that, it was new.
  const first = held(planned({ ...back, release_id: 'v1' }), planned({ ...out, release_id: 'v2' }));
  expect(groupsOf(releasedLines(first, 'v1'))).toEqual(['new']);
  const again = planned({ field: 'cancelled', seen: 'true', wanted: 'false' });
  expect(groupsOf(plannedLines(held(again)))).toEqual(['restored']);
});

test('changes are grouped by what they do to a session, the most important first', () => {
  const lines = plannedLines(
    held(
      planned({ field: 'description', language: 'fr', wanted: '"x"' }),
      planned({ field: 'title', language: 'ar', wanted: '"x"' }),
      planned({ field: 'starts_at', seen: '"2026-11-20T20:00:00.000Z"', wanted: '"x"' }),
      planned({ field: 'location_id', seen: '"h"', wanted: '"i"' }),
      planned({ field: 'cancelled', seen: 'false', wanted: 'true' }),
      planned({ event_id: 'f', field: 'published', seen: 'false', wanted: 'true' }),
      planned({ field: 'chair_id', seen: '"s"', wanted: '"v"' }),
      planned({ talk_id: 'n', field: 'row', wanted: '{"speaker_id":"w"}' }),
      planned({ field: 'spoken', seen: '[]', wanted: '["fr"]' }),
      planned({ field: 'title', release_id: 'v', wanted: '"x"' }),
    ),
  );
  expect(lines.map(({ event: { id }, group, parts }) => [id, group, parts.length])).toEqual([
    ['f', 'new', 1],
    ['e', 'cancelled', 1],
    ['e', 'moved', 2],
    ['e', 'renamed', 1],
    ['e', 'people', 2],
    ['e', 'texts', 1],
    ['e', 'other', 1],
  ]);
  const of = (group: string) => lines.find((line) => line.group === group);
  const [moved, people] = [of('moved'), of('people')];
  if (!moved || !people) throw new Error('two lines');
  expect([...hallsOf(moved)].sort()).toEqual(['h', 'i']);
  expect([...speakersOf(people, held())].sort()).toEqual(['s', 'u', 'v', 'w']);
});

test('a line asks where something else has been published since it was planned', () => {
  const part = (seen: string, wanted: string) =>
    plannedLines(held(planned({ language: 'fr', seen, wanted })))[0]?.parts[0];
  expect(part('"Soirée"', '"Nuit"')).toMatchObject({ changedSince: false, isThere: false });
  expect(part('"Aube"', '"Nuit"')).toMatchObject({ changedSince: true, present: 'Soirée' });
  expect(part('"Aube"', '"Soirée"')).toMatchObject({ changedSince: false, isThere: true });
});

test('what a release changed is told as it was then', () => {
  const row = planned({ language: 'fr', seen: '"Aube"', wanted: '"Soirée"', release_id: 'v' });
  expect(releasedLines(held(row), 'v')).toMatchObject([
    { group: 'renamed', parts: [{ before: 'Aube', after: 'Soirée' }] },
  ]);
  expect(releasedLines(held(row), 'w')).toEqual([]);
});

test('a talk that is published as it was wanted is not taken out and put in again', () => {
  const row = { event_id: 'e', speaker_id: 'u', title: { fr: 'Parole', ar: 'كلمة' } };
  const wanted = JSON.stringify({ ...row, title: { ar: 'كلمة', fr: 'Parole' } });
  const content = {
    ...held(planned({ talk_id: 't', field: 'row', wanted })),
    intervention: new Map([['t', { ...row, id: 't' } as unknown as Intervention]]),
  };
  const [line] = plannedLines(content);
  expect(line?.parts).toMatchObject([{ isThere: true }]);
  expect(releasing('v', {}, line ? [line] : [], content).map(({ kind }) => kind)).toEqual([
    ...['release', 'planned_change'],
  ]);
});

test('what is planned of a session or talk that is gone is not compared', () => {
  expect(plannedLines(held(planned({ event_id: 'gone', wanted: '"x"' })))).toEqual([]);
  expect(plannedLines(held(planned({ talk_id: 'gone', seen: '0', wanted: '1' })))).toEqual([]);
});

test('what is planned loses the names of what is deleted meanwhile, as what is published does', () => {
  const partOf = (over: Partial<PlannedChange>) => plannedLines(held(planned(over)))[0]?.parts[0];
  const hall = { field: 'location_id', seen: '"h"', wanted: '"gone"' };
  expect(partOf(hall)).toMatchObject({ before: 'h', after: null });
  const people = { field: 'participant_ids', seen: '["gone"]', wanted: '["u","gone"]' };
  expect(partOf(people)).toMatchObject({ before: [], after: ['u'], changedSince: false });
  const talk = { talk_id: 'n', field: 'row', wanted: '{"speaker_id":"gone"}' };
  expect(partOf(talk)).toMatchObject({ after: null, isThere: true });
});
