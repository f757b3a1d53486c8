import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/failure.ts';
import { isolated } from '#shared/isolated.ts';
import { reasonOf } from './reasons.ts';

/** Why something about an account failed, in our words: the provider's are in one language only. */
export function useAccountMessages(): (failure: Failure) => string {
  const { t } = useTranslation('admin-account');
  return (failure) => {
    const { reason, code } = reasonOf(failure);
    const words = t(`reason.${reason}`);
    // Whoever looks after the server can make something of it.
    return code ? `${words} (${isolated(code)})` : words;
  };
}
