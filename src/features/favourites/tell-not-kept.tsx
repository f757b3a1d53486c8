import { notify } from '#ui/notifications/notifications.ts';
import { FailureMessage, FailureTitle } from './failure-message.tsx';

/** Says that the device could not store a favourite that was added, or taken out. */
export function tellNotKept(adding: boolean): void {
  notify({
    title: <FailureTitle adding={adding} />,
    description: <FailureMessage code="storage" />,
    variant: 'destructive',
  });
}
