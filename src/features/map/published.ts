import type { PublishedScreen } from '#published/screen.ts';
import { groupBy } from '#shared/group-by.ts';

export const published: readonly PublishedScreen[] = [
  {
    address: 'map',
    pages: ({ content, programme: { sessions }, edition }) => [
      {
        parts: [content.zone],
        sessions,
        gather(page) {
          page.plan(edition).all('location', 'whole');
          for (const { event } of sessions) page.add('event', event.id, 'named');
        },
      },
    ],
  },
  {
    address: 'location',
    pages({ content, programme, edition }) {
      const held = groupBy(programme.sessions, ({ event }) => event.location_id ?? '');
      return Array.from(content.location.keys(), (id) => {
        const sessions = held.get(id) ?? [];
        return {
          of: { id },
          parts: [content.zone],
          sessions,
          gather: (page) =>
            page.plan(edition).all('location').about('location', id).sessions(sessions),
        };
      });
    },
  },
];
