import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/failure.ts';

/** Why the server could not answer, in words. */
export function useFailureMessage(): (failure: Failure) => string {
  const { t } = useTranslation(['admin-content', 'common']);
  return useCallback(
    ({ code, detail }) =>
      code === 'offline' || code === 'unavailable'
        ? t('admin-content:network.needed')
        : t('admin-content:network.failed', {
            message: /23505/.test(detail ?? '')
              ? t('admin-content:edition.number_taken')
              : t(`common:failure.${code}`),
          }),
    [t],
  );
}
