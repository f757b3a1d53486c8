import type { PublishedScreen } from '#published/screen.ts';
import { groupBy } from '#shared/group-by.ts';
import { presenceAt, sessionsByPlace } from './presence.ts';

export const published: readonly PublishedScreen[] = [
  {
    address: 'map',
    pages({ content, programme, edition, now }) {
      const byPlace = [...sessionsByPlace(programme.sessions)];
      const present = byPlace.map(([, sessions]) => presenceAt(sessions, now));
      const on = present.flatMap((place) => place.on);
      const next = present.flatMap((place) => place.next ?? []);
      return [
        {
          parts: [content.zone, ...on, ...next],
          places: byPlace.map(([id, { length }]) => [id, length] as const),
          // It marks where something is on; how long that lasts is told once a place is opened.
          says: on.map(({ event }) => event.id),
          until: Math.min(...on.map(({ ends }) => ends), ...next.map(({ starts }) => starts)),
          gather(page) {
            page.plan(edition).all('location', 'whole');
            for (const { event } of [...on, ...next]) page.add('event', event.id, 'named');
          },
        },
      ];
    },
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
