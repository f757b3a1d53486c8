import { expect, test } from 'vitest';
import { type Favourite, favouriteKey, type Held } from './favourite.ts';
import { createFavouritesState, show, type Tap } from './shown.ts';

const word = (id: string, more: Partial<Favourite> = {}): Favourite => ({
  ...{ key: favouriteKey('event', id), kind: 'event', id, favourite: true },
  ...{ at: 1, revision: 'r', state: 'sent', ...more },
});
const held = (...words: Favourite[]): Held => ({
  visitor: { key: 'k', offset: 0 },
  favourites: new Map(words.map((one) => [one.key, one])),
});
const taps = (...list: Omit<Tap, 'key'>[]): ReadonlyMap<string, Tap> =>
  new Map(list.map((tap) => [favouriteKey(tap.kind, tap.id), { ...tap, key: tap.id }]));

test('the latest taps lie over what the device holds, both ways', () => {
  const state = createFavouritesState();
  expect(state.getState().ready).toBe(false);
  const both = taps(
    { kind: 'event', id: 'a', favourite: false },
    { kind: 'event', id: 'b', favourite: true },
    { kind: 'speaker', id: 'a', favourite: true },
  );
  show(state, held(word('a'), word('c')), both);
  const { ready, ids, saving } = state.getState();
  expect([ready, [...ids.event], [...ids.speaker]]).toEqual([true, ['c', 'b'], ['a']]);
  expect([...saving]).toEqual(['event:a', 'event:b', 'speaker:a']);
});

test('what waits is counted, what was refused is listed and has no effect', () => {
  const state = createFavouritesState();
  const refused = word('b', { state: 'refused', code: 'full' });
  const notRemoved = word('d', { state: 'refused', favourite: false });
  show(state, held(word('a', { state: 'waiting' }), refused, word('c'), notRemoved), taps());
  expect(state.getState()).toMatchObject({ waiting: 1, refused: [refused, notRemoved] });
  expect([...state.getState().ids.event]).toEqual(['a', 'c', 'd']);
});

test('a set stays the same object until something in it changes', () => {
  const state = createFavouritesState();
  show(state, held(word('a')), taps());
  const before = state.getState().ids;
  show(state, held(word('a', { revision: 'other' })), taps());
  expect(state.getState().ids.event).toBe(before.event);
  show(state, held(word('b')), taps());
  expect([...state.getState().ids.event]).toEqual(['b']);
  expect(state.getState().ids.speaker).toBe(before.speaker);
});
