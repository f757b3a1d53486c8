import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** What is wrong with what stands in a field of an account's form. */
export function wrongOf({ valueMissing, typeMismatch, patternMismatch }: ValidityState) {
  if (valueMissing) return 'missing';
  if (typeMismatch) return 'email';
  return patternMismatch ? 'code' : 'short';
}

/**
 * What a form of an account listens to, so that the browser says what it asks of a field in the words of the
 * page: its own are in the language of the device.
 */
export function useOwnValidity() {
  const { t } = useTranslation('admin-account');
  return {
    onInvalidCapture({ target }: FormEvent) {
      if (!(target instanceof HTMLInputElement) || target.validity.customError) return;
      target.setCustomValidity(t(`validity.${wrongOf(target.validity)}`));
    },
    onInputCapture({ target }: FormEvent) {
      if (target instanceof HTMLInputElement) target.setCustomValidity('');
    },
  };
}
