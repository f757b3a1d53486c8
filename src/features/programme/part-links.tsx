import { presentFor } from '#domain/moment.ts';
import { partsOf } from '#domain/parts.ts';
import type { Programme, Session } from '#domain/programme.ts';
import { useNow } from '#shared/use-now.ts';
import { Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useRowTexts } from './row-texts.ts';
import { SessionRow } from './session-row.tsx';
import classes from './session-rows.module.css';

/** What a session is part of, by name and link; nothing where it stands by itself. */
export function WholeLink({ programme, session }: { programme: Programme; session: Session }) {
  const { t, speak } = useRowTexts();
  const whole = programme.byId.get(session.event.part_of_id ?? '');
  if (!whole) return null;
  return (
    <p>
      {t('programme:part_of_session')}{' '}
      <PlaceLink to="event" parameters={{ id: whole.event.id }}>
        {speak(whole.event.title)}
      </PlaceLink>
    </p>
  );
}

/** The sessions that are part of one, in order of time. */
export function Parts({ programme, session }: { programme: Programme; session: Session }) {
  const texts = useRowTexts();
  const now = useNow();
  const parts = partsOf(programme, session);
  if (parts.length === 0) return null;
  return (
    <Section id="parts" title={texts.t('programme:parts')}>
      <ul className={classes.list}>
        {parts.map((part) => (
          <SessionRow
            key={part.event.id}
            session={part}
            at={part.starts - 1}
            present={presentFor(part, now)}
            texts={texts}
            level={3}
            dated
          />
        ))}
      </ul>
    </Section>
  );
}
