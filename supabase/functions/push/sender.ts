import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import type { Delivery, DeliveryResult } from './delivery.ts';
import { payloadOf } from './payload.ts';

/** Who sends, and how; the keys are base64url of a P-256 point and its private number. */
export interface Sender {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` of whoever a push service may complain to. */
  readonly subject: string;
  /** Origin of the app, for the addresses in notifications. */
  readonly origin: string;
  readonly fetch: typeof fetch;
}

/** How long a push service may take to answer, ms. */
export const deadline = 10_000;
/** The longest that push services keep a message, in seconds: four weeks. */
const longestTtl = 28 * 24 * 3600;
/** The longest wait that the database honours, in seconds; a number far above is none that it can read. */
const longestWait = 3600;

/** Makes a function that encrypts and sends one delivery, and tells what became of it. */
export function createSender(sender: Sender): (delivery: Delivery) => Promise<DeliveryResult> {
  // One token serves every message to the same push service.
  const tokens = new Map<string, Promise<{ headers: { authorization: string } }>>();
  const tokenFor = (subscription: ReturnType<typeof subscriptionOf>) => {
    const { origin } = new URL(subscription.endpoint);
    const token = tokens.get(origin) ?? vapidHeaders(subscription, sender);
    tokens.set(origin, token);
    return token;
  };
  return async (delivery) => {
    const { subject, subscription: device, version } = delivery;
    const result = (outcome: DeliveryResult['outcome'], retry_after?: number): DeliveryResult => ({
      ...{ subject, subscription: device, version, outcome },
      ...(outcome === 'gone' && { endpoint: delivery.endpoint }),
      ...(retry_after !== undefined && { retry_after }),
    });
    const ttl = Math.floor((Date.parse(delivery.expires_at) - Date.now()) / 1000);
    // The database gives it up at the next claim.
    if (ttl <= 0) return result('retry');
    const subscription = subscriptionOf(delivery);
    const { headers } = await tokenFor(subscription);
    const plain = payloadOf(delivery, sender.origin);
    let body: Uint8Array<ArrayBuffer>;
    try {
      body = new Uint8Array(await encryptNotification(subscription, plain, { pad: false }));
    } catch {
      // Keys that are no point of the curve never will be.
      return result('gone');
    }
    try {
      const response = await sender.fetch(delivery.endpoint, {
        method: 'POST',
        headers: {
          ...headers,
          ttl: String(Math.min(ttl, longestTtl)),
          urgency: delivery.urgent ? 'high' : 'normal',
          topic: subject.replaceAll('-', ''),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(deadline),
      });
      // It has answered: what becomes of the connection afterwards changes nothing.
      await response.body?.cancel().catch(() => undefined);
      return result(outcomeOf(response.status), retryAfterOf(response.headers));
    } catch {
      return result('retry');
    }
  };
}

function subscriptionOf({ endpoint, keys }: Delivery) {
  return { endpoint, keys, expirationTime: null };
}

function outcomeOf(status: number): DeliveryResult['outcome'] {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'retry' : 'failed';
}

/** Seconds to wait, from either form of the header: at most an hour. */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(longestWait, Math.max(0, seconds));
}
