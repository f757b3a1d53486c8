import { inOrder, leadOf, related } from '#domain/news-order.ts';
import type { PublishedScreen } from '#published/screen.ts';

export const published: readonly PublishedScreen[] = [
  {
    address: 'news',
    pages: ({ content: { news } }) => [
      {
        parts: [news],
        gather(page) {
          // How the one that leads begins is shown beside its picture.
          page.all('news').add('news', leadOf(inOrder(news.values()))?.id, 'whole');
        },
      },
    ],
  },
  {
    address: 'news_article',
    pages: ({ content: { news } }) =>
      Array.from(news.values(), (article) => ({
        of: { id: article.id },
        parts: [news],
        gather(page) {
          page.about('news', article.id);
          for (const { id } of related(article, news.values())) page.add('news', id);
        },
      })),
  },
];
