import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useInstall } from '#device/install.ts';
import { withMantine } from '#ui/theme/mantine.tsx';

/** Invites to install the app where the browser can, and explains how on iPhones. */
export const InstallOffer = withMantine(Offer);

function Offer() {
  const { t } = useTranslation();
  const { state, prompt } = useInstall();
  if (state === 'promptable') {
    return (
      <Button variant="outline" color="gold.3" onClick={() => void prompt()}>
        {t('install.invite')}
      </Button>
    );
  }
  return state === 'ios' ? <p>{t('install.ios')}</p> : null;
}
