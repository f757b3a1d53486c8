import { useTranslation } from 'react-i18next';
import { PlaceLink } from '#ui/place-link.tsx';
import { SideDrawer } from '#ui/side-drawer.tsx';
import { withMantine } from '#ui/theme/mantine.tsx';
import classes from './mobile-menu.module.css';
import { headerPlaces, menuPlaces, useIsCurrent } from './navigation.ts';
import { SchemeSwitch } from './scheme-switch.tsx';

/** The phone's menu itself: every place of the site and the colours. */
export const MenuDrawer = withMantine(Menu);

function Menu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const current = useIsCurrent();
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="20rem"
      title={t('frame.menu')}
      closeButtonProps={{ 'aria-label': t('frame.close'), size: '2.75rem' }}
    >
      <nav aria-label={t('frame.menu')}>
        <ul className={classes.list}>
          {[...headerPlaces, ...menuPlaces, 'admin' as const].map((place) => (
            <li key={place}>
              <PlaceLink to={place} aria-current={current(place)} onClick={onClose}>
                {t(`nav.${place}`)}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.scheme}>
        <SchemeSwitch worded />
      </div>
    </SideDrawer>
  );
}
