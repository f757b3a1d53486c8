import { prayerPlacesOf } from '#domain/prayer-places.ts';
import type { PublishedScreen } from '#published/screen.ts';
import { daysOf } from './days.ts';

export const published: readonly PublishedScreen[] = [
  {
    address: 'prayers',
    pages({ content, edition }) {
      const row = content.edition.get(String(edition));
      const places = prayerPlacesOf(content.location);
      return [
        {
          prayerDays: row ? daysOf(row) : [],
          gather(page) {
            for (const { id } of places) page.add('location', id, 'whole');
          },
        },
      ];
    },
  },
];
