import type { PublishedScreen } from '#published/screen.ts';

export const published: readonly PublishedScreen[] = [
  {
    file: 'pages/presentation-screen.tsx',
    address: 'presentation',
    pages: () => [{ gather: (page) => page.texts('presentation', 'local_area', 'signature') }],
  },
  {
    file: 'pages/sheikh-screen.tsx',
    address: 'sheikh',
    pages: ({ content }) => [
      {
        parts: [content.article],
        gather: (page) => page.texts('cheikh').all('article'),
      },
    ],
  },
];
