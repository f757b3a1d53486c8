import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DeviceSubscription, device } from './device.ts';
import { anonymous, type Forum, insert, openForum } from './forum.ts';
import { endpoints, iso, minute, pushCalls, service } from './push-calls.ts';

let forum: Forum;
const { call, callAs, subscribe, join, claim, acknowledge, dueNow, clear } = pushCalls(() => forum);
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
});
afterAll(() => forum.drop());
beforeEach(clear);

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

test('what is deleted and comes back is told to who was not told before, and to nobody twice', async () => {
  const take = async (id: string) => {
    const [row] = await forum.sql`delete from announcements where id = ${id} returning *`;
    return () => insert(forum.sql, 'announcements', row ?? {});
  };
  const first = await join();
  const id = await send();
  await acknowledge(await claim(), 'delivered');
  const back = await take(id);
  await back();
  expect(await claim()).toEqual([]);

  const withdrawn = await take(id);
  await acknowledge(await claim(), 'delivered');
  await withdrawn();
  expect(await claim()).toEqual([]);

  const second = await join();
  const other = await send();
  const [told] = await claim(1);
  await acknowledge(told ? [told] : [], 'delivered');
  const once = await take(other);
  await acknowledge(await claim(), 'delivered');
  await once();
  const left = [first, second].find(({ endpoint }) => endpoint !== told?.endpoint);
  expect(await claim()).toMatchObject([{ subject: other, endpoint: left?.endpoint, close: false }]);

  await forum.sql`update announcements set message = ${forum.sql.json({ fr: 'Autrement' })} where id = ${id}`;
  expect(endpoints(await claim())).toContain(first.endpoint);
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
