import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Speaker } from '#entities/index.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import classes from './person-link.module.css';

/** A person with portrait, name and title, leading to their profile. */
export function PersonLink({ speaker, role }: { speaker: Speaker; role?: ReactNode }) {
  const { t } = useTranslation('favourites');
  const localize = useLocalize();
  return (
    <div className={classes.person}>
      <Portrait person={speaker} size={3.4} />
      <div className={classes.text}>
        {role && <span className={classes.role}>{role}</span>}
        <PlaceLink to="speaker" parameters={{ id: speaker.id }} className={classes.name}>
          <LocalizedText value={speaker.name} />
        </PlaceLink>
        <small>
          <LocalizedText value={speaker.title} />
        </small>
      </div>
      <HeartButton
        kind="speaker"
        id={speaker.id}
        label={t('heart.speaker', { name: localize(speaker.name) })}
      />
    </div>
  );
}
