import { useTranslation } from 'react-i18next';
import { useReplica, useSyncStatus } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import { type ListedAdministrator, readList } from './use-administrators.ts';

/** What became of a change whose answer is not known, as the list of administrators has it. */
export type Truth = 'done' | 'failed' | 'unsure';

/**
 * Asks who administers the site after a change failed: its answer may be all that was lost. Says so where
 * it was not done or nobody knows; resolves with what is known.
 */
export function useLook() {
  const { t } = useTranslation('admin-account');
  const { ask } = useReplica();
  const { online } = useSyncStatus();
  const inWords = useAccountMessages();

  return async (
    failure: Failure,
    failed: string,
    isDone: (list: readonly ListedAdministrator[]) => boolean,
  ): Promise<Truth> => {
    // Without a network nothing left this device.
    if (online && (failure.code === 'offline' || failure.code === 'unavailable')) {
      const now = await ask('list_administrators', {}, readList);
      if (now.ok && isDone(now.value)) return 'done';
      if (!now.ok) {
        notify({
          variant: 'destructive',
          title: t('administrators.unsure'),
          description: t('administrators.answer_lost'),
        });
        return 'unsure';
      }
    }
    notify({ variant: 'destructive', title: failed, description: inWords(failure) });
    return 'failed';
  };
}
