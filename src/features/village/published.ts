import type { PublishedScreen } from '#published/screen.ts';
import { besideIn, byZone } from './exhibitor-list.ts';

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
      const zones = byZone(content.exhibitor.values());
      return Array.from(content.exhibitor.values(), ({ id, zone_id }) => ({
        of: { id },
        parts: [content.zone, content.exhibitor],
        gather(page) {
          page.add('exhibitor', id, 'whole').add('zone', zone_id);
          const zone = zones.get(zone_id ?? '') ?? [];
          for (const other of besideIn(zone, id)) page.add('exhibitor', other.id);
        },
      }));
    },
  },
];
