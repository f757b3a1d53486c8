import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NotKept } from '#replica/storage/not-kept.ts';
import { notify } from '#ui/notifications/notifications.ts';

/** Says of a change that this device did not keep why it was not made; throws whatever else went wrong. */
export function useTellNotKept(): (cause: unknown) => void {
  const { t } = useTranslation('admin');
  return useCallback(
    (cause) => {
      if (!(cause instanceof NotKept)) throw cause;
      notify({
        variant: 'destructive',
        title: t('write.failed'),
        description: `${t('write.not_kept')} ${t(`unkept.${cause.reason}`)}`,
      });
    },
    [t],
  );
}
