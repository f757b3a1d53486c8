import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { useFormat } from '#i18n/format.ts';
import { KhatamLattice } from '#ui/khatam.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { Countdown } from './countdown.tsx';
import classes from './off-air.module.css';

/** The stage while nothing is streamed: the session that comes next, and how long until then. */
export function OffAir({ next, overline }: { next: Session | undefined; overline: ReactNode }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  return (
    <div className={classes.card}>
      <KhatamLattice faint />
      {overline}
      <p className={classes.text}>{t('off_air_text')}</p>
      {next && (
        <>
          <p className={classes.next}>
            {t('next_is')}{' '}
            <PlaceLink to="event" parameters={{ id: next.event.id }}>
              <LocalizedText value={next.event.title} />
            </PlaceLink>
            <small>
              <span>{format.day(next.event.date)}</span> <bdi>{format.time(next.starts)}</bdi>
            </small>
          </p>
          <Countdown to={next.starts} />
        </>
      )}
    </div>
  );
}
