import { expect, test } from 'vitest';
import type { Kind } from '#entities/index.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { ContentChange, OutboxEntry } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { goingAlong, inverseOf } from './undo.ts';

const rows = [
  { kind: 'edition', id: '21', row: { id: 21, year: 2026 } },
  { kind: 'speaker', id: 's', row: { id: 's', name: { fr: 'Amina' }, edition_ids: [21] } },
  {
    kind: 'event',
    id: 'e',
    row: {
      id: 'e',
      edition_id: 21,
      title: { fr: 'Soirée' },
      chair_id: 's',
      participant_ids: ['x', 's'],
    },
  },
  {
    kind: 'intervention',
    id: 'i',
    row: {
      id: 'i',
      edition_id: 21,
      event_id: 'e',
      speaker_id: 's',
      title: { fr: 'Parole' },
      position: 0,
    },
  },
];

function forum(more: readonly { kind: Kind; id: string; row: object }[] = []) {
  const store = createContentStore();
  store.apply(
    [...rows, ...more].map((row, at) => ({ ...row, revision: at + 1 })) as unknown as SyncRow[],
  );
  return { store, content: store.state.getState().content };
}

/** The content after these changes, as the device shows it. */
function after(changes: readonly ContentChange[]) {
  const { store } = forum();
  store.overlay(
    changes.map(
      (change, sequence): OutboxEntry => ({
        sequence,
        owner: 'a',
        operation: { ...change, op: String(sequence), at: '' },
        outcome: { status: 'waiting' },
      }),
    ),
  );
  return store.state.getState().content;
}

const before = forum().content;

test('an update goes back to what was there, language by language', () => {
  const change: ContentChange = {
    kind: 'event',
    id: 'e',
    action: 'update',
    base: { title: { fr: 'Soirée', ar: null } },
    set: { title: { fr: 'Nuit', ar: 'ليلة' } },
  };
  const content = after([change, ...inverseOf([change], before)]);
  expect(content.event.get('e')?.title).toEqual({ fr: 'Soirée' });
});

test('what was made is deleted again', () => {
  const made: ContentChange = {
    kind: 'zone',
    id: 'z',
    action: 'insert',
    base: null,
    set: { name: { fr: 'Z' } },
  };
  expect(after([made, ...inverseOf([made], before)]).zone.size).toBe(0);
});

test('a deleted speaker comes back with the talks and the places in sessions that went along', () => {
  const gone: ContentChange = { kind: 'speaker', id: 's', action: 'delete', base: null, set: null };
  // The server deletes the talk and cuts the references; this device is then told of it.
  const cut: ContentChange[] = [
    { kind: 'intervention', id: 'i', action: 'delete', base: null, set: null },
    {
      kind: 'event',
      id: 'e',
      action: 'update',
      base: {},
      set: { chair_id: null, participant_ids: ['x'] },
    },
  ];
  expect(goingAlong('speaker', ['s'], before)).toEqual({
    gone: new Map([['intervention', 1]]),
    cut: new Map([['event', 1]]),
  });
  expect(goingAlong('speaker', ['s', 'x'], before).cut).toEqual(new Map([['event', 1]]));
  expect(goingAlong('event', ['e'], before).cut).toEqual(new Map());
  const content = after([gone, ...cut, ...inverseOf([gone], before)]);
  expect(content.speaker.get('s')).toMatchObject({ name: { fr: 'Amina' }, edition_ids: [21] });
  expect(content.intervention.get('i')).toMatchObject({ event_id: 'e', speaker_id: 's' });
  expect(content.event.get('e')).toMatchObject({ chair_id: 's', participant_ids: ['x', 's'] });
});

test('what a speaker proposes for a talk goes along with it, not what they propose for themselves', () => {
  const proposal = (id: string, intervention_id: string | null) =>
    ({
      kind: 'proposal',
      id,
      row: { id, edition_id: 21, speaker_id: 's', intervention_id },
    }) as const;
  const { content } = forum([proposal('p', 'i'), proposal('q', null)]);
  expect(goingAlong('event', ['e'], content)).toEqual({
    gone: new Map([
      ['intervention', 1],
      ['proposal', 1],
    ]),
    cut: new Map(),
  });
});

