import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type EventChange, useEventChanges } from '#features/favourites/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useRow } from '#replica/read.ts';
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

function Change({ change: { id, title, what, before, now } }: { change: EventChange }) {
  const { t } = useTranslation('favourites');
  const format = useFormat();
  const localize = useLocalize();
  const place = useRow('location', now?.location_id ?? '');
  const range = (event: { starts_at: string; ends_at: string }) =>
    `${format.time(event.starts_at)} – ${format.time(event.ends_at)}`;
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
      {what === 'moved' && retimed && (
        <p className={classes.what}>
          {t('changes.time', {
            day: format.shortDay(now.date),
            time: range(now),
            before: range(before),
          })}
        </p>
      )}
      {what === 'moved' && now && now.location_id !== before.location_id && (
        <p className={classes.what}>
          {place ? t('changes.place', { place: localize(place.name) }) : t('changes.no_place')}
        </p>
      )}
    </div>
  );
}
