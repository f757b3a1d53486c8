import { createBackend } from '#replica/protocol/backend.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import { isRecord } from '#shared/record.ts';
import {
  keepRegisteredSubscription,
  registeredSubscription,
} from '#shared/registered-subscription.ts';
import { inPatience } from './patience.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a browser says of a subscription that it replaced; some say nothing. */
export interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

const backend = createBackend(backendUrl, backendKey);

/**
 * Subscribes anew where the browser has not, and tells the server where this device has gone. What
 * fails is left to the next page, which sees that the server was not told.
 */
export async function resubscribe({
  oldSubscription: before,
  newSubscription: after,
}: SubscriptionChange): Promise<void> {
  const told = subscriptionOf(before) ?? (await registeredSubscription());
  if (!told) return;
  const made = subscriptionOf(after ?? (await subscribe(before)));
  if (!made) return;
  const { endpoint, p256dh, auth } = made;
  const moved = await backend.post(
    'push_move',
    {
      ...{ p_endpoint: told.endpoint, p_auth: told.auth },
      p_subscription: { endpoint, keys: { p256dh, auth } },
    },
    (value) => (isRecord(value) ? value.known === true : undefined),
  );
  if (moved.ok && moved.value) await keepRegisteredSubscription(made);
}

async function subscribe(before: PushSubscription | null | undefined): Promise<PushSubscription> {
  const held = await self.registration.pushManager.getSubscription();
  if (held) return held;
  const applicationServerKey = before?.options.applicationServerKey ?? (await publicKey());
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function publicKey(): Promise<string> {
  const answer = await fetch(`${backendUrl}/functions/v1/push`, {
    cache: 'no-store',
    signal: inPatience(),
  });
  const { key } = (await answer.json()) as { readonly key: string };
  return key;
}

function subscriptionOf(subscription: PushSubscription | null | undefined) {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined;
}
