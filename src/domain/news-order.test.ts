import { expect, test } from 'vitest';
import type { News } from '#entities/index.ts';
import { rowOf } from '../../tests/fixtures/row.ts';
import { inOrder, leadOf, related } from './news-order.ts';

function article(id: string, day: number, more: Partial<News> = {}): News {
  return rowOf('news', {
    id,
    edition_id: 21,
    title: { fr: id },
    content: { fr: `<p>${id}</p>` },
    author: null,
    category: 'event',
    image: null,
    featured: false,
    published: true,
    published_at: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
    ...more,
  });
}

const ids = (news: News[]) => news.map(({ id }) => id);

test('featured news come first, then the newest', () => {
  const news = [article('old', 1), article('new', 9), article('kept', 2, { featured: true })];
  expect(ids(inOrder(news))).toEqual(['kept', 'new', 'old']);
});

test('the first of the news leads if it is featured', () => {
  const [kept, plain] = [article('kept', 2, { featured: true }), article('new', 9)];
  expect(leadOf(inOrder([plain, kept]))).toBe(kept);
  expect(leadOf([plain])).toBeUndefined();
  expect(leadOf([])).toBeUndefined();
});

test('related news share the category before they are new, and never repeat the article', () => {
  const read = article('read', 5, { category: 'culture' });
  const news = [read, article('a', 9), article('b', 1, { category: 'culture' }), article('c', 8)];
  expect(ids(related(read, news, 2))).toEqual(['b', 'a']);
});
