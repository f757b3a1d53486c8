import { beforeEach, expect, test, vi } from 'vitest';
import { fold } from '#shared/fold.ts';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { createRecentList } from './recent-list.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', createLocalStorage());
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
  localStorage.setItem('visits', '{"a":1}');
  expect(visits.list()).toEqual([]);
  localStorage.setItem('visits', '["/a",7');
  expect(visits.list()).toEqual([]);
  localStorage.setItem('visits', '["/a",7]');
  visits.note('/A');
  expect(visits.list()).toEqual(['/A', '/a']);
});
