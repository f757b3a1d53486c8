import { useTranslation } from 'react-i18next';

const reasons = ['unknown', 'full'] as const;

/** Says that something could not be added or removed. */
export function FailureTitle({ adding }: { adding: boolean }) {
  const { t } = useTranslation('favourites');
  return t(adding ? 'failed.add' : 'failed.remove');
}

/** Says why; `code` is the server's, or `storage` when the device had no room. */
export function FailureMessage({ code }: { code: string | undefined }) {
  const { t } = useTranslation(['favourites', 'common']);
  if (code === 'storage') return t('common:failure.storage');
  const reason = reasons.find((known) => known === code) ?? 'other';
  return t(`favourites:failed.reason.${reason}`);
}
