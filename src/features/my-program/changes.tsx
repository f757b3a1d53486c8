import { useTranslation } from 'react-i18next';
import { type EventChange, useEventChanges } from '#features/favourites/index.ts';
import { timeRange, timeRangeBeside } from '#features/programme/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useRow } from '#replica/read.ts';
import { Button } from '#ui/button.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './changes.module.css';

/** What has become of favourites since their visitor last knew of them; each stays until seen. */
export function Changes() {
  const { t } = useTranslation('favourites');
  const { changes, acknowledge } = useEventChanges();
  if (changes.length === 0) return null;
  return (
    <section className={classes.changes} aria-labelledby="changes">
      <h2 id="changes">{t('changes.title')}</h2>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            <Change change={change} />
            <Button variant="default" onClick={() => acknowledge(change)}>
              {t('changes.seen')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When a session begins and ends (ms), as its visitor last knew it or as it is. */
const spanOf = ({ starts_at, ends_at }: EventChange['before']) => ({
  starts: Date.parse(starts_at),
  ends: Date.parse(ends_at),
});

/** One of them: what became of a session, and where and when it is now. */
export function Change({ change: { id, title, what, before, now } }: { change: EventChange }) {
  const { t } = useTranslation('favourites');
  const format = useFormat();
  const localize = useLocalize();
  const place = useRow('location', now?.location_id ?? '');
  // What takes place after all may do so elsewhere, or at another hour.
  const held = what === 'moved' || what === 'restored';
  const retimed = now && (now.starts_at !== before.starts_at || now.ends_at !== before.ends_at);
  return (
    <div>
      <h3>
        {now ? (
          <PlaceLink to="event" parameters={{ id }}>
            <LocalizedText value={title} />
          </PlaceLink>
        ) : (
          <LocalizedText value={title} />
        )}
      </h3>
      {what !== 'moved' && <p className={classes.what}>{t(`changes.${what}`)}</p>}
      {held && retimed && (
        <p className={classes.what}>
          {t('changes.time', {
            day: format.shortDay(now.date),
            time: timeRange(spanOf(now), format),
            before: timeRangeBeside(spanOf(before), spanOf(now).starts, format),
          })}
        </p>
      )}
      {held && now && now.location_id !== before.location_id && (
        <p className={classes.what}>
          {place ? t('changes.place', { place: localize(place.name) }) : t('changes.no_place')}
        </p>
      )}
    </div>
  );
}
