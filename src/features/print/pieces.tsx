import type { ReactNode } from 'react';
import { peopleOf, type Session } from '#domain/programme.ts';
import { type RowTexts, timeRange } from '#features/programme/index.ts';
import type { Piece } from './chapter.ts';
import classes from './pieces.module.css';

/** What stands over each page of a chapter. */
export function Title({ children }: { children: ReactNode }) {
  return <h2 className={classes.heading}>{children}</h2>;
}

/** A heading with which a page may begin, and never ends. */
export function heading(key: string, text: ReactNode, more: Pick<Piece, 'begins'> = {}): Piece {
  return { key, leads: true, ...more, node: <h3 className={classes.heading}>{text}</h3> };
}

/** One session on paper: when, what and who; where as well unless a heading says it. */
export function sessionPiece(session: Session, texts: RowTexts, placed: boolean): Piece {
  const { event, location } = session;
  const { t, format, speak, types } = texts;
  const people = peopleOf(session).map(({ name }) => texts.localize(name));
  return {
    key: event.id,
    node: (
      <div className={classes.session} data-cancelled={event.cancelled || undefined}>
        <p className={classes.time}>{timeRange(session, format)}</p>
        <div>
          <h4 className={classes.title}>{speak(event.title)}</h4>
          <p className={classes.facts}>
            <span className={classes.type}>
              {event.cancelled ? t('programme:cancelled') : types[event.type]}
            </span>
            {placed && (
              <span>{location ? speak(location.name, true) : t('programme:no_place')}</span>
            )}
          </p>
          {people.length > 0 && <p className={classes.people}>{format.list(people)}</p>}
        </div>
      </div>
    ),
  };
}
