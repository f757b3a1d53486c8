import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import classes from './mobile-menu.module.css';
import { usePart } from './use-part.ts';

const loadDrawer = part(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

/** Everything the bottom bar has no room for, on phones; the drawer loads when first wanted. */
export function MobileMenu() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [MenuDrawer, askForDrawer] = usePart(loadDrawer);
  return (
    <>
      <IconButton
        className={classes.button}
        aria-label={t('frame.open_menu')}
        aria-expanded={opened && MenuDrawer !== undefined}
        onClick={() => {
          setOpened(true);
          void askForDrawer();
        }}
      >
        <IconMenu2 aria-hidden stroke={1.6} />
      </IconButton>
      {MenuDrawer && <MenuDrawer opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
