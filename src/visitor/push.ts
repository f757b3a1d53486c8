import { createBackend } from '#replica/protocol/backend.ts';
import { fetchJson } from '#replica/protocol/fetch-json.ts';
import { joinedAudience } from '#replica/sync/selection.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import type { Result } from '#shared/failure.ts';
import { isLanguage, type Language } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';
import type { RegisteredSubscription } from '#shared/registered-subscription.ts';
import { favourites } from './favourites/start.ts';
import { readReminder } from './reminder.ts';

/** What a device can ask to be told. */
export const pushTopics = ['urgent', 'announcements', 'news', 'reminders'] as const;
export type PushTopic = (typeof pushTopics)[number];

/** A browser's subscription, as its push service made it. */
export interface PushEndpoint {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What a device wants to be told, and in which language. */
export interface PushChoice {
  readonly language: Language;
  readonly topics: readonly PushTopic[];
}

/** What the server holds of a device; `visitor` tells whether it can remind of favourites. */
export type PushRegistration =
  | { readonly known: false }
  | (PushChoice & { readonly known: true; readonly visitor: boolean });

const backend = createBackend(backendUrl, backendKey);

/** The public key that browsers subscribe with. */
export function fetchPushKey(): Promise<Result<string>> {
  return fetchJson(
    (address, request) => fetch(address, request),
    `${backendUrl}/functions/v1/push`,
    { cache: 'no-store' },
    (value) => (isRecord(value) && typeof value.key === 'string' ? value.key : undefined),
  );
}

/**
 * What the server is told of a device besides its choice: its joined audience, how long before a
 * favourite it reminds and, where it is to be told of favourites, whose they are.
 */
export interface PushFacts {
  readonly code: string | undefined;
  readonly visitor: string | undefined;
  readonly remind_before: number | undefined;
}

/** What holds of this device now, with a choice of topics. */
export function pushFacts({ topics }: PushChoice): PushFacts {
  return {
    code: joinedAudience().code,
    visitor: topics.includes('reminders') ? favourites.state.getState().visitor?.key : undefined,
    remind_before: readReminder() || undefined,
  };
}

/** Has the server write to this device, with its choice and what else it is told of it. */
export function registerPush(
  { endpoint, keys }: PushEndpoint,
  { language, topics }: PushChoice,
  facts: PushFacts,
): Promise<Result<PushRegistration>> {
  const subscription = { endpoint, keys, language, topics, ...facts };
  return backend.post('push_subscribe', { p_subscription: subscription }, readRegistration);
}

/** What the server holds of this device. */
export function fetchPushRegistration({
  endpoint,
  keys,
}: PushEndpoint): Promise<Result<PushRegistration>> {
  return backend.post('push_status', { p_endpoint: endpoint, p_auth: keys.auth }, readRegistration);
}

/** Has the server forget this device; the value tells whether it knew it. */
export function forgetPush({ endpoint, auth }: RegisteredSubscription): Promise<Result<boolean>> {
  return backend.post('push_unsubscribe', { p_endpoint: endpoint, p_auth: auth }, (value) =>
    typeof value === 'boolean' ? value : undefined,
  );
}

function readRegistration(value: unknown): PushRegistration | undefined {
  if (!isRecord(value)) return undefined;
  const { known, language, topics, visitor } = value;
  if (known === false) return { known };
  if (known !== true || !isLanguage(language) || !Array.isArray(topics)) return undefined;
  const asked = pushTopics.filter((topic) => topics.includes(topic));
  return { known, language, topics: asked, visitor: visitor === true };
}
