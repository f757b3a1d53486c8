import { expect, test } from 'vitest';
import { withSearch } from './recent.ts';

test('the last search is first, each stands once however it was written, the oldest fall out', () => {
  expect(withSearch(['miel', 'Hospitalité', 'sama'], ' hospitalite ')).toEqual([
    'hospitalite',
    'miel',
    'sama',
  ]);
  expect(withSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
  expect(withSearch(['a'], '  ')).toEqual(['a']);
});
