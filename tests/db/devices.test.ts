import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reachCounts, readReach } from '#admin/announcements/reach-counts.ts';
import { anonymous, type Forum, insert, openForum } from './forum.ts';

let forum: Forum;
let staffCode: string;
beforeAll(async () => {
  forum = await openForum();
  const [made] = await forum.as(
    forum.administrator,
    (sql) => sql`select make_audience_code('staff', 'For the test') ->> 'code' as code`,
  );
  staffCode = String(made?.code);
});
afterAll(() => forum.drop());
beforeEach(() => forum.sql`delete from sync.devices`);

const token = () => randomBytes(16).toString('base64url');
const edition = 21;

async function note(
  device: string | null,
  revision: number | null,
  more: { edition?: number; audience?: string; code?: string } = {},
): Promise<boolean> {
  const { edition: of = edition, audience = 'public', code = null } = more;
  const [row] = await forum.as(
    anonymous,
    (sql) =>
      sql`select note_revision(${device}, ${of}, ${revision}, ${audience}, ${code}) as noted`,
  );
  return row?.noted;
}

async function count() {
  const [row] = await forum.as(
    forum.administrator,
    (sql) => sql`select devices_by_revision() as held`,
  );
  return row?.held;
}

const latest = async () => Number((await forum.sql`select sync.latest() as newest`)[0]?.newest);
const later = (interval: string) =>
  forum.sql`update sync.devices set noted_at = noted_at - ${interval}::interval`;

async function announce(more: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const { values } = forum.rows.announcement;
  await insert(forum.sql, 'announcements', {
    ...values,
    id,
    sent_at: null,
    expires_at: null,
    ...more,
  });
  return id;
}

async function pulled(id: string): Promise<number> {
  const [row] = await forum.as(
    forum.administrator,
    (sql) => sql`select announcement_reach(${id}) as reach`,
  );
  return row?.reach.pulled;
}

test('devices are counted by what they hold, each once', async () => {
  await forum.sql`update events set recording_url = 'https://video.example/1'`;
  const revision = await latest();
  const one = token();
  expect(await note(one, revision - 1)).toBe(true);
  expect(await note(token(), revision)).toBe(true);
  expect(await note(token(), revision)).toBe(true);
  expect(await count()).toEqual({
    revision,
    devices: 3,
    current: 2,
    held: [
      { edition, revision, devices: 2 },
      { edition, revision: revision - 1, devices: 1 },
    ],
  });
  await later('3 minutes');
  expect(await note(one, revision)).toBe(true);
  expect(await count()).toMatchObject({ devices: 3, current: 3 });
});

test('a device writes at most once in two minutes; what cannot be true is not written', async () => {
  const revision = await latest();
  const one = token();
  expect(await note(one, revision)).toBe(true);
  expect(await note(one, revision)).toBe(false);
  expect(await note(token(), revision + 1)).toBe(false);
  expect(await note(token(), -1)).toBe(false);
  expect(await note(token(), null)).toBe(false);
  expect(await note(token(), revision, { edition: 404 })).toBe(false);
  expect(await note(token(), revision, { audience: 'admin' })).toBe(true);
  expect(await forum.sql`select distinct audience from sync.devices`).toMatchObject([
    { audience: 'public' },
  ]);
  for (const wrong of [null, '', 'A'.repeat(23), `${'A'.repeat(21)}B`]) {
    await expect(note(wrong, revision)).rejects.toMatchObject({ code: '22023' });
  }
});

test('devices in masses are asked to wait; those known are not', async () => {
  const [revision, known] = [await latest(), token()];
  await note(known, revision);
  await later('3 minutes');
  await forum.sql`update sync.gates set places = 0, at = now() + interval '1 minute'`;
  await expect(note(token(), revision)).rejects.toMatchObject({ code: 'PT429' });
  expect(await note(known, revision)).toBe(true);
  await forum.sql`update sync.gates set places = burst, at = now()`;
});

test('the back office knows every count the reach is told in', async () => {
  const id = await announce();
  const [row] = await forum.as(
    forum.administrator,
    (sql) => sql`select announcement_reach(${id}) as reach`,
  );
  expect(Object.keys(row?.reach).sort()).toEqual([...reachCounts].sort());
  expect(readReach(row?.reach)).toEqual(row?.reach);
});

test('the reach of an announcement counts the devices of its audience that have pulled it', async () => {
  const [before, behind] = [await latest(), token()];
  const id = await announce();
  const toStaff = await announce({ recipients: 'staff' });
  const revision = await latest();
  await note(behind, before);
  await note(token(), revision);
  await note(token(), revision, { audience: 'staff', code: staffCode });
  await note(token(), revision, { audience: 'staff', code: 'NOT-A-CODE' });
  expect(await pulled(id)).toBe(3);
  expect(await pulled(toStaff)).toBe(1);
  await later('3 minutes');
  await note(behind, revision);
  expect(await pulled(id)).toBe(4);
  await forum.sql`update announcements set message = '{"fr": "Corrigé"}' where id = ${id}`;
  expect(await pulled(id)).toBe(0);
});

test('nothing tells who a device is; it is forgotten, and only administrators see counts', async () => {
  const one = token();
  await note(one, await latest());
  const columns = await forum.sql`
    select column_name as name from information_schema.columns
    where table_schema = 'sync' and table_name = 'devices' order by 1`;
  expect(columns.map(({ name }) => name)).toEqual([
    'audience',
    'edition_id',
    'noted_at',
    'revision',
    'token_hash',
  ]);
  const [row] = await forum.sql`select devices::text as text from sync.devices`;
  expect(row?.text).not.toContain(one);
  await expect(
    forum.as(forum.stranger, (sql) => sql`select devices_by_revision()`),
  ).rejects.toMatchObject({ code: '42501' });
  await later('2 days');
  expect(await count()).toMatchObject({ devices: 0, held: [] });
  await later('13 days');
  await forum.sql`select push_tidy()`;
  expect(await forum.sql`select from sync.devices`).toHaveLength(0);
});

test('an administrator’s device is none of those that are counted', async () => {
  const [row] = await forum.as(
    forum.administrator,
    (sql) => sql`select note_revision(${token()}, ${edition}, 1, 'admin', null) as noted`,
  );
  expect(row?.noted).toBe(false);
});
