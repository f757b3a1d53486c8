import { useTranslation } from 'react-i18next';
import { useInstall } from '#device/install.ts';
import { Button } from '#ui/button.tsx';

/** Invites to install the app where the browser can, and explains how on iPhones. */
export function InstallOffer() {
  const { t } = useTranslation();
  const { state, prompt } = useInstall();
  if (state === 'promptable') {
    return (
      <Button variant="outline" tone="gold" onClick={() => void prompt()}>
        {t('install.invite')}
      </Button>
    );
  }
  return state === 'ios' ? <p>{t('install.ios')}</p> : null;
}
