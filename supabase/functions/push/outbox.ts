import type { Delivery, DeliveryResult } from './delivery.ts';

/** The outbox of the database, as a worker sees it. */
export interface Outbox {
  /** Claims deliveries that are due, for `lease` seconds. */
  claim(most: number, lease: number): Promise<Delivery[]>;
  acknowledge(results: readonly DeliveryResult[]): Promise<void>;
}

/** The outbox behind the API of a project, reached with its service key. */
export function outboxAt(url: string, serviceKey: string): Outbox {
  const call = async (name: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: serviceKey,
        authorization: `Bearer ${serviceKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  return {
    claim: async (most, lease) =>
      (await call('push_claim', { p_limit: most, p_lease: lease })) as Delivery[],
    acknowledge: async (results) => {
      await call('push_acknowledge', { p_results: results });
    },
  };
}

/**
 * Collects results and acknowledges them one small batch after the other: whatever came in while the
 * last batch was on its way. A worker that dies leaves few deliveries told and not acknowledged.
 */
export function acknowledger(outbox: Outbox) {
  let waiting: DeliveryResult[] = [];
  let travelling = 0;
  let flushing: Promise<void> | undefined;
  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      travelling = batch.length;
      await outbox.acknowledge(batch);
      travelling = 0;
    }
    flushing = undefined;
  };
  return {
    add(result: DeliveryResult): void {
      waiting.push(result);
      flushing ??= flush();
      // Whoever waits for `done` hears of a failure; nobody else has to.
      flushing.catch(() => {});
    },
    /** How many results the outbox does not know yet. */
    get backlog(): number {
      return waiting.length + travelling;
    },
    /** Resolves once everything is acknowledged. */
    async done(): Promise<void> {
      await flushing;
    },
  };
}
