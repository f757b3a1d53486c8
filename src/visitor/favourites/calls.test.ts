import { expect, test } from 'vitest';
import { createBackend } from '#replica/protocol/backend.ts';
import { pullFavourites, pushFavourites } from './calls.ts';
import { type Favourite, favouriteKey } from './favourite.ts';
import { readSharedView, shareFavourites } from './sharing.ts';

const at = '2026-11-20T10:00:00.000Z';
const answering = (answer: unknown) =>
  createBackend('http://server', 'key', async () => Response.json(answer));
const word = (id: string): Favourite => ({
  ...{ key: favouriteKey('event', id), kind: 'event', id, favourite: true },
  ...{ at: Date.parse(at), revision: 'r', state: 'waiting' },
});
const mark = { kind: 'event', id: 'a', favourite: true, at };

test('what the server holds is read; a kind that a newer app added is left to that app', async () => {
  const favourites = [mark, { kind: 'recipe', id: 'r', favourite: true, at }];
  const { ok, ...pulled } = await pullFavourites(answering({ known: true, favourites, at }), 'k');
  expect(ok).toBe(true);
  expect(pulled).toEqual({
    value: { known: true, favourites: [{ ...mark, at: Date.parse(at) }], at: Date.parse(at) },
  });
});

test.each([
  ['no list', { known: true, favourites: {}, at }],
  ['no time', { known: true, favourites: [] }],
  ['an unknown state', { favourites: [], at }],
  ['a word without its time', { known: true, favourites: [{ ...mark, at: 'soon' }], at }],
  ['a word without its sense', { known: true, favourites: [{ ...mark, favourite: 1 }], at }],
])('an answer with %s is no answer', async (_what, answer) => {
  expect((await pullFavourites(answering(answer), 'k')).ok).toBe(false);
});

test('every word that was sent is answered, or nothing is', async () => {
  const send = (...results: unknown[]) =>
    pushFavourites(answering({ results, at }), 'k', [word('a'), word('b')]);
  const applied = (id: string) => ({ ...mark, id, status: 'applied' });
  const refused = { kind: 'event', id: 'b', status: 'refused', code: 'full' };
  expect((await send(applied('a'))).ok).toBe(false);
  expect((await send(applied('a'), { ...applied('b'), status: 'lost' })).ok).toBe(false);
  expect((await send(applied('a'), { ...applied('b'), at: null })).ok).toBe(false);
  const answer = await send(applied('a'), refused);
  expect(answer.ok && [...answer.value.results]).toEqual([
    ['event:a', { status: 'applied', favourite: true, at: Date.parse(at) }],
    ['event:b', { status: 'refused', code: 'full' }],
  ]);
});

test('a shared view is ids in order, and a name or none', async () => {
  const read = async (answer: object) =>
    (await readSharedView(answering({ found: true, name: null, events: ['a'], ...answer }), 'c'))
      .ok;
  expect(await read({})).toBe(true);
  expect(await read({ events: ['a', 5] })).toBe(false);
  expect(await read({ name: 5 })).toBe(false);
  expect((await shareFavourites(answering({ code: null, name: 'A' }), 'k', 'A')).ok).toBe(true);
  expect((await shareFavourites(answering({ code: 5, name: 'A' }), 'k', 'A')).ok).toBe(false);
});
