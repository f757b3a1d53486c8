import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Identity } from '#local/test-database.ts';
import { device } from './device.ts';
import { anonymous, type Forum, openForum } from './forum.ts';

/** What the back office is told of the service. */

let forum: Forum;
beforeEach(async () => {
  forum = await openForum();
});
afterEach(() => forum.drop());

async function health(published: number | null = null, who: Identity = forum.administrator) {
  const [row] = await forum.as(who, (sql) => sql`select service_health(${published}) as health`);
  return row?.health;
}

const note = (figures: Record<string, number | null>, ago = '0 s') =>
  forum.sql`insert into sync.server_figures
    values (${randomUUID()}, now() - ${ago}::interval, ${forum.sql.json(figures)})`;

test('every member of the back office is told, and nobody else', async () => {
  const hall = await forum.member({ roles: ['hall'], languages: [], halls: [randomUUID()] });
  for (const member of [forum.administrator, hall]) {
    expect(await health(null, member)).toMatchObject({
      ...{ pushes: { waiting: 0, late: 0 }, unpublished: null, server: null },
    });
  }
  for (const other of [forum.stranger, anonymous]) {
    await expect(health(null, other)).rejects.toMatchObject({ code: '42501' });
  }
});

test('a push that is due is counted from when it was; one that rests for its next try is not late', async () => {
  const wait = async (interval: string) => {
    const subject = randomUUID();
    await forum.sql`insert into push_messages (subject, kind, title, body, expires_at)
      values (${subject}, 'announcement', '{"fr": "a"}', '{}', now() + interval '1 day')`;
    await forum.sql`select push_subscribe(${forum.sql.json({ ...device() })})`;
    await forum.sql`insert into push_outbox (subject, subscription, urgent, next_at)
      select ${subject}, id, false, now() + ${interval}::interval from push_subscriptions limit 1`;
  };
  await wait('1 minute');
  expect((await health()).pushes).toEqual({ waiting: 1, late: 0 });
  await wait('-3 minutes');
  const { pushes } = await health();
  expect(pushes.waiting).toBe(2);
  expect(pushes.late).toBeGreaterThanOrEqual(180);
  expect(pushes.late).toBeLessThan(240);
});

test('a change for visitors waits for its publication; one that only the back office sees does not', async () => {
  const { revision } = await forum.pull({ edition: 21 });
  expect((await health(revision)).unpublished).toBeNull();
  await forum.sql`update questions set text = 'Why so?'`;
  expect((await health(revision)).unpublished).toBeNull();
  await forum.sql`update events set cancelled = not cancelled`;
  await forum.sql`update sync.history set at = at - interval '20 minutes' where kind = 'event'`;
  await forum.sql`update locations set capacity = 77`;
  const { unpublished } = await health(revision);
  expect(unpublished).toBeGreaterThanOrEqual(1_200);
  expect(unpublished).toBeLessThan(1_260);
  const now = await forum.pull({ edition: 21 });
  expect((await health(now.revision)).unpublished).toBeNull();
});

test('of several servers the worst figure is told, and of one that is gone nothing', async () => {
  await note({ failing: 0, disk_free: 0.5, backup_age: 60, refused_sign_ins: 0.1 });
  await note({ failing: 0.5, disk_free: 0.1, backup_age: null, refused_sign_ins: 0.2 });
  await note({ failing: 1, disk_free: 0, backup_age: 9, refused_sign_ins: 9 }, '4 minutes');
  const { server } = await health();
  expect(server).toMatchObject({ failing: 0.5, backup_age: 60, unbacked: null, connections: null });
  expect(server.disk_free).toBeCloseTo(0.1);
  expect(server.refused_sign_ins).toBeCloseTo(0.3);
});
