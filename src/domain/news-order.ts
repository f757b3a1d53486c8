import type { News } from '#entities/index.ts';

/** The newest first: instants in ISO 8601 and UTC sort as they are written. */
function newest(a: News, b: News): number {
  return Number(b.published_at > a.published_at) - Number(b.published_at < a.published_at);
}

/** News as the list shows them: featured first, then the newest. */
export function inOrder(news: Iterable<News>): News[] {
  return [...news].sort((a, b) => Number(b.featured) - Number(a.featured) || newest(a, b));
}

/** The article that leads news in their order, if any does. */
export function leadOf([first]: readonly News[]): News | undefined {
  return first?.featured ? first : undefined;
}

/** Up to `count` other articles for who has read this one: same category first, then the newest. */
export function related(article: News, news: Iterable<News>, count = 3): News[] {
  return [...news]
    .filter(({ id }) => id !== article.id)
    .sort(
      (a, b) =>
        Number(b.category === article.category) - Number(a.category === article.category) ||
        newest(a, b),
    )
    .slice(0, count);
}
