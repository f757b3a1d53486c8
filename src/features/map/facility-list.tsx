import { useTranslation } from 'react-i18next';
import { facilitiesOf, type Location } from '#entities/index.ts';
import { FacilityIcon } from './facility-icon.tsx';
import classes from './facility-list.module.css';

/** What visitors find at a place, each as a sign with its words; nothing where nothing is said. */
export function FacilityList({ location }: { location: Location }) {
  const { t } = useTranslation(['map', 'entity']);
  const held = facilitiesOf(location);
  if (held.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('map:facilities.here')}>
      {held.map((facility) => (
        <li key={facility}>
          <FacilityIcon facility={facility} />
          {t(`entity:location.facilities_options.${facility}`)}
        </li>
      ))}
    </ul>
  );
}
