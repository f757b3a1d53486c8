import type { Session } from '#domain/programme.ts';
import type { RowTexts } from './row-texts.ts';
import { SessionRow } from './session-row.tsx';
import classes from './session-rows.module.css';

interface Props {
  readonly sessions: readonly Session[];
  /** The present (ms), for all of them or for each by itself. */
  readonly at: number | ((session: Session) => number);
  readonly texts: RowTexts;
  /** Of the headings of the rows. */
  readonly level: 3 | 4;
  /** Each says its day. */
  readonly dated?: boolean;
}

/** Sessions as a list of rows. */
export function SessionRows({ sessions, at, texts, level, dated = false }: Props) {
  return (
    <ul className={classes.list}>
      {sessions.map((session) => (
        <SessionRow
          key={session.event.id}
          session={session}
          at={typeof at === 'number' ? at : at(session)}
          texts={texts}
          level={level}
          dated={dated}
        />
      ))}
    </ul>
  );
}
