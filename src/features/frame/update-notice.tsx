import { useTranslation } from 'react-i18next';
import { useAppUpdate } from '#device/update.ts';
import { Button } from '#ui/button.tsx';
import classes from './update-notice.module.css';

/** Offers a new version once it is wholly on the device; nothing reloads before the reader agrees. */
export function UpdateNotice() {
  const { t } = useTranslation();
  const { ready, agreed, apply } = useAppUpdate();
  return (
    <div role="status" className={classes.place}>
      {ready && (
        <div className={classes.notice}>
          <span>{t('update.ready')}</span>
          <Button tone="gold" loading={agreed} onClick={apply}>
            {t('update.apply')}
          </Button>
        </div>
      )}
    </div>
  );
}
