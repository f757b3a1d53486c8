import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openSearch } from '#features/search/index.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './bottom-bar.module.css';
import { bottomIcons, bottomPlaces, useIsCurrent } from './navigation.ts';

/** The five things people use while walking, within reach of a thumb. */
export function BottomBar() {
  const { t } = useTranslation();
  const current = useIsCurrent();
  return (
    <nav className={classes.bar} aria-label={t('frame.quick_navigation')}>
      <ul>
        {bottomPlaces.map((name) => {
          const Icon = bottomIcons[name];
          return (
            <li key={name}>
              <PlaceLink to={name} aria-current={current(name)}>
                <Icon aria-hidden stroke={1.6} />
                <span>{t(`nav.${name}`)}</span>
              </PlaceLink>
            </li>
          );
        })}
        <li>
          <button type="button" onClick={openSearch}>
            <IconSearch aria-hidden stroke={1.6} />
            <span>{t('nav.search')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
