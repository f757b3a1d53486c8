import type { PublishedScreen } from '#published/screen.ts';

export const published: readonly PublishedScreen[] = [
  {
    file: 'pages/presentation-screen.tsx',
    address: 'presentation',
    pages: () => [{ gather: (page) => page.all('site_content', 'whole') }],
  },
  {
    file: 'pages/sheikh-screen.tsx',
    address: 'sheikh',
    pages: ({ content }) => [
      {
        parts: [content.article],
        gather: (page) => page.all('site_content', 'whole').all('article'),
      },
    ],
  },
];
