import { nowAndNext } from '#domain/moment.ts';
import type { Programme, Session } from '#domain/programme.ts';
import type { PublishedScreen } from '#published/screen.ts';

/** Sessions to come that the page shows. */
const most = 4;

export const published: readonly PublishedScreen[] = [
  {
    address: 'home',
    pages({ programme, now, today }) {
      const sessions = sessionsAround(programme, now);
      return [
        {
          sessions,
          prayerDays: [today],
          gather: (page) => page.texts('hero', 'about').sessions(sessions),
        },
      ];
    },
  },
];

/** The first one, to which days are counted, what is on and what comes next. */
function sessionsAround({ sessions }: Programme, now: number): Session[] {
  const held = sessions.filter(({ event }) => !event.cancelled);
  const { on, coming } = nowAndNext(held, now);
  return [...new Set([...held.slice(0, 1), ...on, ...coming.slice(0, most)])];
}
