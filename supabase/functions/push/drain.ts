import type { Delivery, DeliveryResult } from './delivery.ts';
import { acknowledger, type Outbox } from './outbox.ts';
import { deadline } from './sender.ts';

/** How much one run may do; the hosted service ends a function that takes more. */
export interface Limits {
  /** Deliveries to take at most. */
  readonly most: number;
  /** Milliseconds after which no more are taken. */
  readonly time: number;
  /** Seconds for which a claim holds. */
  readonly lease: number;
}

/** What a run did, in deliveries. */
export interface Run extends Record<DeliveryResult['outcome'], number> {
  /** Whether it stopped before the outbox was empty. */
  more: boolean;
}

/** Deliveries under way at once. */
const atOnce = 12;
/** Deliveries claimed at once; within the lease even if each of them takes its whole deadline. */
const claimed = 50;

/** What is sent and not acknowledged is sent again if the worker dies: no more of that than this. */
const unacknowledged = 12;

/** Claims, sends and acknowledges until nothing is due or the limits are reached. */
export async function drain(
  outbox: Outbox,
  send: (delivery: Delivery) => Promise<DeliveryResult>,
  limits: Limits,
): Promise<Run> {
  const run: Run = { delivered: 0, gone: 0, failed: 0, retry: 0, more: false };
  const end = Date.now() + limits.time;
  const results = acknowledger(outbox);

  async function* due(): AsyncGenerator<Delivery> {
    let taken = 0;
    while (taken < limits.most && Date.now() < end) {
      await results.done();
      const lastBegin = Date.now() + limits.lease * 1000 - deadline;
      const batch = await outbox.claim(Math.min(claimed, limits.most - taken), limits.lease);
      if (batch.length === 0) return;
      taken += batch.length;
      yield* untilThen(batch, lastBegin);
    }
    run.more = true;
  }

  // All take from one queue, so that a push service that hangs holds up one of them only.
  const queue = due();
  const work = async () => {
    for await (const delivery of queue) {
      const result = await attempt(send, delivery);
      run[result.outcome] += 1;
      results.add(delivery.lease === undefined ? result : { ...result, lease: delivery.lease });
      if (results.backlog >= unacknowledged) await results.done();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await results.done();
  return run;
}

/** A worker that was held up leaves to the next what that one may have begun. `then`: ms since 1970. */
function* untilThen(batch: readonly Delivery[], then: number): Generator<Delivery> {
  for (const delivery of batch) {
    if (Date.now() > then) return;
    yield delivery;
  }
}

/** A delivery that cannot even be tried waits for its next turn, and holds up no other. */
async function attempt(
  send: (delivery: Delivery) => Promise<DeliveryResult>,
  delivery: Delivery,
): Promise<DeliveryResult> {
  try {
    return await send(delivery);
  } catch (error) {
    console.error(error);
    const { subject, subscription, version } = delivery;
    return { subject, subscription, version, outcome: 'retry' };
  }
}
