import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import handle from '#functions/push/handler.ts';
import { runPush } from '#local/push-runner.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { directionOf, type Language, languages } from '#shared/localized.ts';
import { content } from '../db/content.ts';
import { insert } from '../db/forum.ts';
import { PushService, pushOrigin, type Received } from './push-service.ts';
import { Receiver } from './receiver.ts';
import { startWorker } from './start-worker.ts';

/**
 * Devices in three languages and four audiences, and everything that goes wrong at once: 500 of them,
 * 5,000 with `--mode soak`.
 */

const soak = import.meta.env.MODE === 'soak';
const count = soak ? 5000 : 500;
/** How often both workers are killed at their work. */
const kills = soak ? 3 : 1;
/** Most deliveries that a worker has told a push service of and not acknowledged yet. */
const unacknowledged = 24;
/** The longest that a request may be on its way on a busy machine, ms. */
const onItsWay = 5000;
const audiences = ['all', 'participants', 'speakers', 'staff'] as const;

interface Device {
  readonly language: Language;
  readonly audience: 'public' | 'speakers' | 'staff';
}

const devices: Device[] = Array.from({ length: count }, (_, index) => ({
  language: languages[index % 3] as Language,
  audience: index % 10 === 0 ? 'speakers' : index % 10 === 1 ? 'staff' : 'public',
}));
const receivers = devices.map(() => new Receiver());
/** Two in a hundred. */
const gone = new Set([...devices.keys()].filter((index) => index % 50 === 7));

let backend: TestBackend;
let service: PushService;
const workers = new Set<ChildProcess>();
const runs: { delivered: number; cpu: number }[] = [];

beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false });
  service = new PushService({
    devices: receivers,
    gone,
    publicKey: backend.pushKeys.publicKey,
    random: seeded(20_261_121),
    asleep: soak ? 8000 : 1000,
    mostFaults: soak ? Number.POSITIVE_INFINITY : 1,
  });
  await service.open();
  await insert(backend.database.sql, 'editions', content().edition.values);
  await subscribe();
}, 120_000);
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await service?.close();
  await backend?.stop();
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

async function subscribe(): Promise<void> {
  const { sql } = backend.database;
  const codes: Record<string, string> = {};
  for (const audience of ['speakers', 'staff']) {
    const [made] = await sql`select make_audience_code(${audience}, 'Test') ->> 'id' as id`;
    codes[audience] = String(made?.id);
  }
  const rows = devices.map(({ language, audience }, index) => ({
    endpoint: `${pushOrigin}/${index}`,
    ...receivers[index]?.keys,
    ...{ language, topics: ['announcements'], code_id: codes[audience] ?? null },
  }));
  for (let from = 0; from < count; from += 500) {
    await sql`insert into push_subscriptions ${sql(rows.slice(from, from + 500))}`;
  }
}

function addWorker(): ChildProcess {
  const worker = startWorker(backend, { PUSH_SERVICE: service.url });
  if (worker.stdout) {
    createInterface(worker.stdout).on('line', (line) => runs.push(JSON.parse(line)));
  }
  workers.add(worker);
  return worker;
}

async function stop(worker: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.kill('SIGKILL');
  workers.delete(worker);
  await ended;
}

/** What dead workers have claimed is due again, as it is by itself after a minute. */
async function letLeasesEnd(): Promise<void> {
  await backend.database.sql`update push_outbox set next_at = now()
    where state = 'waiting' and next_at > now() + interval '20 seconds'`;
}

interface Sent {
  readonly id: string;
  readonly recipients: (typeof audiences)[number];
  readonly expires: number;
}

const texts = (recipients: string) => ({
  fr: `Avis aux ${recipients}`,
  en: `Notice to ${recipients}`,
  ar: `إعلان إلى ${recipients}`,
});

