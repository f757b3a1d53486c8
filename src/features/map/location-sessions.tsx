import type { Session } from '#domain/programme.ts';
import { SessionRows, useRowTexts } from '#features/programme/index.ts';
import { groupBy } from '#shared/group-by.ts';
import { useNow } from '#shared/use-now.ts';
import classes from './location-sessions.module.css';

/** The sessions of one place under their programme days. */
export function LocationSessions({ sessions }: { sessions: readonly Session[] }) {
  const texts = useRowTexts();
  const at = useNow();
  const days = [...groupBy(sessions, ({ event }) => event.date)];
  return days.map(([day, held]) => (
    <section key={day} className={classes.day} aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`}>{texts.format.day(day)}</h3>
      <SessionRows sessions={held} at={at} texts={texts} level={4} />
    </section>
  ));
}
