import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import type { Location } from '#entities/index.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './place-card.module.css';
import { PlacePresence } from './place-presence.tsx';

/** What the map says of a place: its name, leading to its page, and what is on there. */
export function PlaceCard({
  location,
  sessions,
  at,
  onClose,
}: {
  location: Location;
  sessions: readonly Session[];
  at: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('map');
  return (
    <div className={classes.card}>
      <PlaceLink to="location" parameters={{ id: location.id }} className={classes.name}>
        <LocalizedText value={location.name} />
      </PlaceLink>
      <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
        <IconX aria-hidden stroke={1.8} />
      </button>
      <PlacePresence sessions={sessions} at={at} />
    </div>
  );
}
