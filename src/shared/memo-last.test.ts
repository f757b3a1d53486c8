import { expect, test, vi } from 'vitest';
import { memoLast } from './memo-last.ts';

test('computes again only when an argument is another object', () => {
  const sizes = vi.fn((a: ReadonlySet<number>, b: ReadonlySet<number>) => ({
    all: a.size + b.size,
  }));
  const remembered = memoLast(sizes);
  const [one, two] = [new Set([1]), new Set([1, 2])];
  const first = remembered(one, two);
  expect(remembered(one, two)).toBe(first);
  expect(sizes).toHaveBeenCalledTimes(1);
  expect(remembered(one, new Set([1, 2, 3]))).toEqual({ all: 4 });
  expect(sizes).toHaveBeenCalledTimes(2);
});
