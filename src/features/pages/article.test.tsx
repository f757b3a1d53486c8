import { expect, test } from 'vitest';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { ArticleReading } from './article.tsx';

test('an article was updated on the day that it was at the venue', async () => {
  const article = rowOf('article', { id: 'a', updated_at: '2026-11-20T23:30:00.000Z' });
  expect(await rendered(<ArticleReading article={article} />)).toContain('21 November 2026');
});
