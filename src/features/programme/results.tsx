import { memo, useMemo } from 'react';
import { presentFor } from '#domain/moment.ts';
import type { Session } from '#domain/programme.ts';
import { groupBy } from '#shared/group-by.ts';
import { useGradual } from '#ui/use-gradual.ts';
import classes from './results.module.css';
import type { RowTexts } from './row-texts.ts';
import { SessionRows } from './session-rows.tsx';

const pace = { first: 12, step: 40, eager: 132 };

interface Props {
  /** What was found, in order of time. */
  readonly sessions: readonly Session[];
  readonly at: number;
  readonly texts: RowTexts;
}

/** How much a search found in all days, and what, grouped by day. */
export const Results = memo(function Results({ sessions, at, texts }: Props) {
  const { shown, endRef } = useGradual(sessions, pace);
  const days = useMemo(
    () => [...groupBy(sessions.slice(0, shown), ({ event }) => event.date)],
    [sessions, shown],
  );
  const { t, format } = texts;
  return (
    <>
      <p role="status" className={classes.count}>
        {sessions.length > 0
          ? t('programme:found', { count: sessions.length })
          : t('programme:nothing_found')}
      </p>
      {days.map(([day, found]) => (
        <section key={day} className={classes.day} aria-label={format.day(day)}>
          <h2 className={classes.heading}>{format.day(day)}</h2>
          <SessionRows
            sessions={found}
            at={(session) => presentFor(session, at)}
            texts={texts}
            level={3}
          />
        </section>
      ))}
      <div ref={endRef} />
    </>
  );
});
