import { expect, test, vi } from 'vitest';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { visitedPages } from './visited.ts';

test('the last visit is first, each address stands once, and of sixty the oldest falls out', () => {
  vi.stubGlobal('localStorage', createLocalStorage());
  for (let index = 0; index < 60; index += 1) visitedPages.note(`/orateurs/${index}`);
  visitedPages.note('/orateurs/7');
  expect(visitedPages.list().slice(0, 2)).toEqual(['/orateurs/7', '/orateurs/59']);
  expect(new Set(visitedPages.list()).size).toBe(60);
  visitedPages.note('/');
  expect(visitedPages.list()).toHaveLength(60);
  expect(visitedPages.list()).not.toContain('/orateurs/0');
});
