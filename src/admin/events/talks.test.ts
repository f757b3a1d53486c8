import { expect, test } from 'vitest';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { changesOfTalks, checkTalks, type Talk } from './talks.ts';

const owner = { id: 'session', edition_id: 21 };
const talk = (id: string, speaker_id: string | null = id): Talk => ({
  id,
  speaker_id,
  title: { fr: `Parole ${id}` },
  description: {},
});

/** Who speaks after these changes; fails where the database would: one speaker twice at any time. */
function after(
  before: readonly Talk[],
  changes: readonly ContentChange[],
): Record<string, unknown> {
  const speakers = new Map<string, unknown>(before.map(({ id, speaker_id }) => [id, speaker_id]));
  for (const { id, action, set } of changes) {
    if (action === 'delete') speakers.delete(id);
    else if (set && 'speaker_id' in set) speakers.set(id, set.speaker_id);
    expect(new Set(speakers.values()).size).toBe(speakers.size);
  }
  return Object.fromEntries(speakers);
}

test('only what differs is written: a new text in one language, the new order', () => {
  const before = [talk('a'), talk('b')];
  const changed = { ...talk('a'), title: { fr: 'Parole a', ar: 'كلمة', en: ' ' } };
  expect(changesOfTalks(before, [changed, talk('b')], owner)).toEqual([
    {
      kind: 'intervention',
      id: 'a',
      action: 'update',
      base: { title: { ar: null } },
      set: { title: { ar: 'كلمة' } },
    },
  ]);
  expect(changesOfTalks(before, [talk('b'), talk('a')], owner).map(({ set }) => set)).toEqual([
    { position: 0 },
    { position: 1 },
  ]);
  expect(changesOfTalks(before, before, owner)).toEqual([]);
});

test('a removed text is removed in its language', () => {
  const before = [{ ...talk('a'), title: { fr: 'Parole a', ar: 'كلمة' } }];
  const [change] = changesOfTalks(
    before,
    [{ ...talk('a'), title: { fr: 'Parole a', ar: '' } }],
    owner,
  );
  expect(change).toMatchObject({ base: { title: { ar: 'كلمة' } }, set: { title: { ar: null } } });
});

test('no order of writing has a speaker twice: taking over, swapping, replacing', () => {
  const before = [talk('a', 'x'), talk('b', 'y'), talk('c', 'z')];
  const swapped = [talk('a', 'y'), talk('b', 'x'), talk('c', 'z')];
  expect(after(before, changesOfTalks(before, swapped, owner))).toEqual({ a: 'y', b: 'x', c: 'z' });
  const moved = [talk('a', 'y'), talk('b', 'w')];
  expect(after(before, changesOfTalks(before, moved, owner))).toEqual({ a: 'y', b: 'w' });
  const replaced = [talk('b', 'x'), talk('n', 'y')];
  expect(after(before, changesOfTalks(before, replaced, owner))).toEqual({ b: 'x', n: 'y' });
});

test('an intervention without speaker or title, and a speaker twice', () => {
  const nameless = { ...talk('a', null), title: {} };
  expect(checkTalks([nameless, talk('b', 'x'), talk('c', 'x')], owner)).toEqual([
    { field: 'a.speaker_id', code: 'required' },
    { field: 'a.title', code: 'required' },
    { field: 'c.speaker_id', code: 'speaks_twice' },
  ]);
});
