import { expect, test } from 'vitest';
import { type Kind, kinds } from '#entities/index.ts';
import type { Content } from '#replica/read.ts';
import { changedIds } from './changed-ids.ts';

const empty = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as never as Content;
const held = (kind: Kind, ...rows: readonly { id: string }[]) =>
  ({ ...empty, [kind]: new Map(rows.map((row) => [row.id, row])) }) as Content;

const [a, b] = [{ id: 'a' }, { id: 'b' }];

test('rows that are other than before are named, and those that are gone', () => {
  expect(changedIds(held('event', a, b), held('event', { id: 'a' }, b))).toEqual(['a']);
  expect(changedIds(held('event', a, b), held('event', a))).toEqual(['b']);
  expect(changedIds(held('event', a), held('event', a))).toEqual([]);
});

test('a new row, an edition or many rows concern every page', () => {
  expect(changedIds(held('event', a), held('event', a, b))).toBe('all');
  expect(changedIds(held('edition', a), held('edition', { id: 'a' }))).toBe('all');
  const rows = Array.from({ length: 51 }, (_, index) => ({ id: String(index) }));
  expect(changedIds(held('news', ...rows), empty)).toBe('all');
});
