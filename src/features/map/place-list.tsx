import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { holdsSessions, type Location } from '#entities/index.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useWide } from '#ui/use-wide.ts';
import { FacilityList } from './facility-list.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceIcon } from './place-icon.tsx';
import classes from './place-list.module.css';
import { PlacePresence } from './place-presence.tsx';
import { directionsTo } from './places.ts';
import type { SessionsByPlace } from './presence.ts';
import { WayButton } from './way-button.tsx';

interface Props {
  readonly locations: readonly Location[];
  readonly sessions: SessionsByPlace;
  /** How many each place has, where not all of them are held yet. */
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly at: number;
  /** Id of the place that is open; '' for none. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Asks for the way to a place; undefined where there is none. */
  readonly onWay: (location: Location) => (() => void) | undefined;
}

/** Places with type, capacity and number of events; one at a time opens and tells what is on and what it has. */
export function PlaceList({ locations, sessions, counts, at, selected, onSelect, onWay }: Props) {
  return (
    <ul className={classes.list}>
      {locations.map((location) => (
        <Item
          key={location.id}
          location={location}
          sessions={sessions.get(location.id) ?? []}
          count={counts?.get(location.id)}
          at={at}
          open={location.id === selected}
          onToggle={() => onSelect(location.id === selected ? '' : location.id)}
          onWay={onWay(location)}
        />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly location: Location;
  readonly sessions: readonly Session[];
  readonly count: number | undefined;
  readonly at: number;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onWay: (() => void) | undefined;
}

function Item({
  location,
  sessions,
  count = sessions.length,
  at,
  open,
  onToggle,
  onWay,
}: ItemProps) {
  const { t } = useTranslation('map');
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const wide = useWide();
  useEffect(() => {
    // Beside the map the list follows it; below the map that would take the map out of sight.
    if (open && wide) item.current?.scrollIntoView({ block: 'nearest' });
  }, [open, wide]);
  const directions = directionsTo(location);
  const service = !holdsSessions(location);
  return (
    <li ref={item} className={classes.item} data-open={open || undefined}>
      <span className={classes.icon}>
        <PlaceIcon location={location} />
      </span>
      <div className={classes.head}>
        <h2>
          <button
            type="button"
            data-paper
            aria-expanded={open}
            aria-controls={id}
            onClick={onToggle}
          >
            <span>
              <LocalizedText value={location.name} />
            </span>
            <IconChevronDown aria-hidden stroke={1.8} />
          </button>
        </h2>
        <PlaceFacts location={location} events={count} />
        {service && <FacilityList location={location} />}
        <noscript>
          <PlaceLink to="location" parameters={{ id: location.id }}>
            {t('details')}
          </PlaceLink>
        </noscript>
      </div>
      <div id={id} className={classes.more} hidden={!open}>
        {open && (
          <>
            {(!service || count > 0) && <PlacePresence sessions={sessions} at={at} />}
            {!service && <FacilityList location={location} />}
            <div className={classes.links}>
              <PlaceLink to="location" parameters={{ id: location.id }}>
                {t('details')}
              </PlaceLink>
              {directions && (
                <a href={directions} target="_blank" rel="noopener noreferrer">
                  {t('directions')}
                </a>
              )}
              {onWay && <WayButton onWay={onWay} />}
            </div>
          </>
        )}
      </div>
    </li>
  );
}
