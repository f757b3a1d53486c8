import { ActionIcon, Button } from '@mantine/core';
import { IconExternalLink, IconLogout, IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditionSwitch, LanguageSwitch, SchemeSwitch } from '#features/frame/index.ts';
import { KhatamStar } from '#ui/khatam.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { SideDrawer } from '#ui/side-drawer.tsx';
import { SignOut } from '../account/sign-out.tsx';
import { Navigation } from './navigation.tsx';
import classes from './top-bar.module.css';

/** Menu (on phones), edition, languages, colours, the way to the site and the way out. */
export function TopBar() {
  const { t } = useTranslation('admin');
  const [opened, setOpened] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.menu}
        variant="subtle"
        color="var(--ink)"
        size="2.75rem"
        aria-label={t('nav.open')}
        onClick={() => setOpened(true)}
      >
        <IconMenu2 aria-hidden stroke={1.6} />
      </ActionIcon>
      <PlaceLink to="admin" className={classes.brand}>
        <KhatamStar className={classes.star} />
        <span>{t('title')}</span>
      </PlaceLink>
      <div className={classes.edition}>
        <EditionSwitch />
      </div>
      <div className={classes.tools}>
        <PlaceLink to="home" className={classes.site}>
          <IconExternalLink aria-hidden stroke={1.6} />
          <span>{t('nav.to_site')}</span>
        </PlaceLink>
        <SchemeSwitch />
        <LanguageSwitch />
        <Button
          className={classes.out}
          variant="default"
          leftSection={<IconLogout aria-hidden stroke={1.6} size="1.2rem" />}
          onClick={() => setLeaving(true)}
        >
          {t('login.sign_out')}
        </Button>
      </div>
      <SideDrawer
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('title')}
        size="19rem"
        closeButtonProps={{ 'aria-label': t('nav.close'), size: '2.75rem' }}
      >
        <Navigation className={classes.drawer} onFollow={() => setOpened(false)} />
        <Button
          variant="default"
          fullWidth
          leftSection={<IconLogout aria-hidden stroke={1.6} size="1.2rem" />}
          onClick={() => {
            setOpened(false);
            setLeaving(true);
          }}
        >
          {t('login.sign_out')}
        </Button>
      </SideDrawer>
      {leaving && <SignOut onStay={() => setLeaving(false)} />}
    </header>
  );
}
