import { useTranslation } from 'react-i18next';
import type { Operation } from '#replica/protocol/operation.ts';

/** Says why an edition was not saved or, where nothing else was asked for, not made the current one. */
export function useRefusalMessage(): (message: string, refused: Operation) => string {
  const { t } = useTranslation('admin-content');
  return (message, { action, set }) => {
    const choice = action === 'update' && Object.keys(set ?? {}).every((it) => it === 'is_current');
    return t(choice ? 'edition.current_failed' : 'edition.saving_failed', { message });
  };
}
