import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '#shared/failure.ts';

/**
 * Why what a reader pressed could not be done, in words. It is theirs to press again: the common words
 * promise that the app tries again by itself.
 */
export function usePressFailure(): (code: FailureCode) => string {
  const { t } = useTranslation('common');
  return useCallback(
    (code) =>
      code === 'offline' || code === 'unavailable' ? t(`pressed.${code}`) : t(`failure.${code}`),
    [t],
  );
}
