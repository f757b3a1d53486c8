import type { PublishedScreen } from '#published/screen.ts';
import { nextDeparture } from './timetable.ts';

export const published: readonly PublishedScreen[] = [
  {
    address: 'guide',
    pages({ content, now }) {
      const next = Array.from(content.shuttle.values(), (line) => nextDeparture(line, now));
      return [
        {
          parts: [content.guide_section, content.guide_contact, content.shuttle],
          says: next.map((departure) => `${departure?.day} ${departure?.time}`),
          // In the minute in which it leaves it is still the next.
          until: Math.min(...next.map((one) => (one ? one.instant + 60_000 : Infinity))),
          gather(page) {
            page.all('guide_section', 'whole').all('guide_contact').all('shuttle', 'whole');
            for (const { location_id } of content.guide_section.values()) {
              page.add('location', location_id, 'named');
            }
          },
        },
      ];
    },
  },
];
