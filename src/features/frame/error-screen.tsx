import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { describeError } from './describe-error.ts';
import classes from './error-screen.module.css';

/** The router's last resort, with the specification's heading and the error's status and message. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <main>
      <EmptyPlace title={<span role="alert">{t('error.unexpected')}</span>}>
        <p dir="ltr">{describeError(error)}</p>
        <button type="button" className={classes.reload} onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
      </EmptyPlace>
    </main>
  );
}
