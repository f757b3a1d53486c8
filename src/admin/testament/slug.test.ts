import { expect, test } from 'vitest';
import { slugIssues, slugOf } from './slug.ts';

test('a title suggests its letters and digits, joined by hyphens', () => {
  expect(slugOf('Testament spirituel')).toBe('testament-spirituel');
  expect(slugOf('  L’Œuvre : « été » 2026 !  ')).toBe('l-oeuvre-ete-2026');
  expect(slugOf('الوصية')).toBe('');
  expect(slugOf(`${'mot '.repeat(40)}`)).toMatch(/^(?:mot-)+m?o?t?$/);
});

test('a slug belongs to one article', () => {
  const others = [
    { id: 'a', slug: 'testament' },
    { id: 'b', slug: 'parole' },
  ];
  expect(slugIssues('testament', 'new', others)).toEqual([{ field: 'slug', code: 'slug_taken' }]);
  expect(slugIssues('testament', 'a', others)).toEqual([]);
  expect(slugIssues('autre', 'new', others)).toEqual([]);
});
