import type { PublishedScreen } from '#published/screen.ts';

export const published: readonly PublishedScreen[] = [
  {
    address: 'presentation',
    pages: () => [{ gather: (page) => page.texts('presentation', 'local_area', 'signature') }],
  },
  {
    address: 'sheikh',
    pages: ({ content }) => [
      {
        parts: [content.article],
        gather: (page) => page.texts('cheikh').all('article'),
      },
    ],
  },
];
