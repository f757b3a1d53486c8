import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Delivery, DeliveryResult } from '#functions/push/delivery.ts';
import { drain, type Limits } from '#functions/push/drain.ts';
import type { Outbox } from '#functions/push/outbox.ts';
import { deliveries, now } from '../push/deliveries.ts';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An outbox with so many deliveries, and what a worker did with it. */
function outboxOf(count: number) {
  const waiting = deliveries(count);
  const claims: [most: number, lease: number][] = [];
  const acknowledged: DeliveryResult[] = [];
  const outbox: Outbox = {
    claim: async (most, lease) => {
      claims.push([most, lease]);
      return waiting.splice(0, most);
    },
    acknowledge: async (results) => {
      acknowledged.push(...results);
    },
  };
  return { outbox, waiting, claims, acknowledged };
}

const limits: Limits = { most: 500, time: 25_000, lease: 60 };
const resultOf = (
  { subject, subscription, version }: Delivery,
  outcome: DeliveryResult['outcome'] = 'delivered',
): DeliveryResult => ({ subject, subscription, version, outcome });
const deliver = async (delivery: Delivery) => resultOf(delivery);
const nothing = { delivered: 0, gone: 0, failed: 0, retry: 0, more: false };

/** A promise and what ends it. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}
/** Resolves once everything has been done that waits for nothing but itself. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('an outbox is drained in claims of at most fifty, and each result told once', async () => {
  const { outbox, claims, acknowledged } = outboxOf(120);
  const run = await drain(outbox, deliver, limits);
  expect(run).toEqual({ ...nothing, delivered: 120 });
  expect(claims).toEqual([50, 50, 50, 50].map((most) => [most, 60]));
  const told = acknowledged.map(({ subscription }) => subscription);
  expect(told.toSorted()).toEqual(
    deliveries(120)
      .map((one) => one.subscription)
      .toSorted(),
  );
});

test('a run takes no more than it may, and says that there is more', async () => {
  const { outbox, waiting, claims } = outboxOf(200);
  const run = await drain(outbox, deliver, { ...limits, most: 120 });
  expect(run).toEqual({ ...nothing, delivered: 120, more: true });
  expect([claims.map(([most]) => most), waiting.length]).toEqual([[50, 50, 20], 80]);
});

test('after its time a run claims nothing more, and finishes what it claimed', async () => {
  const { outbox, claims, acknowledged } = outboxOf(200);
  const slow = (delivery: Delivery) => {
    vi.setSystemTime(Date.now() + 250);
    return deliver(delivery);
  };
  const run = await drain(outbox, slow, limits);
  expect(run).toEqual({ ...nothing, delivered: 100, more: true });
  expect([claims.length, acknowledged.length]).toEqual([2, 100]);
});

test('what became of each delivery is counted and told', async () => {
  const { outbox, acknowledged } = outboxOf(6);
  const outcomes = ['delivered', 'gone', 'gone', 'failed', 'retry', 'retry'] as const;
  const run = await drain(
    outbox,
    async (one) => ({
      ...resultOf(one, outcomes[Number(one.subscription.slice(1))]),
      retry_after: 7,
    }),
    limits,
  );
  expect(run).toEqual({ delivered: 1, gone: 2, failed: 1, retry: 2, more: false });
  expect(acknowledged.map(({ outcome }) => outcome).toSorted()).toEqual(outcomes.toSorted());
  expect(acknowledged.every(({ retry_after }) => retry_after === 7)).toBe(true);
});

test('a delivery that fails unexpectedly is tried again and stops no other', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const { outbox, acknowledged } = outboxOf(120);
  const run = await drain(
    outbox,
    async (one) => {
      if (one.subscription === 's3') throw new Error('does not fit');
      return resultOf(one);
    },
    limits,
  );
  expect(run).toEqual({ ...nothing, delivered: 119, retry: 1 });
  const again = acknowledged.filter(({ outcome }) => outcome === 'retry');
  expect(again.map(({ subscription }) => subscription)).toEqual(['s3']);
  expect(complaint).toHaveBeenCalledOnce();
});

test('a push service that hangs holds up its own delivery only, and few are under way at once', async () => {
  const { outbox } = outboxOf(120);
  const hang = gate();
  let [underWay, most, ended] = [0, 0, 0];
  const run = await drain(
    outbox,
    async (one) => {
      underWay += 1;
      most = Math.max(most, underWay);
      if (one.subscription === 's0') await hang.passed;
      else await settled();
      underWay -= 1;
      ended += 1;
      if (ended === 119) hang.open();
      return resultOf(one);
    },
    limits,
  );
  expect([run.delivered, most]).toEqual([120, 12]);
});

test('few are sent that the outbox does not know of, in case the worker dies', async () => {
  const { outbox, claims, acknowledged } = outboxOf(50);
  const database = gate();
  const acknowledge = outbox.acknowledge;
  outbox.acknowledge = async (results) => {
    await database.passed;
    await acknowledge(results);
  };
  const send = vi.fn(deliver);
  const run = drain(outbox, send, limits);
  await settled();
  expect(send.mock.calls.length).toBeGreaterThan(0);
  expect(send.mock.calls.length).toBeLessThan(24);
  database.open();
  expect(await run).toEqual({ ...nothing, delivered: 50 });
  expect([acknowledged.length, claims.length]).toEqual([50, 2]);
});

test('nothing more is claimed before the outbox knows what became of the last ones', async () => {
  const { outbox, claims } = outboxOf(3);
  const database = gate();
  outbox.acknowledge = () => database.passed;
  const run = drain(outbox, deliver, limits);
  await settled();
  expect(claims).toHaveLength(1);
  database.open();
  await run;
});

test('a run that took all it may ends once the outbox knows what became of it', async () => {
  const { outbox } = outboxOf(10);
  const database = gate();
  outbox.acknowledge = () => database.passed;
  let ended = false;
  const run = drain(outbox, deliver, { ...limits, most: 3 }).then(() => {
    ended = true;
  });
  await settled();
  expect(ended).toBe(false);
  database.open();
  await run;
});

test.each(['claim', 'acknowledge'] as const)(
  'a run whose outbox fails to %s fails',
  async (name) => {
    const { outbox } = outboxOf(120);
    const broken = { ...outbox, [name]: () => Promise.reject(new Error('no database')) };
    const send = vi.fn(deliver);
    await expect(drain(broken, send, limits)).rejects.toThrow('no database');
    expect(send.mock.calls.length).toBeLessThan(24);
  },
);

test('a worker that was held up begins nothing that another may have begun, and goes on', async () => {
  const { outbox, acknowledged } = outboxOf(60);
  const sent: string[] = [];
  const run = await drain(
    outbox,
    async (one) => {
      sent.push(one.subscription);
      // Held up in the middle of the first claim, whose lease ends meanwhile.
      if (sent.length === 20) vi.setSystemTime(Date.now() + 55_000);
      return resultOf(one);
    },
    { ...limits, time: 600_000 },
  );
  expect(sent.length).toBeLessThan(45);
  expect(sent.slice(-10)).toEqual(deliveries(10, 50).map((one) => one.subscription));
  expect(run.delivered).toBe(sent.length);
  expect(acknowledged).toHaveLength(sent.length);
});

test('a result names the claim that it belongs to', async () => {
  const { outbox, waiting, acknowledged } = outboxOf(1);
  waiting.splice(0, 1, {
    ...deliveries(1)[0],
    lease: '2026-11-20T18:01:00.123456+00:00',
  } as Delivery);
  await drain(outbox, deliver, limits);
  expect(acknowledged.map(({ lease }) => lease)).toEqual(['2026-11-20T18:01:00.123456+00:00']);
});