test('several changes are taken back in reverse order', () => {
  const [first, second]: ContentChange[] = [1, 2].map((year) => ({
    kind: 'edition',
    id: '21',
    action: 'update',
    base: { year: 2025 + year },
    set: { year: 2026 + year },
  }));
  if (!first || !second) throw new Error('two changes');
  const back = inverseOf([first, second], before);
  expect(back.map(({ set }) => set)).toEqual([{ year: 2027 }, { year: 2026 }]);
});

const gone = (kind: Kind, id: string): ContentChange => ({
  ...{ kind, id, action: 'delete', base: null, set: null },
});
const brief = (changes: readonly ContentChange[]) =>
  changes.map(({ kind, id, action, base, set }) =>
    action === 'update' ? [kind, id, base, set] : [kind, id, action],
  );

test('of two participants who are deleted together, each comes back beside the other', () => {
  const { content } = forum([
    { kind: 'speaker', id: 'x', row: { id: 'x', name: { fr: 'Bilal' }, edition_ids: [21] } },
  ]);
  expect(brief(inverseOf([gone('speaker', 'x'), gone('speaker', 's')], content))).toEqual([
    ['speaker', 's', 'insert'],
    ['intervention', 'i', 'insert'],
    [
      ...['event', 'e'],
      { chair_id: null, participant_ids: [] },
      { chair_id: 's', participant_ids: ['s'] },
    ],
    ['speaker', 'x', 'insert'],
    ['event', 'e', { participant_ids: ['s'] }, { participant_ids: ['x', 's'] }],
  ]);
});

test('of a session and its part that are deleted together, the part names no whole before it is there', () => {
  const { content } = forum([{ kind: 'event', id: 'part', row: { id: 'part', part_of_id: 'e' } }]);
  const both = [gone('event', 'e'), gone('event', 'part')];
  const back = inverseOf(both, content);
  expect(back[0]).toMatchObject({ id: 'part', action: 'insert', set: { part_of_id: null } });
  expect(brief(back)).toEqual([
    ['event', 'part', 'insert'],
    ['event', 'e', 'insert'],
    ['intervention', 'i', 'insert'],
    ['event', 'part', { part_of_id: null }, { part_of_id: 'e' }],
  ]);
  expect(inverseOf(both.toReversed(), content).at(-1)).toMatchObject({
    ...{ id: 'part', action: 'insert', set: { part_of_id: 'e' } },
  });
});

test('a talk that goes with its session and with its speaker comes back once, after both', () => {
  const { content } = forum();
  expect(brief(inverseOf([gone('event', 'e'), gone('speaker', 's')], content))).toEqual([
    ['speaker', 's', 'insert'],
    ['event', 'e', 'insert'],
    ['intervention', 'i', 'insert'],
  ]);
});

test('what a change of the same step made of a row counts for the deletion after it', () => {
  const change: ContentChange = {
    ...{ kind: 'event', id: 'e', action: 'update' },
    ...{ base: { chair_id: 's' }, set: { chair_id: null } },
  };
  const back = inverseOf([change, gone('speaker', 's')], forum().content);
  expect(brief(back).slice(2)).toEqual([
    ['event', 'e', { participant_ids: ['x'] }, { participant_ids: ['x', 's'] }],
    ['event', 'e', { chair_id: null }, { chair_id: 's' }],
  ]);
});

test('a hall comes back to its sessions; where they were once announced only the server writes', () => {
  const { content } = forum([
    { kind: 'location', id: 'l', row: { id: 'l', edition_ids: [21] } },
    { kind: 'event', id: 'held', row: { id: 'held', location_id: 'l', previous_location_id: 'l' } },
    { kind: 'event', id: 'moved', row: { id: 'moved', previous_location_id: 'l' } },
  ]);
  expect(brief(inverseOf([gone('location', 'l')], content))).toEqual([
    ['location', 'l', 'insert'],
    ['event', 'held', { location_id: null }, { location_id: 'l' }],
  ]);
});
