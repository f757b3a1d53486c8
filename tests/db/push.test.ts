import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Identity } from '#local/test-database.ts';
import { type DeviceSubscription, device } from './device.ts';
import { anonymous, type Forum, insert, openForum } from './forum.ts';

interface Delivery {
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

let forum: Forum;
let codes: Record<'speakers' | 'staff', string>;
beforeAll(async () => {
  forum = await openForum();
  const make = async (audience: string) => {
    const [made] = await forum.as(
      forum.administrator,
      (sql) => sql`select make_audience_code(${audience}, 'For the test') ->> 'code' as code`,
    );
    return String(made?.code);
  };
  codes = { speakers: await make('speakers'), staff: await make('staff') };
  await forum.sql`create table public.deleted_events (like public.events)`;
});
afterAll(() => forum.drop());
beforeEach(async () => {
  await forum.sql`delete from push_subscriptions`;
  await forum.sql`delete from push_messages`;
});

const minute = 60_000;
const iso = (fromNow: number) => new Date(Date.now() + fromNow).toISOString();

async function call(name: string, ...values: unknown[]) {
  return callAs(anonymous, name, ...values);
}

async function callAs(who: Identity, name: string, ...values: unknown[]) {
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  const [row] = await forum.as(who, (sql) =>
    sql.unsafe(`select ${name}(${places}) as answer`, values as never[]),
  );
  return row?.answer;
}

const subscribe = (subscription: unknown) =>
  call('push_subscribe', forum.sql.json(subscription as never));

/** Subscribes a new device and returns what it sent. */
async function join(more: Partial<DeviceSubscription> = {}) {
  const one = device(more);
  await subscribe(one);
  return one;
}

const service: Identity = { role: 'service_role' };
const claim = (limit = 100, lease = 60): Promise<Delivery[]> =>
  callAs(service, 'push_claim', limit, lease);
const acknowledge = (deliveries: Delivery[], outcome: string, retry_after?: number) =>
  callAs(
    service,
    'push_acknowledge',
    forum.sql.json(
      deliveries.map(({ subject, subscription, version, lease }) => ({
        ...{ subject, subscription, version, lease, outcome },
        ...(retry_after === undefined ? {} : { retry_after }),
      })),
    ),
  );
const dueNow = () => forum.sql`update push_outbox set next_at = now() where state = 'waiting'`;

/** Sends an announcement and returns its id. */
async function send(more: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const { values } = forum.rows.announcement;
  await insert(forum.sql, 'announcements', {
    ...values,
    ...{ id, sent_at: null, expires_at: iso(60 * minute), ...more },
  });
  return id;
}

const endpoints = (deliveries: readonly { endpoint: string }[]) =>
  deliveries.map(({ endpoint }) => endpoint).sort();
const states = async (subject: string) =>
  (await forum.sql`select state from push_outbox where subject = ${subject} order by state`).map(
    ({ state }) => state,
  );

test('a device subscribes, changes its mind, asks what holds, and leaves', async () => {
  const one = device({ topics: ['urgent'] });
  const { endpoint, keys } = one;
  const state = { known: true, language: 'fr', topics: ['urgent'], audience: 'public' };
  expect(await subscribe(one)).toEqual({ ...state, visitor: false, remind_before: null });
  const changed = { ...one, language: 'ar', topics: ['news', 'announcements', 'news'] };
  expect(await subscribe(changed)).toMatchObject({
    language: 'ar',
    topics: ['announcements', 'news'],
  });
  expect(await call('push_status', endpoint, keys.auth)).toMatchObject({ language: 'ar' });
  expect(await call('push_unsubscribe', endpoint, keys.auth)).toBe(true);
  expect(await call('push_status', endpoint, keys.auth)).toEqual({ known: false });
  expect(await call('push_unsubscribe', endpoint, keys.auth)).toBe(false);
});

test('without its secret nobody sees, changes or ends another device’s subscription', async () => {
  const { endpoint, keys } = await join();
  const guess = device().keys;
  expect(await call('push_status', endpoint, guess.auth)).toEqual({ known: false });
  expect(await call('push_unsubscribe', endpoint, guess.auth)).toBe(false);
  for (const wrong of [guess, { ...keys, auth: guess.auth }, { ...keys, p256dh: guess.p256dh }]) {
    await expect(subscribe(device({ endpoint, keys: wrong }))).rejects.toMatchObject({
      code: '42501',
    });
  }
  expect(await call('push_status', endpoint, keys.auth)).toMatchObject({ language: 'fr' });
});

const move = (from: DeviceSubscription, to: unknown) =>
  call('push_move', from.endpoint, from.keys.auth, forum.sql.json(to as never));
const endOf = ({ endpoint, keys }: DeviceSubscription) => ({ endpoint, keys });

test('a subscription that the browser has replaced goes on, with what is on its way', async () => {
  const before = await join({
    language: 'ar',
    topics: ['news', 'announcements'],
    remind_before: 10,
  });
  const id = await send();
  const [first] = await claim();
  const after = device();
  expect(await move(before, endOf(after))).toMatchObject({
    ...{ known: true, language: 'ar', topics: ['announcements', 'news'], remind_before: 10 },
  });
  expect(await call('push_status', before.endpoint, before.keys.auth)).toEqual({ known: false });
  expect(await call('push_status', after.endpoint, after.keys.auth)).toMatchObject({ known: true });
  await dueNow();
  const again = await claim();
  expect(again).toMatchObject([{ subject: id, endpoint: after.endpoint, keys: after.keys }]);
  expect(again[0]?.subscription).toBe(first?.subscription);
  // What has reached the old address says nothing of the new one.
  expect(await forum.sql`select from push_subscriptions where last_ok is null`).toHaveLength(1);
});

test('nobody moves what is not theirs, to where they may not, or without end', async () => {
  const [mine, theirs] = [await join(), await join()];
  expect(await move({ ...mine, keys: device().keys }, endOf(device()))).toEqual({ known: false });
  await expect(move(mine, { ...endOf(theirs), keys: device().keys })).rejects.toMatchObject({
    code: '42501',
  });
  for (const wrong of [{ endpoint: 'https://evil.example/x' }, { keys: {} }, null, 'x']) {
    const to = typeof wrong === 'object' && wrong ? { ...endOf(device()), ...wrong } : wrong;
    await expect(move(mine, to)).rejects.toMatchObject({ code: '22023' });
  }
  // The page was quicker than the worker.
  const quick = await join();
  expect(await move(mine, endOf(quick))).toMatchObject({ known: true });
  expect(await call('push_status', mine.endpoint, mine.keys.auth)).toEqual({ known: false });
  await forum.sql`update push_subscriptions set calls_left = 0, called_at = now()`;
  await expect(move(quick, endOf(device()))).rejects.toMatchObject({ code: 'PT429' });
});

test.each([
  ['another host', { endpoint: 'https://evil.example/fcm.googleapis.com/' }],
  ['a look-alike', { endpoint: 'https://fcm.googleapis.com.evil.example/x' }],
  ['credentials in it', { endpoint: 'https://fcm.googleapis.com@evil.example/x' }],
  ['a port', { endpoint: 'https://fcm.googleapis.com:8080/x' }],
  ['no TLS', { endpoint: 'http://fcm.googleapis.com/x' }],
  ['a machine of our own', { endpoint: 'https://127.0.0.1/x' }],
  ['too long an address', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` }],
  ['a short key', { keys: { ...device().keys, p256dh: 'BAAA' } }],
  ['no secret', { keys: { p256dh: device().keys.p256dh } as never }],
  ['another language', { language: 'de' }],
  ['an unknown topic', { topics: ['announcements', 'gossip'] }],
  ['no topic', { topics: [] }],
  ['no list of topics', { topics: 'news' as never }],
  ['a torn visitor key', { visitor: 'A'.repeat(42) }],
  ['a time to be reminded at of its own', { remind_before: 7 }],
  ['ballast', { ballast: randomBytes(9000).toString('hex') } as never],
])('a subscription with %s is refused', async (_name, wrong) => {
  await expect(subscribe(device(wrong))).rejects.toMatchObject({ code: '22023' });
  expect(await forum.sql`select from push_subscriptions`).toHaveLength(0);
});

test('endpoints of the vendors are taken', async () => {
  for (const endpoint of [
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA-_',
    'https://web.push.apple.com/QGx',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2b%2f',
  ]) {
    expect(await subscribe(device({ endpoint }))).toMatchObject({ known: true });
  }
});

test('a device that calls without pause, and devices in masses, are asked to wait', async () => {
  const one = await join();
  const outcomes: string[] = [];
  for (let count = 0; count < 40; count += 1) {
    outcomes.push(
      await subscribe(one).then(
        () => 'fine',
        (error: { code: string }) => error.code,
      ),
    );
  }
  expect(outcomes[0]).toBe('fine');
  expect(outcomes.at(-1)).toBe('PT429');
  await forum.sql`update sync.gates set places = 1, at = now()`;
  await join();
  await expect(join()).rejects.toMatchObject({ code: 'PT429' });
  await forum.sql`update sync.gates set places = burst`;
});

test('each audience and topic is told what it asked for, urgent ones first', async () => {
  const everything = await join();
  const urgentOnly = await join({ topics: ['urgent'] });
  const newsOnly = await join({ topics: ['news'] });
  const speaker = await join({ code: codes.speakers });
  const staff = await join({ code: codes.staff.toLowerCase() });
  const liar = await join({ code: 'NOT-A-CODE' });
  const everyone = [everything, speaker, staff, liar];

  const calm = await send();
  const urgent = await send({ urgent: true });
  const toStaff = await send({ recipients: 'staff', urgent: true });
  const toSpeakers = await send({ recipients: 'speakers' });
  const participants = await send({ recipients: 'participants' });
  const deliveries = await claim();
  const told = (subject: string) => endpoints(deliveries.filter((one) => one.subject === subject));
  expect(told(calm)).toEqual(endpoints(everyone));
  expect(told(participants)).toEqual(endpoints(everyone));
  expect(told(urgent)).toEqual(endpoints([...everyone, urgentOnly]));
  expect(told(toStaff)).toEqual(endpoints([staff]));
  expect(told(toSpeakers)).toEqual(endpoints([speaker]));
  await dueNow();
  const [first] = await claim(1);
  expect([urgent, toStaff]).toContain(first?.subject);

  await insert(forum.sql, 'news', {
    ...forum.rows.news.values,
    id: randomUUID(),
    published_at: iso(-minute),
  });
  const news = (await claim()).filter(({ kind }) => kind === 'news');
  expect(endpoints(news)).toEqual([newsOnly.endpoint]);
});

test('of one message those who were reached before come first', async () => {
  for (let count = 0; count < 6; count += 1) await join();
  const known = await join();
  await forum.sql`update push_subscriptions set last_ok = now() where endpoint = ${known.endpoint}`;
  for (let count = 0; count < 6; count += 1) await join();
  await send({ urgent: true });
  const deliveries = await claim(1);
  expect(endpoints(deliveries)).toEqual([known.endpoint]);
  expect(await claim()).toHaveLength(12);
});

test('drafts, expired and old announcements are told to nobody', async () => {
  await join();
  await send({ status: 'draft' });
  await send({ status: 'scheduled', sent_at: iso(minute) });
  await send({ sent_at: iso(-2 * minute), expires_at: iso(-minute) });
  await send({ sent_at: iso(-25 * 60 * minute), expires_at: null });
  expect(await claim()).toEqual([]);
});

test('each device is told in its language, or in the next one that has the whole', async () => {
  for (const language of ['fr', 'en', 'ar']) await join({ language });
  await send({ title: { en: 'Doors', ar: 'الأبواب' }, message: { en: 'Closed' } });
  const told = (await claim()).map(({ language, title, body }) => ({ language, title, body }));
  expect(told).toEqual(Array(3).fill({ language: 'en', title: 'Doors', body: 'Closed' }));
});

test('what was delivered is not claimed again, however often it is tried', async () => {
  await join();
  const id = await send();
  const first = await claim();
  expect(await claim()).toEqual([]);
  await acknowledge(first, 'delivered');
  await forum.sql`update announcements set expires_at = expires_at + interval '1 hour'
    where id = ${id}`;
  await dueNow();
  expect(await claim()).toEqual([]);
  expect(await states(id)).toEqual(['delivered']);
});

test('two workers never hold the same delivery; a lease that ran out passes it on', async () => {
  for (let count = 0; count < 20; count += 1) await join();
  await send();
  const [one, other] = await Promise.all([claim(10), claim(10)]);
  expect(new Set(endpoints([...one, ...other])).size).toBe(20);
  expect(await claim()).toEqual([]);
  await forum.sql`update push_outbox set next_at = now() - interval '1 second'`;
  expect(await claim()).toHaveLength(20);
});

test.each(['retry', 'failed'])(
  'a worker that wakes up after its lease and says %s takes nothing from the next one',
  async (outcome) => {
    await join();
    const id = await send();
    const frozen = await claim();
    await dueNow();
    const next = await claim();
    expect(next).toHaveLength(1);
    await acknowledge(frozen, outcome, 0);
    expect(await claim()).toEqual([]);
    await acknowledge(next, 'delivered');
    await acknowledge(frozen, outcome, 0);
    await dueNow();
    expect(await claim()).toEqual([]);
    expect(await states(id)).toEqual(['delivered']);
  },
);

test('what was told before a correction does not have the correction told twice', async () => {
  await join();
  const id = await send();
  const frozen = await claim();
  await forum.sql`update announcements set title = ${forum.sql.json({ fr: 'Rouverte' })} where id = ${id}`;
  await dueNow();
  const next = await claim();
  expect(next).toMatchObject([{ version: 2 }]);
  await acknowledge(frozen, 'delivered');
  expect(await claim()).toEqual([]);
  await acknowledge(next, 'delivered');
  await acknowledge(frozen, 'delivered');
  expect(await claim()).toEqual([]);
  expect(await states(id)).toEqual(['delivered']);
});

test('a device that was told late is not told again', async () => {
  await join();
  const id = await send();
  const frozen = await claim();
  await dueNow();
  await claim();
  await acknowledge(frozen, 'delivered');
  await dueNow();
  expect(await claim()).toEqual([]);
  expect(await states(id)).toEqual(['delivered']);
});

test('a push service that asks for patience is given it; at last one gives up', async () => {
  await join();
  const id = await send();
  await acknowledge(await claim(), 'retry', 120);
  const [row] = await forum.sql`select extract(epoch from next_at - now())::integer as wait
    from push_outbox`;
  expect(row?.wait).toBeGreaterThan(110);
  expect(await claim()).toEqual([]);
  await forum.sql`update push_outbox set next_at = now(), attempts = 14`;
  await acknowledge(await claim(), 'retry');
  expect(await states(id)).toEqual(['failed']);
});

test('a subscription that ended is marked, and nothing more is tried', async () => {
  const { endpoint, keys } = await join();
  const id = await send();
  const next = await send();
  const deliveries = await claim();
  await acknowledge(
    deliveries.filter(({ subject }) => subject === id),
    'gone',
  );
  await dueNow();
  expect(await claim()).toEqual([]);
  expect(await states(next)).toEqual(['gone']);
  expect(await call('push_status', endpoint, keys.auth)).toMatchObject({ known: false });
  await send();
  expect(await claim()).toEqual([]);
});

test('nothing is sent after it has expired', async () => {
  await join();
  const id = await send();
  await forum.sql`update push_messages set expires_at = date_trunc('milliseconds', now()) where subject = ${id}`;
  expect(await claim()).toEqual([]);
  expect(await states(id)).toEqual(['expired']);
});

test('an edited announcement replaces the notification, also one that was under way', async () => {
  await join();
  const id = await send();
  const before = await claim();
  await forum.sql`update announcements set message = message || '{"fr": "Corrigé"}' where id = ${id}`;
  await acknowledge(before, 'delivered');
  const [after] = await claim();
  expect(after).toMatchObject({ subject: id, version: 2, body: 'Corrigé', close: false });
  await acknowledge(after ? [after] : [], 'delivered');
  expect(await claim()).toEqual([]);
});

test('nor is an edit forgotten that another worker saw while the first version was under way', async () => {
  await join();
  const id = await send();
  const before = await claim();
  await forum.sql`update announcements set message = message || '{"fr": "Corrigé"}' where id = ${id}`;
  expect(await claim()).toEqual([]);
  await acknowledge(before, 'delivered');
  expect(await claim()).toMatchObject([{ subject: id, version: 2, body: 'Corrigé' }]);
});

test.each([
  [
    'withdrawn',
    (id: string) => forum.sql`update announcements set status = 'draft' where id = ${id}`,
  ],
  ['deleted', (id: string) => forum.sql`delete from announcements where id = ${id}`],
])('one that is %s is closed where it was told, and nowhere else', async (_name, end) => {
  const told = await join();
  const id = await send();
  await acknowledge(await claim(), 'delivered');
  await join();
  await end(id);
  const closing = await claim();
  expect(closing).toMatchObject([{ endpoint: told.endpoint, close: true }]);
  expect(closing[0]).not.toHaveProperty('title');

  const never = await send();
  await end(never);
  await acknowledge(closing, 'delivered');
  expect(await claim()).toEqual([]);
});

test('who loses an audience, or is no longer addressed, hears no word of it', async () => {
  const visitor = await join();
  const [made] = await forum.as(
    forum.administrator,
    (sql) => sql`select make_audience_code('staff', 'Short-lived') as made`,
  );
  await join({ code: made?.made.code });
  const id = await send({ recipients: 'staff' });
  await forum.sql`select sync.queue_push()`;
  await callAs(forum.administrator, 'revoke_audience_code', made?.made.id);
  expect(await claim()).toEqual([]);
  expect(await states(id)).toEqual(['expired']);

  const narrowed = await send();
  await acknowledge(await claim(), 'delivered');
  await forum.sql`update announcements set recipients = 'staff' where id = ${narrowed}`;
  const closing = await claim();
  expect(endpoints(closing)).toContain(visitor.endpoint);
  expect(closing.every(({ close, title }) => close && title === undefined)).toBe(true);
});

test('the reach counts devices, for administrators only', async () => {
  for (let count = 0; count < 5; count += 1) await join();
  const id = await send();
  const deliveries = await claim();
  for (const [index, outcome] of ['delivered', 'delivered', 'gone', 'failed'].entries()) {
    await acknowledge(deliveries.slice(index, index + 1), outcome);
  }
  expect(await callAs(forum.administrator, 'announcement_reach', id)).toEqual({
    addressed: 5,
    delivered: 2,
    gone: 1,
    failed: 1,
    waiting: 1,
    expired: 0,
    pulled: 0,
  });
  await expect(callAs(forum.stranger, 'announcement_reach', id)).rejects.toMatchObject({
    code: '42501',
  });
});

test('no caller but the service can claim, acknowledge or send', async () => {
  for (const who of [anonymous, forum.stranger, forum.administrator]) {
    for (const [name, ...values] of [
      ['push_claim', 1, 60],
      ['push_acknowledge', '[]'],
      ['push_tidy'],
      ['send_due_announcements'],
      ['send_reminders'],
    ] as const) {
      await expect(callAs(who, name, ...values)).rejects.toMatchObject({ code: '42501' });
    }
  }
});

/** A session that begins in so many minutes. */
async function sessionIn(minutes: number): Promise<string> {
  const id = randomUUID();
  await insert(forum.sql, 'events', {
    ...forum.rows.event.values,
    ...{ id, date: iso(minutes * minute).slice(0, 10) },
    ...{ starts_at: iso(minutes * minute), ends_at: iso((minutes + 60) * minute) },
  });
  return id;
}

const newVisitor = () => randomBytes(32).toString('base64url');
const mark = (visitor: string, id: string, favourite = true) =>
  call(
    'favourites_push',
    visitor,
    forum.sql.json([{ kind: 'event', id, favourite, at: new Date().toISOString() }]),
  );
const remind = async () => (await forum.sql`select send_reminders() as count`)[0]?.count;
const reminders = { topics: ['reminders'] };

test('a favourite about to begin is told once, in the minutes each device chose', async () => {
  const { sql } = forum;
  const visitor = newVisitor();
  const event = await sessionIn(12);
  await mark(visitor, event);
  const fifteen = await join({ ...reminders, visitor, remind_before: 15 });
  const ten = await join({ ...reminders, visitor, remind_before: 10 });
  await join({ ...reminders, visitor });
  await join({ visitor, remind_before: 30 });
  await join({ ...reminders, visitor: newVisitor(), remind_before: 30 });

  expect(await remind()).toBe(1);
  const told = await claim();
  expect(told).toMatchObject([
    { endpoint: fifteen.endpoint, about: event, kind: 'begins', title: 'Opening (fr)' },
  ]);
  expect(told[0]?.body).toBe('Great tent (fr)');
  await acknowledge(told, 'delivered');
  expect(await remind()).toBe(0);

  // The other one's minute comes, and a device changes its mind: each is told, nobody twice.
  await sql`update events set starts_at = starts_at where id = ${event}`;
  await subscribe({ ...ten, remind_before: 30 });
  expect(await remind()).toBe(1);
  expect(endpoints(await claim())).toEqual([ten.endpoint]);
  expect(await remind()).toBe(0);
});

test('a reminder comes with the clock of the edition, not with the server’s time-zone tables', async () => {
  const visitor = newVisitor();
  const event = await sessionIn(9);
  await mark(visitor, event);
  await join({ ...reminders, visitor, remind_before: 10 });
  await forum.sql`update editions set utc_offset = 345 where id = 21`;
  expect(await remind()).toBe(1);
  expect(await claim()).toMatchObject([{ about: event, utc_offset: 345 }]);
  await dueNow();
  await forum.sql`update editions set utc_offset = 60 where id = 21`;
  expect(await claim()).toMatchObject([{ about: event, utc_offset: 60 }]);
});

test('a session that becomes a favourite shortly before is told of, one that is none any more not', async () => {
  const visitor = newVisitor();
  const event = await sessionIn(9);
  await mark(visitor, event);
  const holder = await join({ ...reminders, visitor, remind_before: 10 });
  const late = newVisitor();
  expect(await remind()).toBe(1);
  await mark(late, event);
  const joined = await join({ ...reminders, visitor: late, remind_before: 10 });
  expect(await remind()).toBe(1);
  await mark(visitor, event, false);
  expect(endpoints(await claim())).toEqual([joined.endpoint]);
  // Nor is a change of it.
  await forum.sql`update events set cancelled = true where id = ${event}`;
  const told = await claim();
  expect(endpoints(told)).toEqual([joined.endpoint]);
  expect(endpoints(told)).not.toContain(holder.endpoint);
});

test('reminders choose nothing by themselves: without minutes a device hears of changes only', async () => {
  const visitor = newVisitor();
  const event = await sessionIn(4);
  await mark(visitor, event);
  const { endpoint } = await join({ ...reminders, visitor });
  expect(await remind()).toBe(0);
  await forum.sql`update events set cancelled = true where id = ${event}`;
  expect(await claim()).toMatchObject([{ endpoint, kind: 'cancelled' }]);
});

test('a favourite moved or cancelled is told to those who hold it, and reminded of anew', async () => {
  const { sql, rows } = forum;
  const [mine, other] = [newVisitor(), newVisitor()];
  const event = await sessionIn(10);
  await mark(mine, event);
  await mark(other, rows.event.id);
  const holder = await join({ ...reminders, visitor: mine, remind_before: 15 });
  await join({ ...reminders, visitor: other, remind_before: 15 });
  await join({ visitor: mine });
  expect(await remind()).toBe(1);
  await acknowledge(await claim(), 'delivered');

  await sql`update events set starts_at = starts_at + interval '10 minutes' where id = ${event}`;
  const moved = await claim();
  expect(moved).toMatchObject([{ endpoint: holder.endpoint, subject: event, kind: 'moved' }]);
  await acknowledge(moved, 'delivered');
  expect(await remind()).toBe(0);
  await sql`update events set starts_at = starts_at - interval '6 minutes' where id = ${event}`;
  await acknowledge(await claim(), 'delivered');
  expect(await remind()).toBe(1);
  // A reminder on its way is given up when the session is cancelled: that is what is told.
  await sql`update events set cancelled = true where id = ${event}`;
  expect(await claim()).toMatchObject([{ subject: event, kind: 'cancelled' }]);
  expect(await remind()).toBe(0);
  await dueNow();
  await acknowledge(await claim(), 'delivered');
  await sql`update events set title = '{"fr": "Autre"}' where id = ${event}`;
  expect(await claim()).toEqual([]);
});

test('a session that is changed and changed back before anybody is told is no news, and one afterwards is', async () => {
  const { sql } = forum;
  const visitor = newVisitor();
  const event = await sessionIn(100);
  await mark(visitor, event);
  await join({ ...reminders, visitor });
  const cancel = (cancelled: boolean) =>
    sql`update events set cancelled = ${cancelled} where id = ${event}`;
  const later = (minutes: number) => sql`
    update events set starts_at = starts_at + make_interval(mins => ${minutes}) where id = ${event}`;
  await cancel(true);
  await cancel(false);
  expect(await claim()).toEqual([]);
  await later(10);
  await later(5);
  await later(-15);
  expect(await claim()).toEqual([]);

  await cancel(true);
  const cancelled = await claim();
  expect(cancelled).toMatchObject([{ subject: event, kind: 'cancelled' }]);
  await acknowledge(cancelled, 'delivered');
  await cancel(false);
  expect(await claim()).toMatchObject([{ subject: event, kind: 'moved', close: false }]);
});

test('a session that goes on to a hall of the same name has moved from where it stood first, and is told so, or is back', async () => {
  const { sql, rows } = forum;
  const [second, third] = [randomUUID(), randomUUID()];
  for (const id of [second, third]) {
    await insert(sql, 'locations', { ...rows.location.values, id, name: { fr: 'Salle 1' } });
  }
  const visitor = newVisitor();
  const event = await sessionIn(100);
  await mark(visitor, event);
  await join({ ...reminders, visitor });
  const [at] = await sql`select location_id as first from events where id = ${event}`;
  const move = (to: string) => sql`update events set location_id = ${to} where id = ${event}`;
  await move(second);
  await move(third);
  await move(at?.first);
  expect(await claim()).toEqual([]);
  await move(second);
  await move(third);
  await move(second);
  expect(await claim()).toMatchObject([{ subject: event, kind: 'moved', body: 'Salle 1' }]);
});

const hidden = {
  unpublished: {
    hide: (id: string) => forum.sql`update events set published = false where id = ${id}`,
    show: (id: string, more: Record<string, unknown> = {}) =>
      forum.sql`update events set ${forum.sql({ ...more, published: true })} where id = ${id}`,
  },
  deleted: {
    hide: (id: string) => forum.sql`with gone as (delete from events where id = ${id} returning *)
      insert into deleted_events select * from gone`,
    show: async (id: string, more: Record<string, unknown> = {}) => {
      const [row] = await forum.sql`delete from deleted_events where id = ${id} returning *`;
      await insert(forum.sql, 'events', { ...row, ...more });
    },
  },
};

describe.each(['unpublished', 'deleted'] as const)('of a session that is %s', (how) => {
  const { hide, show } = hidden[how];
  const change = (id: string, more: Record<string, unknown>) =>
    forum.sql`update events set ${forum.sql(more)} where id = ${id}`;
  const workers = async () => (await forum.sql`select push_workers() as wanted`)[0]?.wanted;
  const late = async () =>
    (await forum.sql`select from push_outbox where state = 'waiting' and next_at <= now()`).length;
  /** A session, and the device of somebody who follows it. */
  const followed = async (minutes: number) => {
    const visitor = newVisitor();
    const id = await sessionIn(minutes);
    await mark(visitor, id);
    return { id, phone: await join({ ...reminders, visitor, remind_before: 15 }) };
  };
  const times = (minutes: number) => ({
    ...{ starts_at: iso(minutes * minute), ends_at: iso((minutes + 60) * minute) },
  });

  test.each([false, true])(
    'nothing is told until it is back (in the outbox before: %s)',
    async (queued) => {
      const { id, phone } = await followed(100);
      await change(id, { cancelled: true });
      if (queued) await forum.sql`select sync.queue_push()`;
      await hide(id);
      expect(await claim()).toEqual([]);
      expect(await workers()).toBe(0);
      expect(await late()).toBe(0);
      await show(id);
      expect(await workers()).toBe(1);
      const told = await claim();
      expect(told).toMatchObject([
        { subject: id, endpoint: phone.endpoint, kind: 'cancelled', attempts: 1, utc_offset: 60 },
      ]);
      await acknowledge(told, 'delivered');
      await hide(id);
      await show(id);
      expect(await claim()).toEqual([]);
    },
  );

  test('what was being sent is not tried again, nor corrected, until it is back', async () => {
    const { id } = await followed(100);
    await change(id, times(110));
    const sent = await claim();
    await change(id, times(120));
    await hide(id);
    await acknowledge(sent, 'delivered');
    expect(await claim()).toEqual([]);
    expect(await late()).toBe(0);
    await show(id);
    expect(await claim()).toMatchObject([{ subject: id, version: 2, close: false }]);
  });

  test('what comes back otherwise is told as it is, and as it was not at all', async () => {
    const [other, same, again] = [await followed(100), await followed(100), await followed(100)];
    const starts = await forum.sql`select id, starts_at, ends_at from events`;
    const before = (id: string) => {
      const { starts_at, ends_at } = starts.find((one) => one.id === id) ?? {};
      return { starts_at, ends_at };
    };
    for (const { id } of [other, same]) await change(id, times(110));
    await change(again.id, { cancelled: true });
    for (const { id } of [other, same, again]) await hide(id);
    expect(await claim()).toEqual([]);
    const there = times(130);
    await show(other.id, there);
    await show(same.id, before(same.id));
    await show(again.id, { cancelled: false });
    expect(await claim()).toMatchObject([
      { subject: other.id, kind: 'moved', starts_at: there.starts_at },
    ]);
  });

  test('what is over is not told once it is back', async () => {
    const { id } = await followed(100);
    await change(id, { cancelled: true });
    await forum.sql`select sync.queue_push()`;
    await hide(id);
    await forum.sql`update push_messages set expires_at = now()`;
    expect(await claim()).toEqual([]);
    await show(id, {
      starts_at: iso(-90 * minute),
      ends_at: iso(-30 * minute),
      date: iso(-90 * minute).slice(0, 10),
    });
    expect(await claim()).toEqual([]);
  });

  test('nobody is reminded, and once it is back nobody twice', async () => {
    const [told, waiting, moved] = [await followed(10), await followed(10), await followed(10)];
    const of = (deliveries: Delivery[]) => deliveries.map(({ about }) => about);
    expect(await remind()).toBe(3);
    const due = await claim();
    expect(due).toHaveLength(3);
    await acknowledge(
      due.filter(({ about }) => about === told.id),
      'delivered',
    );
    for (const { id } of [told, waiting, moved]) await hide(id);
    await dueNow();
    expect(await claim()).toEqual([]);
    await show(told.id);
    await show(waiting.id, { title: { fr: 'Autrement' } });
    await show(moved.id, times(20));
    expect(await remind()).toBe(0);
    const reminded = await claim();
    expect(of(reminded)).toEqual([waiting.id]);
    expect(reminded).toMatchObject([{ title: 'Autrement' }]);
  });
});

test('of a hall that is deleted by mistake and back nobody keeps the word that a session has moved', async () => {
  const { sql, rows } = forum;
  const hall = { ...rows.location.values, id: randomUUID() };
  const visitor = newVisitor();
  const event = await sessionIn(100);
  await mark(visitor, event);
  await join({ ...reminders, visitor });
  const deleteHall = () => sql`delete from locations where id = ${hall.id}`;
  const bringBack = async () => {
    await insert(sql, 'locations', hall);
    await sql`update events set location_id = ${hall.id} where id = ${event}`;
  };
  await bringBack();
  await acknowledge(await claim(), 'delivered');

  await deleteHall();
  const told = await claim();
  expect(told).toMatchObject([{ subject: event, kind: 'moved', close: false }]);
  await acknowledge(told, 'delivered');
  await bringBack();
  const withdrawn = await claim();
  expect(withdrawn).toMatchObject([{ subject: event, close: true }]);
  await acknowledge(withdrawn, 'delivered');

  // What has changed besides is told.
  await deleteHall();
  await sql`update events set starts_at = starts_at + interval '5 minutes' where id = ${event}`;
  await bringBack();
  expect(await claim()).toMatchObject([{ subject: event, kind: 'moved', close: false }]);
  await sql`delete from events where id = ${event}`;
  await deleteHall();
});

test('what nobody needs any more is forgotten', async () => {
  await join();
  await send();
  await claim();
  await forum.sql`update push_messages set expires_at = now() - interval '91 days'`;
  await forum.sql`update push_subscriptions set gone_at = now() - interval '31 days'`;
  await forum.sql`select push_tidy()`;
  expect(await forum.sql`select from push_outbox`).toHaveLength(0);
  expect(await forum.sql`select from push_subscriptions`).toHaveLength(0);
});

test('a device that moves while a message to where it was is on its way is not taken for gone', async () => {
  const one = await join();
  const other = await join();
  const subject = await send();
  const gone = (await claim()).map(({ subject, subscription, version, lease, endpoint }) => ({
    ...{ subject, subscription, version, lease, endpoint },
    outcome: 'gone',
  }));
  const there = device();
  await call('push_move', one.endpoint, one.keys.auth, forum.sql.json(there as never));
  await callAs(service, 'push_acknowledge', forum.sql.json(gone as never));
  const status = (at: DeviceSubscription) => call('push_status', at.endpoint, at.keys.auth);
  expect(await status(there)).toMatchObject({ known: true });
  expect(await status(other)).toMatchObject({ known: false });
  expect(await states(subject)).toEqual(['gone', 'waiting']);
  await dueNow();
  expect(endpoints(await claim())).toEqual([there.endpoint]);
});
