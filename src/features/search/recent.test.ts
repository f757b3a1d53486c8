import { expect, test, vi } from 'vitest';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { recentSearches } from './recent.ts';

test('the last search is first, each stands once however it was written, of five the oldest falls out', () => {
  vi.stubGlobal('localStorage', createLocalStorage());
  for (const one of ['sama', 'Hospitalité', 'miel', ' hospitalite ']) recentSearches.note(one);
  expect(recentSearches.list()).toEqual(['hospitalite', 'miel', 'sama']);
  for (const one of 'abcdef') recentSearches.note(one);
  expect(recentSearches.list()).toEqual(['f', 'e', 'd', 'c', 'b']);
  recentSearches.note('  ');
  expect(recentSearches.list()).toEqual(['f', 'e', 'd', 'c', 'b']);
});
