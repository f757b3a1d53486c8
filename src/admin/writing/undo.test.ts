import { expect, test } from 'vitest';
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

function forum() {
  const store = createContentStore();
  store.apply(rows.map((row, index) => ({ ...row, revision: index + 1 })) as unknown as SyncRow[]);
  return store;
}

/** The content after these changes, as the device shows it. */
function after(changes: readonly ContentChange[]) {
  const store = forum();
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

const before = forum().state.getState().content;

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
  expect(goingAlong('speaker', 's', before)).toEqual(new Map([['intervention', 1]]));
  const content = after([gone, ...cut, ...inverseOf([gone], before)]);
  expect(content.speaker.get('s')).toMatchObject({ name: { fr: 'Amina' }, edition_ids: [21] });
  expect(content.intervention.get('i')).toMatchObject({ event_id: 'e', speaker_id: 's' });
  expect(content.event.get('e')).toMatchObject({ chair_id: 's', participant_ids: ['x', 's'] });
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
