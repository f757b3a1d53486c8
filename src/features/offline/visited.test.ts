import { expect, test } from 'vitest';
import { withVisit } from './visited.ts';

test('the last visit is first, each address stands once, and the oldest fall out', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => `/orateurs/${index}`);
  const again = withVisit(sixty, '/orateurs/7');
  expect(again.slice(0, 2)).toEqual(['/orateurs/7', '/orateurs/0']);
  expect(new Set(again).size).toBe(60);
  const more = withVisit(sixty, '/');
  expect(more).toHaveLength(60);
  expect(more).not.toContain('/orateurs/59');
});
