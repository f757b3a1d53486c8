import { nowAndNext } from '#domain/moment.ts';
import type { PublishedScreen } from '#published/screen.ts';

export const published: readonly PublishedScreen[] = [
  {
    address: 'live',
    far: true,
    pages({ content, programme, edition, now }) {
      const hall = content.dashboard.get(String(edition))?.main_location_id ?? null;
      const inHall = programme.sessions.filter(
        ({ event }) => hall === null || event.location_id === hall,
      );
      const { on, coming } = nowAndNext(inHall, now);
      const sessions = [...on, ...coming.slice(0, 1)];
      return [
        {
          parts: [content.streaming, content.dashboard],
          sessions,
          gather: (page) =>
            page
              .sessions(sessions, 'listed')
              .all('streaming', 'whole')
              .all('dashboard')
              .add('location', hall),
        },
      ];
    },
  },
];
