import { useTranslation } from 'react-i18next';
import { presentFor } from '#domain/moment.ts';
import { mostBeside, neighboursOf } from '#domain/neighbours.ts';
import type { Programme, Session } from '#domain/programme.ts';
import { useNow } from '#shared/use-now.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './event-neighbours.module.css';
import { timeRange, useRowTexts } from './row-texts.ts';
import { SessionRow } from './session-row.tsx';

/** What is on in the same place before and after a session, and elsewhere meanwhile. */
export function EventNeighbours({
  programme,
  session,
}: {
  programme: Programme;
  session: Session;
}) {
  const { t } = useTranslation('programme');
  const texts = useRowTexts();
  const now = useNow();
  const { previous, next, meanwhile } = neighboursOf(programme, session);
  return (
    <div className={classes.neighbours}>
      {(previous || next) && (
        <nav className={classes.around} aria-label={t('same_place')}>
          {previous && <Step session={previous} label={t('previous_here')} side="previous" />}
          {next && <Step session={next} label={t('next_here')} side="next" />}
        </nav>
      )}
      {meanwhile.length > 0 && (
        <Section
          id="meanwhile"
          title={t('meanwhile')}
          aside={
            meanwhile.length === mostBeside && (
              <PlaceLink to="programme" search={{ day: session.event.date }}>
                {t('whole_day')}
              </PlaceLink>
            )
          }
        >
          <ul className={classes.meanwhile}>
            {meanwhile.map((other) => (
              <SessionRow
                key={other.event.id}
                session={other}
                at={other.starts - 1}
                present={presentFor(other, now)}
                texts={texts}
                level={3}
              />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Step({
  session,
  label,
  side,
}: {
  session: Session;
  label: string;
  side: 'previous' | 'next';
}) {
  const { format } = useRowTexts();
  return (
    <PlaceLink
      to="event"
      parameters={{ id: session.event.id }}
      className={classes.step}
      data-side={side}
    >
      <small>
        {label}
        {' · '}
        <span>{timeRange(session, format)}</span>
      </small>
      <strong>
        <LocalizedText value={session.event.title} />
      </strong>
    </PlaceLink>
  );
}
