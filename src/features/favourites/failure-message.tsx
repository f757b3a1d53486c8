import { useTranslation } from 'react-i18next';

const reasons = ['unknown', 'full', 'storage'] as const;

/** Says that something could not be added or removed. */
export function FailureTitle({ adding }: { adding: boolean }) {
  const { t } = useTranslation('favourites');
  return t(adding ? 'failed.add' : 'failed.remove');
}

/** Says why; `code` is the server's, or `storage` when the device had no room. */
export function FailureMessage({ code }: { code: string | undefined }) {
  const { t } = useTranslation('favourites');
  const reason = reasons.find((known) => known === code) ?? 'other';
  return t(`failed.reason.${reason}`);
}
