import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentOf } from '#domain/moment.ts';
import { type PrayerTime, prayerDaysOf, usePrayers } from '#domain/prayer-times.ts';
import { WalkList, WalkPlan } from '#features/map/index.ts';
import { PrayerLine, prayersBetween, sessionsAcross } from '#features/prayers/index.ts';
import { PastFold, SessionRow, useRowTexts } from '#features/programme/index.ts';
import { usePrinting } from '#ui/use-printing.ts';
import { Between } from './between.tsx';
import classes from './day-plan.module.css';
import type { DayPlan, Stop } from './plan.ts';

/** One day of My Program: what is over folded away, clashes and the time in between marked. */
export function DayPlanView({ plan, at }: { plan: DayPlan; at: number }) {
  const { t } = useTranslation(['favourites', 'programme']);
  const texts = useRowTexts();
  const [opened, setOpened] = useState(false);
  const open = usePrinting() || opened;
  const { day, stops, clashing } = plan;
  const coming = stops.filter(({ session }) => momentOf(session, at) !== 'over');
  const over = stops.length - coming.length;
  const folded = over > 0 && coming.length > 0;
  const shown = folded && !open ? coming : stops;
  const sessions = stops.map(({ session }) => session);
  const prayersOf = usePrayers();
  // What was said before a session is folded away with it.
  const between = prayersBetween(
    prayerDaysOf(sessions).flatMap(prayersOf),
    sessions,
    sessions.map(({ starts }) => starts),
  );
  const renderPrayers = (prayers: readonly PrayerTime[] = []) =>
    prayers.map((prayer) => (
      <PrayerLine key={prayer.name} prayer={prayer} across={sessionsAcross(prayer, sessions)} />
    ));
  return (
    <section className={classes.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={classes.heading}>
        {texts.format.day(day)}
      </h2>
      {clashing > 0 && (
        <p className={classes.clashes}>{t('favourites:clashes', { count: clashing })}</p>
      )}
      {folded && <PastFold open={open} count={over} onToggle={() => setOpened(!open)} />}
      <ol className={classes.stops}>
        {shown.map((stop) => (
          <StopView key={stop.session.event.id} stop={stop} at={at} texts={texts}>
            {renderPrayers(between[stops.indexOf(stop)])}
          </StopView>
        ))}
      </ol>
      {renderPrayers(between[stops.length])}
      {plan.walk.length > 1 && <Walk plan={plan} />}
    </section>
  );
}

function StopView({
  stop: { session, clashes, before },
  at,
  texts,
  children,
}: {
  stop: Stop;
  at: number;
  texts: ReturnType<typeof useRowTexts>;
  /** What stands before it. */
  children: ReactNode;
}) {
  const { t } = useTranslation('favourites');
  return (
    <li className={classes.stop} data-clash={clashes.length > 0 || undefined}>
      {children}
      {before && <Between interval={before} />}
      <ul className={classes.row}>
        <SessionRow session={session} at={at} texts={texts} level={3} />
      </ul>
      {clashes.map(({ event }) => (
        <p key={event.id} className={classes.clash}>
          {t('clash', { title: texts.localize(event.title) })}
        </p>
      ))}
    </li>
  );
}

function Walk({ plan: { day, walk } }: { plan: DayPlan }) {
  const { t } = useTranslation('favourites');
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.walk} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('route')}</summary>
      {open && (
        <>
          <WalkPlan day={day} walk={walk} />
          <WalkList walk={walk} />
        </>
      )}
    </details>
  );
}
