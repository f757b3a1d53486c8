import type { Appearances } from '#domain/appearances.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { timeRange, useRowTexts } from '#features/programme/index.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './interventions.module.css';

/** What a person says at the forum: each intervention with its session, day, time and place. */
export function Interventions({ interventions }: Pick<Appearances, 'interventions'>) {
  const { t, format, speak, localize } = useRowTexts();
  return (
    <ul className={classes.list}>
      {interventions.map(({ intervention, session: { event, starts, ends, location } }) => (
        <li key={intervention.id}>
          <p className={classes.when}>
            <span className={classes.day}>{format.shortDay(event.date)}</span>
            <span>{timeRange({ starts, ends }, format)}</span>
            {location && <span>{speak(location.name, true)}</span>}
            {event.cancelled && (
              <strong className={classes.cancelled}>{t('programme:cancelled')}</strong>
            )}
          </p>
          <h3 className={classes.title}>
            <PlaceLink
              to="intervention"
              parameters={{ eventId: event.id, speakerId: intervention.speaker_id }}
            >
              {speak(intervention.title)}
            </PlaceLink>
          </h3>
          <p className={classes.session}>
            <PlaceLink to="event" parameters={{ id: event.id }}>
              {speak(event.title)}
            </PlaceLink>
          </p>
          <HeartButton
            kind="event"
            id={event.id}
            label={t('favourites:heart.event', { name: localize(event.title) })}
            corner
          />
        </li>
      ))}
    </ul>
  );
}
