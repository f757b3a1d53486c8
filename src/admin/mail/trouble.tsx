import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/failure.ts';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import classes from './mail.module.css';

/** Why the server was not reached, with the way to ask again. */
export function Trouble({
  failure,
  again,
}: {
  failure: Failure | undefined;
  again?: () => Promise<void>;
}) {
  const { t } = useTranslation('admin-mail');
  const message = useFailureMessage();
  if (!failure) return null;
  return (
    <Alert color="red" role="alert" classNames={{ message: classes.trouble }}>
      {message(failure)}
      {again && (
        <Button variant="default" onClick={() => void again()}>
          {t('retry')}
        </Button>
      )}
    </Alert>
  );
}
