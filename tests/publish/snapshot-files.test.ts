import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advance } from '#publisher/snapshot.ts';
import { snapshotFiles } from '#publisher/snapshot-files.ts';
import { createSnapshots } from '#replica/protocol/snapshot.ts';
import { isGone, keyOf } from '#replica/protocol/sync-row.ts';
import { type Forum, openForum } from '../db/forum.ts';
import { pullOf } from './visitor.ts';

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.drop());

/** The files that would be published now, by path. */
async function publishNow() {
  const snapshot = await advance(pullOf(forum));
  if (!snapshot.ok) throw new Error(JSON.stringify(snapshot.failure));
  const plans = [...(await snapshotFiles({ snapshot: snapshot.value, origin: '', now: 0 }))];
  const made = plans.map(
    async (plan): Promise<[string, string]> => [`/${plan.path}`, String(await plan.make())],
  );
  return { plans, files: new Map(await Promise.all(made)) };
}

test('a phone takes from the published files exactly what it would have pulled', async () => {
  const { files } = await publishNow();
  const snapshots = createSnapshots(async (address) => new Response(files.get(address)));
  const page = await snapshots({ edition: undefined, audience: 'public' }, undefined);
  const pulled = await pullOf(forum)({ edition: undefined, audience: 'public' }, 0, undefined);
  if (!page || !pulled.ok || 'reset' in pulled.value) throw new Error('nothing to compare');
  expect(page.rows.length).toBeGreaterThan(5);
  const byKey = (rows: typeof page.rows) =>
    Object.fromEntries(rows.map((row) => [keyOf(row), isGone(row) ? null : row.row]));
  expect(byKey(page.rows)).toEqual(byKey(pulled.value.rows));
  expect(page).toMatchObject({ edition: pulled.value.edition, epoch: pulled.value.epoch });
});

test('a change makes another file and another pointer; without one both stay as they are', async () => {
  const [first, again] = [await publishNow(), await publishNow()];
  const keys = ({ plans }: typeof first) => plans.map(({ path, key }) => `${path} ${key}`);
  expect(keys(again)[0]?.split('-')[0]).toBe(keys(first)[0]?.split('-')[0]);
  await forum.sql`update events set cancelled = not cancelled where id = ${forum.rows.event.id}`;
  const changed = await publishNow();
  expect(changed.plans[0]?.path).not.toBe(first.plans[0]?.path);
  expect(changed.plans[1]?.path).toBe('snapshot.json');
  expect(changed.plans[1]?.key).not.toBe(first.plans[1]?.key);
});

test('rows stand in order of revision, also those that changed since; the pointer has the file’s hash', async () => {
  const before = await advance(pullOf(forum));
  await forum.sql`update editions set year = year + 1 where id = 21`;
  const now = await advance(pullOf(forum), before.ok ? before.value : undefined);
  if (!now.ok) throw new Error(JSON.stringify(now.failure));
  const [file, pointer] = await snapshotFiles({ snapshot: now.value, origin: '', now: 0 });
  const content = String(await file?.make());
  const revisions = JSON.parse(content).rows.map(({ revision }: { revision: number }) => revision);
  expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
  // Each in a line of its own, as phones read them.
  expect(content.split('\n').length).toBe(revisions.length + 2);
  const hash = createHash('sha256').update(content).digest('base64');
  expect(JSON.parse(String(await pointer?.make())).integrity).toBe(`sha256-${hash}`);
});

test('drafts and addressed announcements never reach the files', async () => {
  await forum.sql`update events set published = false, title = '{"fr": "canari-brouillon"}'
    where id = ${forum.rows.event.id}`;
  await forum.sql`insert into announcements (edition_id, title, message, recipients, status)
    select edition_id, '{"fr": "canari-adresse"}', '{"fr": "x"}', 'staff', 'sent' from announcements limit 1`;
  const { files } = await publishNow();
  expect([...files.values()].join()).not.toContain('canari');
});