async function send(
  recipients: Sent['recipients'],
  lasts = 3_600_000,
  status: 'sent' | 'scheduled' = 'sent',
): Promise<Sent> {
  const id = randomUUID();
  const expires = Date.now() + lasts;
  await insert(backend.database.sql, 'announcements', {
    ...content().announcement.values,
    ...{ id, recipients, expires_at: new Date(expires).toISOString() },
    ...(status === 'sent' ? { sent_at: null } : { status, sent_at: new Date().toISOString() }),
    title: texts(recipients),
  });
  return { id, recipients, expires };
}

/** Waits until nothing is left to deliver, or fails. */
async function everythingDrained(): Promise<void> {
  const deadline = Date.now() + 240_000;
  for (;;) {
    const [row] = await backend.database.sql<{ waiting: number }[]>`
      select (select count(*) from push_outbox where state = 'waiting')
        + (select count(*) from push_messages where queued < version) as waiting`;
    if (Number(row?.waiting) === 0) break;
    if (Date.now() > deadline) throw new Error(`${row?.waiting} are still waiting`);
    await wait(250);
  }
  await service.quiet();
}

const addressed = ({ recipients }: Sent, { audience }: Device) =>
  recipients === 'all' || recipients === 'participants' || recipients === audience;

/** Which devices were to get an announcement and did not, and how often one got it again. */
function judge(sent: Sent, received: readonly Received[]) {
  const counts = new Map<number, number>();
  for (const { device, message } of received) {
    if (message.notification.tag !== sent.id) continue;
    counts.set(device, (counts.get(device) ?? 0) + 1);
  }
  const expected = [...devices.keys()].filter(
    (index) => !gone.has(index) && addressed(sent, devices[index] as Device),
  );
  return {
    expected: expected.length,
    lost: expected.filter((index) => !counts.has(index)).length,
    uninvited: [...counts.keys()].filter((index) => !expected.includes(index)).length,
    again: [...counts.values()].reduce((sum, times) => sum + times - 1, 0),
  };
}

test('everybody is told once, in their language, whatever breaks', async () => {
  service.faults = { tooMany: 0.03, unavailable: 0.03, dropped: 0.01, lostAnswer: 0.01 };
  const begun = Date.now();
  const short = await send('all', 4000);
  const cutOff = new Set([...devices.keys()].filter((index) => index % 100 === 3));
  service.unreachable = { subject: short.id, devices: cutOff };
  const lasting = await Promise.all(audiences.map((recipients) => send(recipients)));
  const due = lasting.reduce((sum, sent) => sum + judge(sent, []).expected, 0);
  let pair = [addWorker(), addWorker()];
  for (let kill = 1; kill <= kills; kill += 1) {
    const share = (due * kill) / (kills + 1);
    await vi.waitUntil(() => service.taken > share, { timeout: 120_000, interval: 10 });
    await Promise.all(pair.map(stop));
    await letLeasesEnd();
    // One is enough for the rest, and saves the start of a process.
    pair = kill < kills ? [addWorker(), addWorker()] : [addWorker()];
  }
  await everythingDrained();
  const seconds = (Date.now() - begun) / 1000;
  await Promise.all(pair.map(stop));

  expect(service.complaints).toEqual([]);
  const verdicts = lasting.map((sent) => judge(sent, service.received));
  const sum = (name: keyof (typeof verdicts)[number]) =>
    verdicts.reduce((total, verdict) => total + verdict[name], 0);
  const share = sum('again') / sum('expected');
  const most = service.lost + 2 * kills * unacknowledged;
  console.log(
    `push: ${sum('expected')} to deliver, ${sum('lost')} lost, ${sum('again')} reached a device twice ` +
      `(${(100 * share).toFixed(2)} %), ${service.taken} taken by the service, ${seconds.toFixed(1)} s`,
  );
  expect(sum('lost')).toBe(0);
  expect(sum('uninvited')).toBe(0);
  expect(sum('again')).toBeLessThanOrEqual(most);

  for (const { device, message } of service.received) {
    const { web_push, notification } = message;
    const { language } = devices[device] as Device;
    const sent = [short, ...lasting].find(({ id }) => id === notification.tag);
    expect([web_push, notification.lang, notification.dir, notification.title]).toEqual([
      8030,
      language,
      directionOf(language),
      texts(sent?.recipients ?? '')[language],
    ]);
  }
  const late = service.takenAt.filter(
    ([subject, at]) => subject === short.id && at > short.expires + onItsWay,
  );
  expect(late).toEqual([]);

  const { sql } = backend.database;
  const dead = await sql`select endpoint from push_subscriptions where gone_at is not null`;
  expect(new Set(dead.map(({ endpoint }) => Number(endpoint.split('/').at(-1))))).toEqual(gone);
  const states = await sql`select distinct state from push_outbox order by state`;
  expect(states.map(({ state }) => state)).toEqual(['delivered', 'expired', 'gone']);
}, 360_000);

