import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ForeseenSession, foreseenDays } from '#exchange/foreseen-days.ts';
import type { HeldRows } from '#exchange/known-ids.ts';
import type { ImportPreview } from '#exchange/plan.ts';
import { useFormat } from '#i18n/format.ts';
import { fromTo } from '#shared/from-to.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import classes from './exchange.module.css';

interface Props {
  readonly plan: ImportPreview;
  readonly held: HeldRows;
  readonly publish: boolean;
}

/** The new and changed sessions as the programme will show them, by day. */
export function ScheduleReaders({ plan, held, publish }: Props) {
  const { t } = useTranslation('admin-exchange');
  const days = useMemo(() => [...foreseenDays(plan, held)], [plan, held]);
  return (
    <section className={classes.notices} aria-labelledby="readers">
      <h3 id="readers">{t('schedule.readers')}</h3>
      <p>{t(days.length > 0 ? 'schedule.readers_text' : 'schedule.readers_none')}</p>
      {days.map(([day, sessions], index) => (
        <Day key={day} day={day} sessions={sessions} publish={publish} begin={index === 0} />
      ))}
    </section>
  );
}

interface DayProps {
  readonly day: string;
  readonly sessions: readonly ForeseenSession[];
  readonly publish: boolean;
  /** Whether it stands open to begin with. */
  readonly begin: boolean;
}

function Day({ day, sessions, publish, begin }: DayProps) {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  // A day of hundreds of sessions is drawn only once somebody looks at it.
  const [open, setOpen] = useState(begin && sessions.length <= 60);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('schedule.day', { day: format.day(day), number: format.number(sessions.length) })}
      </summary>
      {open && (
        <ul className={classes.sessions}>
          {sessions.map((session) => (
            <Session key={session.id} session={session} publish={publish} />
          ))}
        </ul>
      )}
    </details>
  );
}

function Session({ session, publish }: { session: ForeseenSession; publish: boolean }) {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  const localize = useLocalize();
  const { state, event, place, speakers, track, documents, published } = session;
  const isSeen = state === 'new' ? publish : published;
  const about = [
    localize(place) || t('schedule.no_place'),
    format.list(speakers.map(localize)),
    localize(track),
    documents > 0 ? t('schedule.documents', { number: format.number(documents) }) : '',
  ].filter(Boolean);
  return (
    <li data-seen={isSeen}>
      <span>{fromTo(format.time(event.starts_at), format.time(event.ends_at))}</span>
      <span>
        <strong>
          <LocalizedText value={event.title} />
        </strong>{' '}
        <small>
          {[t(`state.${state}`), isSeen ? '' : t('schedule.draft')].filter(Boolean).join(' · ')}
        </small>
        <span className={classes.about}>
          {about.map((words) => (
            <bdi key={words}>{words}</bdi>
          ))}
        </span>
      </span>
    </li>
  );
}
