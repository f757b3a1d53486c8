import type { PublishedScreen } from '#published/screen.ts';

export const published: readonly PublishedScreen[] = [
  {
    address: 'announcements',
    pages: ({ content }) => [
      { parts: [content.announcement], gather: (page) => page.all('announcement', 'whole') },
    ],
  },
];