test('two runners behind two fronts send what is due once, and tell each device once', async () => {
  service.faults = { tooMany: 0, unavailable: 0, dropped: 0, lostAnswer: 0 };
  const { sql } = backend.database;
  const front = await backend.addFront();
  const to = (address: string, options?: RequestInit) =>
    fetch(address.replace(pushOrigin, service.url), options);
  let drained = 0;
  const drainThrough = (url: string) => async () => {
    const { publicKey, privateKey, subject, secret } = backend.pushKeys;
    const answer = await handle(
      new Request(url, { method: 'POST', headers: { authorization: `Bearer ${secret}` } }),
      {
        ...{ SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: backend.secrets.serviceKey },
        ...{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject },
        ...{ PUSH_SECRET: secret, APP_URL: 'https://forum.example' },
      },
      to as typeof fetch,
    );
    drained += (await answer.json()).delivered;
  };
  const runners = await Promise.all(
    [backend, front].map(({ innerUrl }) => runPush(sql, drainThrough(innerUrl))),
  );
  const sent: Sent[] = [];
  for (const recipients of ['speakers', 'staff'] as const) {
    const one = await send(recipients, 3_600_000, 'scheduled');
    sent.push(one);
    await sql`select pg_notify('push', '')`;
  }
  const sentAll = async () => {
    const [{ waiting } = {}] = await sql`select count(*)::integer as waiting from announcements
      where status = 'scheduled'`;
    return waiting === 0;
  };
  await vi.waitUntil(sentAll, { timeout: 30_000, interval: 20 });
  await everythingDrained();
  await Promise.all(runners.map((runner) => runner.stop()));
  await front.stop();
  const verdicts = sent.map((one) => judge(one, service.received));
  expect(verdicts.map(({ lost, uninvited, again }) => [lost, uninvited, again])).toEqual(
    sent.map(() => [0, 0, 0]),
  );
  expect(drained).toBe(verdicts.reduce((sum, { expected }) => sum + expected, 0));
}, 60_000);

test.runIf(soak)(
  'without faults: how fast, at what cost',
  async () => {
    service.faults = { tooMany: 0, unavailable: 0, dropped: 0, lostAnswer: 0 };
    service.bytes.length = 0;
    const worker = addWorker();
    await wait(3000);
    runs.length = 0;
    const begun = Date.now();
    await send('all');
    await everythingDrained();
    const seconds = (Date.now() - begun) / 1000;
    await wait(500);
    await stop(worker);
    const delivered = runs.reduce((sum, run) => sum + run.delivered, 0);
    const cpu = runs.reduce((sum, run) => sum + run.cpu, 0);
    const bytes = service.bytes.reduce((sum, size) => sum + size, 0) / service.bytes.length;
    console.log(
      `push: one worker, ${delivered} in ${seconds.toFixed(1)} s including the devices' sleep; ` +
        `${(cpu / delivered).toFixed(2)} ms of CPU and ${bytes.toFixed(0)} bytes each`,
    );
    expect(delivered).toBe(count - gone.size);
  },
  120_000,
);
