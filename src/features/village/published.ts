import type { PublishedScreen } from '#published/screen.ts';
import { groupBy } from '#shared/group-by.ts';

export const published: readonly PublishedScreen[] = [
  {
    address: 'village',
    pages: ({ content, edition }) => [
      {
        parts: [content.zone, content.exhibitor],
        gather: (page) => page.plan(edition).all('exhibitor').all('location'),
      },
    ],
  },
  {
    address: 'exhibitor',
    pages({ content }) {
      const zones = groupBy(content.exhibitor.values(), ({ zone_id }) => zone_id ?? '');
      return Array.from(content.exhibitor.values(), ({ id, zone_id }) => ({
        of: { id },
        parts: [content.zone, content.exhibitor],
        gather(page) {
          page.add('exhibitor', id, 'whole').add('zone', zone_id);
          for (const other of zones.get(zone_id ?? '') ?? []) page.add('exhibitor', other.id);
        },
      }));
    },
  },
];
