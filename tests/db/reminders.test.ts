import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Forum, insert, openForum } from './forum.ts';
import { type Delivery, endpoints, iso, minute, pushCalls } from './push-calls.ts';

let forum: Forum;
const { call, subscribe, join, claim, acknowledge, dueNow, clear } = pushCalls(() => forum);
beforeAll(async () => {
  forum = await openForum();
  await forum.sql`create table public.deleted_events (like public.events)`;
});
afterAll(() => forum.drop());
beforeEach(clear);

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

test('who heard that a session is cancelled is reminded anew once it takes place after all', async () => {
  const visitor = newVisitor();
  const event = await sessionIn(10);
  await mark(visitor, event);
  await join({ ...reminders, visitor, remind_before: 15 });
  expect(await remind()).toBe(1);
  await acknowledge(await claim(), 'delivered');
  for (const cancelled of [true, false]) {
    await forum.sql`update events set cancelled = ${cancelled} where id = ${event}`;
    await acknowledge(await claim(), 'delivered');
  }
  expect(await remind()).toBe(1);
  expect(await claim()).toMatchObject([{ about: event, kind: 'begins' }]);
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

test('a reminder that its push service has not taken yet names the hall that the session has moved to', async () => {
  const { sql, rows } = forum;
  const visitor = newVisitor();
  const event = await sessionIn(10);
  await mark(visitor, event);
  await join({ ...reminders, visitor, remind_before: 15 });
  expect(await remind()).toBe(1);
  await acknowledge(await claim(), 'retry');
  const name = { fr: 'Salle 2', en: 'Room 2', ar: 'القاعة 2' };
  const hall = randomUUID();
  await insert(sql, 'locations', { ...rows.location.values, id: hall, name });
  await sql`update events set location_id = ${hall} where id = ${event}`;
  await dueNow();
  const told = (await claim()).map(({ kind, body }) => ({ kind, body }));
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({ kind: 'begins', body: 'Salle 2' });
  expect(told).toContainEqual({ kind: 'moved', body: 'Salle 2' });
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
