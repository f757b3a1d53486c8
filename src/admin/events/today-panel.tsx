import { IconBolt, IconLayoutColumns } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { nowAndNext, programmeDayAt } from '#domain/moment.ts';
import { useProgramme } from '#domain/programme.ts';
import { useFormat } from '#i18n/format.ts';
import { venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './today-panel.module.css';

/** Today at a glance: what is on, what comes next, and the way to the day-of mode. */
export function TodayPanel() {
  const { t } = useTranslation('admin-programme');
  const format = useFormat();
  const now = useNow();
  const { byDay, sessions } = useProgramme();
  const day = programmeDayAt(byDay, venueClock(now).date, now);
  const today = (byDay.get(day) ?? []).filter(({ event }) => !event.cancelled);
  const { on } = nowAndNext(today, now);
  const [next] = nowAndNext(sessions, now).coming;
  return (
    <section className={classes.panel} aria-labelledby="today-title">
      <h2 id="today-title">{t('today.title')}</h2>
      <p>{today.length > 0 ? t('today.sessions', { count: today.length }) : t('today.nothing')}</p>
      {on.length > 0 && (
        <>
          <h3>{t('day_of.now')}</h3>
          <ul>
            {on.map(({ event, location }) => (
              <li key={event.id}>
                <PlaceLink to="admin_events" search={{ id: event.id }}>
                  <LocalizedText value={event.title} />
                </PlaceLink>{' '}
                <small>
                  <LocalizedText value={location?.name} unmarked />
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      {next && (
        <p>
          {t('today.next', {
            day: format.day(venueClock(next.starts).date),
            time: format.time(next.starts),
          })}{' '}
          <PlaceLink to="admin_events" search={{ id: next.event.id }}>
            <LocalizedText value={next.event.title} />
          </PlaceLink>
        </p>
      )}
      <div className={classes.ways}>
        <PlaceLink to="admin_events" search={{ tab: 'today' }} className={classes.open}>
          <IconBolt aria-hidden stroke={1.6} />
          {t('today.open')}
        </PlaceLink>
        <PlaceLink to="admin_events" search={{ tab: 'planning' }} className={classes.open}>
          <IconLayoutColumns aria-hidden stroke={1.6} />
          {t('planning.title')}
        </PlaceLink>
      </div>
    </section>
  );
}
