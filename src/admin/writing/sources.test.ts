import { expect, test } from 'vitest';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import type { Origins } from '../kinds/text-states.ts';
import { withSources } from './sources.ts';

const row = rowOf('event', {
  id: 'e',
  title: { fr: 'La voix', ar: 'الصوت' },
  description: { ar: 'وصف' },
});
const content = { event: new Map([['e', row]]) } as unknown as Content;
const right: Origins = new Map();
const outdated: Origins = new Map([
  ['event:e:title:ar', { source: 'fr', made_from: 'Le souffle' }],
] as const);

const update = (set: object): ContentChange => ({
  ...{ kind: 'event', id: 'e', action: 'update', base: {} },
  set: set as ContentChange['set'],
});
const sources = (change: ContentChange, origins = right, again = false) =>
  withSources([change], content, origins, again)[0]?.source;

test('a translation names the text that stands beside it', () => {
  expect(sources(update({ title: { ar: 'صوت', en: 'Voice' } }))).toEqual({
    title: { ar: 'La voix', en: 'La voix' },
  });
  expect(sources(update({ description: { fr: 'Un mot' }, title: { ar: 'صوت' } }))).toEqual({
    description: { fr: 'وصف' },
    title: { ar: 'La voix' },
  });
});

test('what changes the original, other fields or takes a text away names none', () => {
  expect(sources(update({ title: { fr: 'Autre', ar: 'آخر' } }))).toBeUndefined();
  expect(sources(update({ cancelled: true }))).toBeUndefined();
  expect(sources(update({ title: { ar: null } }))).toBeUndefined();
  expect(sources({ ...update({ title: { ar: 'x' } }), id: 'gone' })).toBeUndefined();
  const made: ContentChange = { ...update({ title: { ar: 'x' } }), action: 'insert' };
  expect(sources(made)).toBeUndefined();
});

test('what is taken back is again of the text that it was made from', () => {
  const change = update({ title: { ar: 'صوت' } });
  expect(sources(change, outdated, true)).toEqual({ title: { ar: 'Le souffle' } });
  expect(sources(change, outdated)).toEqual({ title: { ar: 'La voix' } });
  const said = { title: { ar: 'Dit' } };
  expect(sources({ ...change, source: said }, outdated)).toEqual(said);
});

test('of what is changed in one step, as a release does, a translation is of the new text', () => {
  const french = update({ title: { fr: 'Voix' } });
  const arabic = update({ title: { ar: 'أصوات' } });
  const named = (...changes: ContentChange[]) =>
    withSources(changes, content, right).map(({ source }) => source);
  expect(named(french, arabic)).toEqual([undefined, { title: { ar: 'Voix' } }]);
  expect(named(arabic, french)).toEqual([{ title: { ar: 'Voix' } }, undefined]);
  expect(named(arabic, { ...french, id: 'other' })).toEqual([
    { title: { ar: 'La voix' } },
    undefined,
  ]);
});
