import type { Identity } from '#local/test-database.ts';
import { type DeviceSubscription, device } from './device.ts';
import { anonymous, type Forum } from './forum.ts';

/** What a worker has claimed, to be sent to a device. */
export interface Delivery {
  subject: string;
  about: string | null;
  subscription: string;
  version: number;
  lease?: string;
  endpoint: string;
  language: string;
  close: boolean;
  title?: string;
  body?: string;
  kind: string;
  starts_at?: string | null;
  utc_offset?: number | null;
}

export const minute = 60_000;

/** The instant so many milliseconds from now, in ISO 8601. */
export const iso = (fromNow: number) => new Date(Date.now() + fromNow).toISOString();

export const service: Identity = { role: 'service_role' };

/** The addresses of deliveries, in an order that can be compared. */
export const endpoints = (deliveries: readonly { endpoint: string }[]) =>
  deliveries.map(({ endpoint }) => endpoint).sort();

/** What devices and workers ask of a forum's push messages; the forum may be opened later. */
export function pushCalls(forum: () => Forum) {
  async function callAs(who: Identity, name: string, ...values: unknown[]) {
    const places = values.map((_, index) => `$${index + 1}`).join(', ');
    const [row] = await forum().as(who, (sql) =>
      sql.unsafe(`select ${name}(${places}) as answer`, values as never[]),
    );
    return row?.answer;
  }

  const call = (name: string, ...values: unknown[]) => callAs(anonymous, name, ...values);
  const subscribe = (subscription: unknown) =>
    call('push_subscribe', forum().sql.json(subscription as never));

  return {
    call,
    callAs,
    subscribe,
    /** Subscribes a new device and returns what it sent. */
    async join(more: Partial<DeviceSubscription> = {}) {
      const one = device(more);
      await subscribe(one);
      return one;
    },
    claim: (limit = 100, lease = 60): Promise<Delivery[]> =>
      callAs(service, 'push_claim', limit, lease),
    acknowledge: (deliveries: readonly Delivery[], outcome: string, retry_after?: number) =>
      callAs(
        service,
        'push_acknowledge',
        forum().sql.json(
          deliveries.map(({ subject, subscription, version, lease }) => ({
            ...{ subject, subscription, version, lease, outcome },
            ...(retry_after === undefined ? {} : { retry_after }),
          })),
        ),
      ),
    dueNow: () => forum().sql`update push_outbox set next_at = now() where state = 'waiting'`,
    /** Forgets all devices and messages. */
    async clear() {
      await forum().sql`delete from push_subscriptions`;
      await forum().sql`delete from push_messages`;
    },
  };
}
