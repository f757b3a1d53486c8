import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterPart, useLaterPart } from '#device/later-part.ts';
import { IconButton } from '#ui/icon-button.tsx';
import classes from './mobile-menu.module.css';

const drawer = laterPart(() => import('./menu-drawer.tsx'));

/** Everything the bottom bar has no room for, on phones; the drawer loads when first wanted. */
export function MobileMenu() {
  const { t } = useTranslation();
  // How often it was pressed since it was closed: a drawer that did not come is asked for again.
  const [pressed, setPressed] = useState(0);
  const MenuDrawer = useLaterPart(drawer, pressed)?.MenuDrawer;
  return (
    <>
      <IconButton
        className={classes.button}
        aria-label={t('frame.open_menu')}
        aria-expanded={pressed > 0 && MenuDrawer !== undefined}
        onClick={() => setPressed((times) => times + 1)}
      >
        <IconMenu2 aria-hidden stroke={1.6} />
      </IconButton>
      {MenuDrawer && <MenuDrawer opened={pressed > 0} onClose={() => setPressed(0)} />}
    </>
  );
}
