import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAdministrator, rememberAdministrator } from '#replica/session/administrator.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import {
  type Draft,
  dropDraft,
  hasDrafts,
  keepDraft,
  readDraft,
  typedInto,
} from './draft-storage.ts';

const draft: Draft = { base: { author: null }, values: { author: 'Amina' }, at: 5 };
const signIn = (id: string) => rememberAdministrator(deviceMemory, { id, email: '' });

beforeEach(() => {
  vi.stubGlobal('localStorage', createLocalStorage());
  signIn('amina');
  return () => vi.unstubAllGlobals();
});

test('a draft is its writer’s: who signs in after them neither sees nor loses it', () => {
  keepDraft('news', 'n', draft);
  signIn('karim');
  expect(readDraft('news', 'n')).toBeUndefined();
  expect([hasDrafts('amina'), hasDrafts('karim')]).toEqual([true, false]);
  keepDraft('news', 'n', { ...draft, values: { author: 'Karim' } });
  dropDraft('news', 'n');
  signIn('amina');
  expect(readDraft('news', 'n')).toEqual(draft);
});

test('each form has its own draft, until it is dropped', () => {
  keepDraft('news', 'n', draft);
  expect(readDraft('news', 'other')).toBeUndefined();
  expect(readDraft('article', 'n')).toBeUndefined();
  dropDraft('news', 'n');
  expect(readDraft('news', 'n')).toBeUndefined();
  expect(hasDrafts('amina')).toBe(false);
});

test('a form that closes as its writer signs out leaves nothing behind', () => {
  forgetAdministrator(deviceMemory);
  keepDraft('news', 'n', draft);
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each(['nonsense', '{}', '{"values":{},"at":5}', '{"base":{},"values":{}}'])(
  'what is no draft is none: %s',
  (stored) => {
    keepDraft('news', 'n', draft);
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('forum.draft.')) localStorage.setItem(key, stored);
    }
    expect(readDraft('news', 'n')).toBeUndefined();
  },
);

test('typing on keeps the row that the draft was begun from, whatever the row is by now', () => {
  const first = typedInto(undefined, { author: null, image: 'a' }, ['author', 'A'], 1);
  expect(first).toEqual({
    base: { author: null, image: 'a' },
    values: { author: 'A', image: 'a' },
    at: 1,
  });
  const then = typedInto(first, { author: 'somebody', image: 'b' }, ['author', 'Amina'], 2);
  expect(then).toEqual({
    base: { author: null, image: 'a' },
    values: { author: 'Amina', image: 'a' },
    at: 2,
  });
});
