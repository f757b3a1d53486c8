import { useTranslation } from 'react-i18next';
import type { PrayerTime } from '#domain/prayer-times.ts';
import type { Session } from '#domain/programme.ts';
import type { Timed } from '#domain/status.ts';
import { useFormat } from '#i18n/format.ts';
import classes from './prayer-line.module.css';

interface Props {
  readonly prayer: PrayerTime;
  /** How many sessions run across its hour. */
  readonly across?: number;
  /** It stands with the one session that runs across its hour. */
  readonly during?: boolean;
}

/** The hour of a prayer, as a quiet line between sessions. */
export function PrayerLine({ prayer, across = 0, during = false }: Props) {
  const { t } = useTranslation('prayers');
  const format = useFormat();
  const { name, at, iqama } = prayer;
  return (
    <p className={classes.line}>
      <span>
        {t(`names.${name}`)} <time dateTime={new Date(at).toISOString()}>{format.time(at)}</time>
      </span>
      {iqama !== undefined && <small>{t('iqama', { time: format.time(iqama) })}</small>}
      {during && <small>{t('during')}</small>}
      {across > 0 && <small>{t('across', { count: across })}</small>}
    </p>
  );
}

/**
 * The prayers to be said before each of several moments of a day (ms, in order), and after the last:
 * those between the beginning and the end of the sessions. Sunrise is no prayer.
 */
export function prayersBetween(
  prayers: readonly PrayerTime[],
  sessions: readonly Pick<Session, 'starts' | 'ends'>[],
  moments: readonly number[],
): readonly (readonly PrayerTime[])[] {
  const begins = Math.min(...sessions.map(({ starts }) => starts));
  const ends = Math.max(...sessions.map((session) => session.ends));
  const within = prayers.filter(({ name, at }) => name !== 'sunrise' && at >= begins && at <= ends);
  return [...moments, Number.POSITIVE_INFINITY].map((moment, index) =>
    within.filter(({ at }) => at <= moment && at > (moments[index - 1] ?? 0)),
  );
}

/** How many sessions are on at the hour of a prayer, none that is cancelled. */
export function sessionsAcross(prayer: PrayerTime, sessions: readonly Timed[]): number {
  return sessions.filter(
    ({ starts, ends, event }) => !event.cancelled && starts < prayer.at && prayer.at < ends,
  ).length;
}
