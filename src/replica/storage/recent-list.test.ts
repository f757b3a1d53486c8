import { beforeEach, expect, test, vi } from 'vitest';
import { fold } from '#shared/fold.ts';
import { createRecentList } from './recent-list.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test('the latest is first, each stands once however it was written, the oldest fall out', () => {
  const searches = createRecentList('searches', 3, fold);
  for (const one of ['sama', 'Hospitalité', 'miel', 'hospitalite']) searches.note(one);
  expect(searches.list()).toEqual(['hospitalite', 'miel', 'sama']);
  searches.note('plan');
  expect(searches.list()).toEqual(['plan', 'hospitalite', 'miel']);
  searches.note('  miel ');
  searches.note('  ');
  expect(searches.list()).toEqual(['miel', 'plan', 'hospitalite']);
  searches.forget();
  expect(searches.list()).toEqual([]);
});

test('what something else has written there is no list', () => {
  const visits = createRecentList('visits', 3);
  kept.set('visits', '{"a":1}');
  expect(visits.list()).toEqual([]);
  kept.set('visits', '["/a",7');
  expect(visits.list()).toEqual([]);
  kept.set('visits', '["/a",7]');
  visits.note('/A');
  expect(visits.list()).toEqual(['/A', '/a']);
});
