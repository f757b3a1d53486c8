import type { PublishedScreen } from '#published/screen.ts';

export const published: readonly PublishedScreen[] = [
  {
    file: 'announcements/announcements-screen.tsx',
    address: 'announcements',
    pages: ({ content }) => [
      { parts: [content.announcement], gather: (page) => page.all('announcement', 'whole') },
    ],
  },
];
