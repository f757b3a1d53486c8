import { useMeasures } from '#i18n/measures.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import type { WalkStop } from './walk.ts';
import classes from './walk-list.module.css';

/** A walk in words: its places in order, each with the way from the one before. */
export function WalkList({ walk }: { walk: readonly WalkStop[] }) {
  const { distance } = useMeasures();
  return (
    <ol className={classes.walk}>
      {walk.map(({ place, metres }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place may come twice in a day
        <li key={index}>
          <PlaceLink to="location" parameters={{ id: place.id }}>
            <LocalizedText value={place.name} />
          </PlaceLink>
          {metres !== undefined && <small>{distance(metres)}</small>}
        </li>
      ))}
    </ol>
  );
}
