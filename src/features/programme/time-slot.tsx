import { memo } from 'react';
import type { Slot } from '#domain/moment.ts';
import type { PrayerTime } from '#domain/prayer-times.ts';
import type { Session } from '#domain/programme.ts';
import { countText, statusOf } from '#domain/status.ts';
import { PrayerLine, sessionsAcross } from '#features/prayers/index.ts';
import { ownStart, type RowTexts } from './row-texts.ts';
import { SessionRows } from './session-rows.tsx';
import classes from './time-slot.module.css';

interface Props {
  readonly slot: Slot;
  /** The prayers before it, and the sessions of the day that may run across them. */
  readonly prayers: readonly PrayerTime[];
  readonly ofDay: readonly Session[];
  /** The present (ms), held still while it makes no difference to this slot. */
  readonly at: number;
  readonly texts: RowTexts;
}

/** Sessions that begin together, under their time, which stays in sight while they pass. */
export const TimeSlot = memo(function TimeSlot({ slot, prayers, ofDay, at, texts }: Props) {
  const { t, format } = texts;
  const own = ownStart(slot.starts, format);
  const first = slot.sessions.find(({ event }) => !event.cancelled);
  const status = first && statusOf(first, at);
  const wait = status?.moment === 'coming' && countText(status, t);
  return (
    <section className={classes.slot} data-rows={Math.min(slot.sessions.length, 8)}>
      {prayers.map((prayer) => (
        <div key={prayer.name} className={classes.prayer}>
          <PrayerLine prayer={prayer} across={sessionsAcross(prayer, ofDay)} />
        </div>
      ))}
      <h3 className={classes.time}>
        <time dateTime={new Date(slot.starts).toISOString()}>{format.time(slot.starts)}</time>
        {own && <small>{t('common:time.own', { time: own })}</small>}
        {wait && <small className={classes.soon}>{wait}</small>}
      </h3>
      <SessionRows sessions={slot.sessions} at={at} texts={texts} level={4} />
    </section>
  );
});
