import { type CSSProperties, memo, type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { momentOf, presentFor } from '#domain/moment.ts';
import { prayerDaysOf, usePrayers } from '#domain/prayer-times.ts';
import type { Session } from '#domain/programme.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './hall-grid.module.css';
import { type Hall, type PlannedSession, planHalls } from './hall-plan.ts';
import { OccupancyMark } from './occupancy-mark.tsx';
import { peopleLine, type RowTexts, timeRange } from './row-texts.ts';
import { TrackMark } from './track-mark.tsx';

interface Props {
  /** The sessions of one day, in order of time. */
  readonly sessions: readonly Session[];
  readonly at: number;
  readonly texts: RowTexts;
  readonly nowRef: Ref<HTMLDivElement>;
}

/** Measures that the style sheet reckons with. */
const measures = (values: Readonly<Record<`--${string}`, number | string>>) =>
  values as CSSProperties;

/** How close to an hour, in minutes, what is marked beside it leaves its figures no room. */
const [above, below] = [9, 22];

/** A day as a plan on wide screens: time down, halls across, with a line at the present (`at`, ms). */
export function HallGrid({ sessions, at, texts, nowRef }: Props) {
  const { t: words } = useTranslation('prayers');
  const { t, format } = texts;
  const prayersOf = usePrayers();
  const plan = useMemo(
    () =>
      planHalls(sessions, (a, b) => format.compare(texts.localize(a.name), texts.localize(b.name))),
    [sessions, texts, format],
  );
  if (!plan) return null;
  const present = at >= plan.starts && at < plan.ends;
  const minutes = (instant: number) => (instant - plan.starts) / 60_000;
  const prayers = prayerDaysOf(sessions).flatMap(prayersOf);
  const within = prayers.filter(
    (prayer) => prayer.name !== 'sunrise' && prayer.at >= plan.starts && prayer.at < plan.ends,
  );
  const marks = [...within.map((prayer) => prayer.at), ...(present ? [at] : [])].map(minutes);
  const hours = Array.from(
    { length: Math.round(minutes(plan.ends) / 60) },
    (_, hour) => hour * 60,
  ).filter((from) => !marks.some((mark) => mark > from - above && mark < from + below));
  return (
    // The plan scrolls by itself in both directions, so the keyboard must be able to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is focusable (WCAG 2.1.1)
    <section className={classes.plan} aria-label={t('programme:plan')} tabIndex={0} data-plan>
      <div
        className={classes.halls}
        style={measures({ '--minutes': minutes(plan.ends), '--halls': plan.halls.length })}
      >
        <div className={classes.hours} aria-hidden>
          {hours.map((from) => (
            <span key={from} style={measures({ '--from': from })}>
              {format.time(plan.starts + from * 60_000)}
            </span>
          ))}
          {within.map((prayer) => (
            <i key={prayer.at} style={measures({ '--from': minutes(prayer.at) })}>
              {words(`names.${prayer.name}`)}
              <br />
              {format.time(prayer.at)}
            </i>
          ))}
          {present && <b style={measures({ '--from': minutes(at) })}>{format.time(at)}</b>}
        </div>
        {plan.halls.map((hall) => (
          <HallColumn key={hall.location?.id ?? ''} hall={hall} at={at} texts={texts} />
        ))}
        {within.map((prayer) => (
          <p
            key={prayer.at}
            className={classes.prayer}
            style={measures({ '--from': minutes(prayer.at) })}
          >
            <span className="visually-hidden">
              {`${words(`names.${prayer.name}`)} ${format.time(prayer.at)}`}
            </span>
          </p>
        ))}
        {present && (
          <div ref={nowRef} className={classes.now} style={measures({ '--from': minutes(at) })} />
        )}
      </div>
    </section>
  );
}

function HallColumn({ hall, at, texts }: { hall: Hall; at: number; texts: RowTexts }) {
  return (
    <section className={classes.hall}>
      <h3 className={classes.name}>
        {hall.location ? texts.speak(hall.location.name, true) : texts.t('programme:no_place')}
      </h3>
      <ol>
        {hall.sessions.map((planned) => (
          <Block
            key={planned.session.event.id}
            planned={planned}
            at={presentFor(planned.session, at)}
            texts={texts}
          />
        ))}
      </ol>
    </section>
  );
}

/** One session in the plan, as tall as it is long. */
const Block = memo(function Block({
  planned: { session, from, minutes, lane, lanes },
  at,
  texts,
}: {
  planned: PlannedSession;
  at: number;
  texts: RowTexts;
}) {
  const { event } = session;
  const { t, format, speak, types } = texts;
  return (
    <li
      className={classes.block}
      data-type={event.type}
      data-moment={event.cancelled ? 'cancelled' : momentOf(session, at)}
      style={measures({ '--from': from, '--length': minutes, '--lane': lane, '--lanes': lanes })}
    >
      <PlaceLink to="event" parameters={{ id: event.id }}>
        <strong>{speak(event.title)}</strong>
        <small>
          <span>{timeRange(session, format)}</span>{' '}
          <span className={classes.type}>
            {event.cancelled ? t('programme:cancelled') : types[event.type]}
          </span>
        </small>
        <small>
          <TrackMark track={texts.tracks.get(event.track_id ?? '')} texts={texts} />
        </small>
        <OccupancyMark session={session} at={at} texts={texts} />
        <small>{peopleLine(session, texts)}</small>
      </PlaceLink>
      <HeartButton
        kind="event"
        id={event.id}
        label={t('favourites:heart.event', { name: texts.localize(event.title) })}
        corner
      />
    </li>
  );
});
