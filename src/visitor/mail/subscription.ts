import { createBackend } from '#replica/protocol/backend.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import type { Result } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';

/** Whether the code of a mail is one, and whether its address was taken off the list. */
export interface Subscription {
  readonly found: boolean;
  readonly unsubscribed: boolean;
}

const backend = createBackend(backendUrl, backendKey);

/** What the server holds of the address that a code came to. Looking changes nothing. */
export function readSubscription(code: string): Promise<Result<Subscription>> {
  return backend.post('mail_subscription', { p_code: code }, (value) => {
    if (!isRecord(value) || typeof value.found !== 'boolean') return undefined;
    return { found: value.found, unsubscribed: value.unsubscribed === true };
  });
}

/** Takes the address off the list, for good; false for a code that is none. */
export function unsubscribe(code: string): Promise<Result<boolean>> {
  return backend.post('mail_unsubscribe', { p_code: code }, (value) =>
    typeof value === 'boolean' ? value : undefined,
  );
}
