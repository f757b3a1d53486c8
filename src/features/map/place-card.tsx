import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { holdsSessions, type Location } from '#entities/index.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { FacilityList } from './facility-list.tsx';
import classes from './place-card.module.css';
import { PlacePresence } from './place-presence.tsx';
import { WayButton } from './way-button.tsx';

/** What the map says of a place: its name, leading to its page, what is on and what is found there. */
export function PlaceCard({
  location,
  sessions,
  at,
  onClose,
  onWay,
}: {
  location: Location;
  sessions: readonly Session[];
  at: number;
  onClose: () => void;
  /** Asks for the way there; undefined where there is none. */
  onWay: (() => void) | undefined;
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
      <div className={classes.more}>
        {(holdsSessions(location) || sessions.length > 0) && (
          <PlacePresence sessions={sessions} at={at} />
        )}
        <FacilityList location={location} />
        {onWay && <WayButton onWay={onWay} />}
      </div>
    </div>
  );
}
