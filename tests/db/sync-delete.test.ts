import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Identity } from '#local/test-database.ts';
import { type Forum, insert, type Operation, openForum } from './forum.ts';

/** Deletions against what somebody else has done since their author looked. */

let forum: Forum;
let other: Identity;
let id: string;
beforeAll(async () => {
  forum = await openForum();
  other = forum.stranger;
  await forum.sql`insert into administrators (user_id) values (${other.sub ?? ''})`;
});
afterAll(() => forum.drop());
beforeEach(async () => {
  id = randomUUID();
  await insert(forum.sql, 'events', { ...forum.rows.event.values, id });
});

async function send(operation: Operation, who?: Identity) {
  const [result] = await forum.push([operation], who);
  return result;
}

const cancel = (): Operation => ({
  ...{ kind: 'event', id, action: 'update' },
  ...{ base: { cancelled: false }, set: { cancelled: true } },
});

const isThere = async () => (await forum.sql`select from events where id = ${id}`).length === 1;

test('a row as its author saw it is deleted', async () => {
  expect(await send(await forum.deletion('event', id))).toMatchObject({ status: 'applied' });
  expect(await isThere()).toBe(false);
});

test('what another administrator changed since is a conflict that shows it, and stays', async () => {
  const deletion = await forum.deletion('event', id);
  await send(cancel(), other);
  const answer = await send(deletion);
  expect(answer).toMatchObject({ status: 'conflict', row: { id, cancelled: true } });
  expect(await isThere()).toBe(true);
  // Whoever has seen it now may insist.
  const seen = { ...deletion, base: answer?.row ?? null, seen: answer?.revision ?? 0 };
  expect(await send(seen)).toMatchObject({ status: 'applied' });
  expect(await isThere()).toBe(false);
});

test('it is the same for a change from another device of the same account, and one in SQL', async () => {
  const deletion = { ...(await forum.deletion('event', id)), outbox: 'mine' };
  await send({ ...cancel(), outbox: 'another device' });
  expect(await send(deletion)).toMatchObject({ status: 'conflict' });
  const again = await forum.deletion('event', id);
  await forum.sql`update events set cancelled = false where id = ${id}`;
  expect(await send(again)).toMatchObject({ status: 'conflict' });
  expect(await isThere()).toBe(true);
});

test('what was changed and put back again counts: somebody was at work on it', async () => {
  const deletion = await forum.deletion('event', id);
  await send(cancel(), other);
  await send({ ...cancel(), base: { cancelled: true }, set: { cancelled: false } }, other);
  expect(await send(deletion)).toMatchObject({ status: 'conflict' });
});

test('the author’s own changes before it are no conflict, though they were not pulled', async () => {
  const deletion = { ...(await forum.deletion('event', id)), outbox: 'mine' };
  await send({ ...cancel(), outbox: 'mine' });
  const base = { ...deletion.base, cancelled: true };
  expect(await send({ ...deletion, base })).toMatchObject({ status: 'applied' });
});

test('nor are references that an own deletion has cut', async () => {
  const speaker = randomUUID();
  await insert(forum.sql, 'speakers', { ...forum.rows.speaker.values, id: speaker });
  await forum.sql`update events set participant_ids = ${[speaker]} where id = ${id}`;
  const both = [await forum.deletion('speaker', speaker), await forum.deletion('event', id)];
  const answers = await forum.push(both.map((one) => ({ ...one, outbox: 'mine' })));
  expect(answers.map(({ status }) => status)).toEqual(['applied', 'applied']);
});

test('a row that would go with it and was changed since keeps both', async () => {
  const talk = randomUUID();
  await insert(forum.sql, 'interventions', {
    ...forum.rows.intervention.values,
    ...{ id: talk, event_id: id },
  });
  const deletion = await forum.deletion('event', id);
  const title = { en: 'A better title' };
  const base = { title: { en: 'no such title' } };
  await forum.sql`update interventions set title = title || ${forum.sql.json({ en: base.title.en })}
    where id = ${talk}`;
  const seen = await forum.deletion('event', id);
  await send({ kind: 'intervention', id: talk, action: 'update', base, set: { title } }, other);
  const answer = await send({ ...deletion, seen: seen.seen ?? 0 });
  expect(answer).toMatchObject({ status: 'conflict', row: { id } });
  expect(await isThere()).toBe(true);
  expect(await forum.sql`select from interventions where id = ${talk}`).toHaveLength(1);
  const insisting = { ...deletion, seen: answer?.revision ?? 0 };
  expect(await send(insisting)).toMatchObject({ status: 'applied' });
});

test('after a restore, whose revisions count anew, the row itself is compared', async () => {
  const deletion = await forum.deletion('event', id);
  await send(cancel(), other);
  const later = { ...deletion, seen: 1_000_000 };
  expect(await send(later)).toMatchObject({ status: 'conflict', row: { cancelled: true } });
});

test('an app that does not say what its author saw deletes nothing, and is told so', async () => {
  const answer = await send({ kind: 'event', id, action: 'delete' });
  expect(answer).toMatchObject({ status: 'conflict', row: { id } });
  expect(await isThere()).toBe(true);
});
