import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#device/online.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { describeError, isOutOfReach } from './describe-error.ts';
import classes from './error-screen.module.css';

/**
 * The router's last resort, with the specification's heading and the error's status and message. A screen that is
 * not on the device is no error: whoever is offline is told so, in their language.
 */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const away = isOutOfReach(error, useOnline());
  const title = t(away ? 'pressed.offline' : 'error.unexpected');
  return (
    <main>
      <EmptyPlace title={<span role="alert">{title}</span>}>
        {!away && <p dir="ltr">{describeError(error)}</p>}
        <button type="button" className={classes.reload} onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
      </EmptyPlace>
    </main>
  );
}
