import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plannedLines } from '#admin/releases/comparison.ts';
import { releaseId, releasing } from '#admin/releases/releasing.ts';
import { undoing } from '#admin/releases/undoing.ts';
import { inverseOf } from '#admin/writing/undo.ts';
import { workingReplica } from '#admin/writing/working/working-replica.ts';
import { releasedLinesOf } from '#domain/releases.ts';
import { changeBetween } from '#replica/content/change.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import { readOutcomes } from '#replica/outbox/drain.ts';
import { createOutbox } from '#replica/outbox/outbox.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import type { Replica } from '#replica/replica.ts';
import { createMemoryOutbox } from '../tools/memory-outbox.ts';
import { type Forum, type Operation, openForum } from './forum.ts';

/** The working version, releases and their undoing, with the app's own outbox on a real Postgres. */

let forum: Forum;
let event: string;
let talk: string;
let hall: string;
beforeEach(async () => {
  forum = await openForum();
  event = String(forum.rows.event.values.id);
  talk = String(forum.rows.intervention.values.id);
  hall = String(forum.rows.location.values.id);
  await forum.sql`delete from planned_changes`;
  await forum.sql`delete from releases`;
});
afterEach(() => forum.drop());

/** A device of the back office: what it holds, its outbox, and the working version over both. */
async function openDevice(name: string) {
  const store = createContentStore();
  const storage = createMemoryOutbox();
  const outbox = createOutbox({
    ...{ storage, store, owner: () => 'me', name: () => name, onChange: () => {} },
  });
  const pull = async () => {
    const { rows } = await forum.pull({ edition: 21, audience: 'admin' }, forum.administrator);
    store.replace(rows as unknown as SyncRow[]);
    store.state.setState({ edition: 21 });
  };
  await pull();
  const working = workingReplica({ state: store.state, outbox } as unknown as Replica);
  const content = () => store.state.getState().content;
  return {
    content,
    shown: () => working.state.getState().content,
    /** Changes the session in the working version. */
    plan: (change: ContentChange) => working.outbox.submitAll([change]),
    write: (changes: readonly ContentChange[]) => outbox.submitAll(changes),
    /** Makes a change in the working version, sends it and takes it back; resolves with what became of both. */
    async planAndUndo(change: ContentChange) {
      const before = content();
      const kept = await working.outbox.submitAll([change]);
      const made = await this.sync();
      await outbox.submitAll(inverseOf(kept, before));
      return [...made, ...(await this.sync())];
    },
    async release(number = 1) {
      const id = await releaseId(21, number);
      const released_at = new Date().toISOString();
      const values = { edition_id: 21, number, name: name + number, released_at, note: {} };
      await outbox.submitAll(releasing(id, values, plannedLines(content()), content()));
      return id;
    },
    /** Sends what waits and takes in what has happened; resolves with what became of each operation. */
    async sync() {
      const waiting = (await storage.list('me')).filter(
        ({ outcome }) => outcome.status === 'waiting',
      );
      const results = await forum.push(
        waiting.map(({ operation }) => operation as unknown as Operation),
      );
      await storage.record(readOutcomes({ results }) ?? new Map());
      await pull();
      await outbox.settle(await outbox.applied());
      return results.map(({ status, code }) => code ?? status);
    },
  };
}

const rename = (text: string, from = 'Sample'): ContentChange => ({
  ...{ kind: 'event', id: event, action: 'update' },
  ...{ base: { title: { fr: from } }, set: { title: { fr: text } } },
});
const published = async () => {
  const [row] = await forum.sql`select title ->> 'fr' as title, location_id, cancelled, published
    from events where id = ${event}`;
  return row;
};
const waiting = () => forum.sql`select field, language, seen, wanted from planned_changes
  where release_id is null order by field, language`;

test('what is planned changes nothing that visitors see until it is released; taken back, all is as before', async () => {
  const device = await openDevice('a');
  const before = await published();
  const old = before?.title;
  await device.plan(rename('Veillée', old));
  await device.plan({
    ...{ kind: 'event', id: event, action: 'update' },
    ...{ base: { cancelled: false }, set: { cancelled: true } },
  });
  expect(device.shown().event.get(event)).toMatchObject({ cancelled: true });
  expect(new Set(await device.sync())).toEqual(new Set(['applied']));
  expect(await published()).toEqual(before);
  expect(await waiting()).toEqual([
    { field: 'cancelled', language: 'none', seen: 'false', wanted: 'true' },
    { field: 'title', language: 'fr', seen: JSON.stringify(old), wanted: '"Veillée"' },
  ]);
  const visitor = await forum.pull({ edition: 21 });
  expect(visitor.rows.filter(({ kind }) => kind === 'planned_change')).toEqual([]);

  const id = await device.release();
  expect(new Set(await device.sync())).toEqual(new Set(['applied']));
  expect(await published()).toMatchObject({ title: 'Veillée', cancelled: true });
  expect(await waiting()).toEqual([]);
  const told = await forum.pull({ edition: 21 });
  expect(told.rows.find(({ kind }) => kind === 'release')?.row).toMatchObject({ number: 1 });

  const release = device.content().release.get(id);
  if (!release) throw new Error('no release');
  await device.write(undoing(release, device.content()).changes);
  expect(new Set(await device.sync())).toEqual(new Set(['applied']));
  expect(await published()).toEqual(before);
  expect(await waiting()).toHaveLength(2);
  expect(device.content().release.size).toBe(0);
});

test('two devices that plan one value without a network meet in one row', async () => {
  const [one, other] = [await openDevice('a'), await openDevice('b')];
  const old = (await published())?.title;
  await one.plan(rename('Veillée', old));
  const planned = Date.now();
  await vi.waitUntil(() => Date.now() > planned, { interval: 1 });
  await other.plan(rename('Soirée', old));
  expect(await one.sync()).toEqual(['applied']);
  expect(await other.sync()).toEqual(['conflict']);
  expect(await waiting()).toMatchObject([{ wanted: '"Veillée"' }]);
});

test('of two releases made at once without a network the second is in conflict and changes nothing', async () => {
  const [one, other] = [await openDevice('a'), await openDevice('b')];
  const old = (await published())?.title;
  await one.plan(rename('Veillée', old));
  await one.sync();
  await other.plan({
    ...{ kind: 'event', id: event, action: 'update' },
    ...{ base: { cancelled: false }, set: { cancelled: true } },
  });
  expect(await other.sync()).toEqual(['applied']);
  await one.release();
  await other.release();
  expect(new Set(await one.sync())).toEqual(new Set(['applied']));
  const [first, ...others] = await other.sync();
  expect(first).toBe('conflict');
  expect(new Set(others)).toEqual(new Set(['FR002']));
  expect(await published()).toMatchObject({ title: 'Veillée', cancelled: false });
  expect(await waiting()).toMatchObject([{ field: 'cancelled', wanted: 'true' }]);
});

test('what has been changed on the day stays, and what was planned of it waits', async () => {
  const [one, hallDevice] = [await openDevice('a'), await openDevice('b')];
  const old = (await published())?.title;
  await one.plan(rename('Veillée', old));
  await one.sync();
  await hallDevice.write([rename('Autre', old)]);
  await hallDevice.sync();
  await one.release();
  const became = await one.sync();
  expect(became).toEqual(['applied', 'conflict', 'FR002']);
  expect(await published()).toMatchObject({ title: 'Autre' });
  expect(await waiting()).toMatchObject([{ wanted: '"Veillée"' }]);
  const [line] = plannedLines(one.content());
  expect(line?.parts).toMatchObject([{ changedSince: true, present: 'Autre', before: old }]);
});

test('what somebody plans anew while it is released elsewhere is not taken for released', async () => {
  const [one, other] = [await openDevice('a'), await openDevice('b')];
  const old = (await published())?.title;
  await one.plan(rename('Veillée', old));
  await one.sync();
  await other.sync();
  await other.plan(rename('Nuit', 'Veillée'));
  await other.sync();
  await one.release();
  expect(await one.sync()).toEqual(['applied', 'applied', 'conflict']);
  expect(await published()).toMatchObject({ title: 'Veillée' });
  expect(await waiting()).toMatchObject([{ wanted: '"Nuit"' }]);
});

test('a change that has been released is a record', async () => {
  const [one, other] = [await openDevice('a'), await openDevice('b')];
  const old = (await published())?.title;
  await one.plan(rename('Veillée', old));
  await one.sync();
  await other.sync();
  await one.release();
  await one.sync();
  await other.plan(rename('Nuit', 'Veillée'));
  expect(await other.sync()).toEqual(['FR003']);
});

test('a talk is planned whole, put in at the release, and taken out again', async () => {
  const device = await openDevice('a');
  const speaker = randomUUID();
  await forum.sql`insert into speakers (id, name, edition_ids, published)
    values (${speaker}, '{"fr": "Autre"}', '{21}', true)`;
  await device.sync();
  const added = randomUUID();
  const { id: _, ...set } = { ...device.content().intervention.get(talk), speaker_id: speaker };
  const insert = { kind: 'intervention', id: added, action: 'insert', base: null } as const;
  await device.plan({ ...insert, set: { ...set, position: 1 } });
  const gone = { kind: 'intervention', id: talk, action: 'delete', base: null, set: null } as const;
  await device.plan(gone);
  expect([...device.shown().intervention.keys()]).toEqual([added]);
  await device.sync();
  const talks = async () => (await forum.sql`select id from interventions`).map(({ id }) => id);
  expect(await talks()).toEqual([talk]);
  const id = await device.release();
  expect(new Set(await device.sync())).toEqual(new Set(['applied']));
  expect(await talks()).toEqual([added]);
  const release = device.content().release.get(id);
  if (!release) throw new Error('no release');
  await device.write(undoing(release, device.content()).changes);
  expect(new Set(await device.sync())).toEqual(new Set(['applied']));
  expect(await talks()).toEqual([talk]);
});

test('taken back, a release leaves what was changed since, and what was planned since stands', async () => {
  const other = randomUUID();
  await forum.sql`insert into locations (id, name, type, edition_ids, published)
    values (${other}, '{"fr": "Autre"}', 'room', '{21}', true)`;
  const device = await openDevice('a');
  const old = (await published())?.title;
  await device.plan(rename('Veillée', old));
  await device.plan({
    ...{ kind: 'event', id: event, action: 'update' },
    ...{ base: { location_id: hall }, set: { location_id: null } },
  });
  await device.sync();
  const id = await device.release();
  await device.sync();
  await device.plan(rename('Nuit', 'Veillée'));
  const row = device.content().event.get(event);
  const moved = changeBetween('event', event, { ...row } as Fields, { location_id: other });
  if (moved) await device.write([moved]);
  await device.sync();
  const release = device.content().release.get(id);
  if (!release) throw new Error('no release');
  const { changes, kept } = undoing(release, device.content());
  expect(kept).toMatchObject([{ planned: { field: 'location_id' }, present: other }]);
  await device.write(changes);
  expect(new Set(await device.sync())).toEqual(new Set(['applied']));
  expect(await published()).toMatchObject({ title: old, location_id: other });
  expect(await waiting()).toMatchObject([
    { field: 'location_id', wanted: null },
    { field: 'title', seen: JSON.stringify(old), wanted: '"Nuit"' },
  ]);
});

test('a hall that is deleted meanwhile holds up neither a release nor the way back from one', async () => {
  const [left, dreamt] = [randomUUID(), randomUUID()];
  await forum.sql`insert into locations (id, name, type, edition_ids, published)
    select id::uuid, '{"fr": "Autre"}', 'room', '{21}', true from unnest(${[left, dreamt]}::text[]) as id`;
  await forum.sql`update events set location_id = ${left} where id = ${event}`;
  const device = await openDevice('a');
  const old = (await published())?.title;
  const move = (from: string | null, to: string | null) =>
    device.plan({
      ...{ kind: 'event', id: event, action: 'update' },
      ...{ base: { location_id: from }, set: { location_id: to } },
    });
  await device.plan(rename('Veillée', old));
  await move(left, hall);
  await device.sync();
  const id = await device.release();
  await device.sync();
  await forum.sql`delete from locations where id = ${left}`;
  await device.sync();
  const release = device.content().release.get(id);
  if (!release) throw new Error('no release');
  const { changes, kept } = undoing(release, device.content());
  expect(kept).toMatchObject([{ planned: { field: 'location_id' }, present: hall }]);
  await device.write(changes);
  expect(new Set(await device.sync())).toEqual(new Set(['applied']));
  expect(await published()).toMatchObject({ title: old, location_id: hall });

  await move(hall, dreamt);
  await device.sync();
  await forum.sql`delete from locations where id = ${dreamt}`;
  await device.sync();
  await device.release();
  expect(new Set(await device.sync())).toEqual(new Set(['applied']));
  expect(await published()).toMatchObject({ location_id: null });
});

test('who is deleted in the working version and brought back is where they were published at once', async () => {
  const speaker = String(forum.rows.speaker.values.id);
  await forum.sql`update events set chair_id = ${speaker}, participant_ids = ${[speaker]} where id = ${event}`;
  await forum.sql`update interventions set speaker_id = ${speaker} where id = ${talk}`;
  const device = await openDevice('a');
  const before = await forum.sql`select chair_id, participant_ids from events where id = ${event}`;
  const gone = { kind: 'speaker', id: speaker, action: 'delete', base: null, set: null } as const;
  expect(new Set(await device.planAndUndo(gone))).toEqual(new Set(['applied']));
  expect(await forum.sql`select chair_id, participant_ids from events where id = ${event}`).toEqual(
    before,
  );
  expect(await forum.sql`select speaker_id from interventions where id = ${talk}`).toEqual([
    { speaker_id: speaker },
  ]);
  expect(await waiting()).toEqual([]);
});

test('a session that was to be withdrawn and is not has all that was planned of it, and no conflict', async () => {
  const device = await openDevice('a');
  const old = (await published())?.title;
  await device.plan(rename('Veillée', old));
  await device.sync();
  await device.plan({
    ...{ kind: 'intervention', id: talk, action: 'update' },
    ...{ base: { position: 0 }, set: { position: 3 } },
  });
  await device.sync();
  const before = await waiting();
  const gone = { kind: 'event', id: event, action: 'delete', base: null, set: null } as const;
  expect(await device.planAndUndo(gone)).toEqual(['applied', 'applied']);
  expect(await waiting()).toEqual(before);
});

test('only who writes the programme plans and releases', async () => {
  const press = await forum.member({ roles: ['press'] });
  const programme = await forum.member({ roles: ['programme'] });
  const planned = (): Operation => ({
    ...{ op: randomUUID(), kind: 'planned_change', id: randomUUID(), action: 'insert' },
    set: {
      ...{ edition_id: 21, event_id: event, field: 'cancelled', wanted: 'true' },
      planned_at: '2026-11-20T09:00:00.000Z',
    },
  });
  expect(await forum.push([planned()], press)).toMatchObject([{ code: '42501' }]);
  expect(await forum.push([planned()], programme)).toMatchObject([{ status: 'applied' }]);
});

/** What visitors are told of releases, by number. */
async function told() {
  const { rows } = await forum.pull({ edition: 21 });
  const releases = rows.filter(({ kind }) => kind === 'release').map(({ row }) => row);
  return new Map(
    releases.map((row) => [
      Number(row?.number),
      releasedLinesOf({ changes: row?.changes as string }),
    ]),
  );
}

test('visitors are told what a release changed, and nothing of drafts or of what is planned', async () => {
  const device = await openDevice('a');
  const old = (await published())?.title;
  const draft = randomUUID();
  await forum.sql`insert into events (id, edition_id, title, date, starts_at, ends_at)
    values (${draft}, 21, '{"fr": "Secrète"}', '2026-11-20', '2026-11-20T20:00Z', '2026-11-20T21:00Z')`;
  await device.plan(rename('Veillée', old));
  await device.plan({
    ...{ kind: 'event', id: event, action: 'update' },
    ...{ base: { location_id: hall }, set: { location_id: null } },
  });
  await device.sync();
  expect((await told()).size).toBe(0);
  const id = await device.release();
  expect(new Set(await device.sync())).toEqual(new Set(['applied']));
  const line = {
    ...{ event, what: ['moved', 'renamed'] },
    before: { title: { fr: old }, location_id: hall },
    after: { title: { fr: 'Veillée' }, location_id: null },
  };
  expect((await told()).get(1)).toEqual({ lines: [line], more: 0 });
  // The release says it once, and is no change of anybody's for that.
  const history =
    await forum.sql`select action from sync.history where kind = 'release' and id = ${id}`;
  expect(history).toEqual([{ action: 'insert' }]);

  await device.plan({
    ...{ kind: 'event', id: draft, action: 'update' },
    ...{ base: { published: false }, set: { published: true } },
  });
  await device.sync();
  await device.release(2);
  await device.sync();
  expect((await told()).get(2)).toMatchObject({ lines: [{ event: draft, what: ['new'] }] });

  await forum.sql`update events set published = false where id in (${draft}, ${event})`;
  expect([...(await told()).values()]).toEqual([
    { lines: [], more: 0 },
    { lines: [], more: 0 },
  ]);
  await forum.sql`update events set published = true where id = ${event}`;
  expect((await told()).get(1)).toEqual({ lines: [line], more: 0 });
});

test('of a session that a release withdraws is told what visitors knew of it, and not what it becomes', async () => {
  const device = await openDevice('a');
  const old = (await published())?.title;
  const speaker = String(forum.rows.speaker.values.id);
  const [{ id: guest } = { id: '' }, { id: never } = { id: '' }] = await forum.sql<
    { id: string }[]
  >`
    insert into speakers (name) values ('{"fr": "Invité"}'), ('{"fr": "Jamais"}') returning id`;
  await forum.sql`update events set chair_id = null, participant_ids = ${[guest]} where id = ${event}`;
  await forum.sql`update interventions set speaker_id = ${speaker} where id = ${talk}`;
  await device.sync();
  await device.plan({
    ...{ kind: 'event', id: event, action: 'update' },
    ...{ base: { chair_id: null }, set: { chair_id: never } },
  });
  await device.plan(rename('Jamais annoncée', old));
  await device.plan({ kind: 'event', id: event, action: 'delete', base: null, set: null });
  await device.sync();
  await device.release();
  await device.sync();
  expect(await published()).toMatchObject({ title: 'Jamais annoncée', published: false });
  const people = expect.arrayContaining([speaker, guest]);
  const line = { event, what: ['cancelled'], after: {}, before: { location_id: hall, people } };
  expect((await told()).get(1)?.lines).toMatchObject([line]);
  expect((await told()).get(1)?.lines[0]?.before.people).toHaveLength(2);
  const knew = (await told()).get(1)?.lines[0]?.before.title;
  expect(knew?.fr).toBe(old);
  await forum.sql`update events set title = '{"fr": "Brouillon", "en": "Secret"}' where id = ${event}`;
  const [{ id } = { id: '' }] = await forum.sql<{ id: string }[]>`select id from releases`;
  await forum.sql`insert into sync.untold_releases values (${id})`;
  expect((await told()).get(1)?.lines[0]?.before.title).toEqual(knew);
});

test('a session that comes back after a release withdrew it is not told to be new', async () => {
  const device = await openDevice('a');
  await device.plan({ kind: 'event', id: event, action: 'delete', base: null, set: null });
  await device.sync();
  await device.release();
  await device.sync();
  await device.plan({
    ...{ kind: 'event', id: event, action: 'update' },
    ...{ base: { published: false }, set: { published: true } },
  });
  await device.sync();
  expect(plannedLines(device.content()).map(({ group }) => group)).toEqual(['restored']);
  await device.release(2);
  await device.sync();
  const whats = [...(await told())].map(([number, { lines }]) => [number, lines[0]?.what]);
  expect(Object.fromEntries(whats)).toEqual({ 1: ['cancelled'], 2: ['restored'] });
});

test('who leaves one part of a session and keeps another has not gone', async () => {
  const device = await openDevice('a');
  const [{ id: leaves } = { id: '' }, { id: keeps } = { id: '' }] = await forum.sql<
    { id: string }[]
  >`
    insert into speakers (name) values ('{"fr": "Sort"}'), ('{"fr": "Reste"}') returning id`;
  await forum.sql`update events set chair_id = ${keeps}, participant_ids = ${[leaves]} where id = ${event}`;
  await forum.sql`update interventions set speaker_id = ${keeps} where id = ${talk}`;
  await device.sync();
  await device.plan({
    ...{ kind: 'event', id: event, action: 'update' },
    base: { chair_id: keeps, participant_ids: [leaves] },
    set: { chair_id: null, participant_ids: [] },
  });
  await device.sync();
  await device.release();
  await device.sync();
  expect((await told()).get(1)?.lines).toEqual([
    { event, what: ['people'], before: { people: [leaves] }, after: {} },
  ]);
});

test('a release that is taken back is told no more, and a value that is no JSON costs its lines alone', async () => {
  const device = await openDevice('a');
  const old = (await published())?.title;
  await device.plan(rename('Veillée', old));
  await device.sync();
  const id = await device.release();
  await device.sync();
  await forum.sql`insert into planned_changes (edition_id, event_id, field, wanted, release_id)
    values (21, ${event}, 'type', 'no JSON', ${id})`;
  expect((await told()).get(1)).toEqual({ lines: [], more: 0 });
  await forum.sql`delete from planned_changes where wanted = 'no JSON'`;
  expect((await told()).get(1)?.lines).toHaveLength(1);
  const release = device.content().release.get(id);
  if (!release) throw new Error('no release');
  await device.write(undoing(release, device.content()).changes);
  expect(new Set(await device.sync())).toEqual(new Set(['applied']));
  expect((await told()).size).toBe(0);
});

test.each([
  ['starts_at', 'none', '["2026-11-20", "soon"]'],
  ['starts_at', 'none', '{"at": 1}'],
  ['ends_at', 'none', '"infinity"'],
  ['location_id', 'none', '{"fr": "Tente"}'],
  ['title', 'ar', '{"fr": ["Veillée"]}'],
  ['title', 'none', '"Veillée"'],
  ['participant_ids', 'none', '["Amina", {"id": 1}]'],
])(
  'a planned %s (%s) that is %s is told to nobody, and the release stands',
  async (field, language, wanted) => {
    await forum.sql`with made as (
      insert into releases (edition_id, number, name) values (21, 1, '1') returning id)
    insert into planned_changes (edition_id, event_id, field, language, wanted, release_id)
    select 21, ${event}, ${field}, ${language}, ${wanted}, id from made`;
    expect([...(await told()).entries()]).toEqual([[1, { lines: [], more: 0 }]]);
  },
);

test.each([
  ['type', 'none', 'no JSON'],
  ['starts_at', 'none', '{"at": 1}'],
  ['starts_at', 'none', '"tomorrow"'],
  ['ends_at', 'none', '"infinity"'],
  ['cancelled', 'none', '"yes"'],
  ['location_id', 'none', '"Tente"'],
  ['spoken', 'none', '"{fr}"'],
  ['interpretation', 'none', '{"language": "fr"}'],
  ['title', 'ar', '{"fr": "Veillée"}'],
  ['title', 'none', '"Veillée"'],
  ['row', 'none', '["Veillée"]'],
])(
  'a %s (%s) that is %s is not planned, and keeps nothing behind it from being',
  async (field, language, wanted) => {
    const programme = await forum.member({ roles: ['programme'] });
    const planned = (set: Operation['set']): Operation => ({
      ...{ kind: 'planned_change', id: randomUUID(), action: 'insert' },
      set: { edition_id: 21, event_id: event, ...set },
    });
    const sent = await forum.push(
      [
        planned({ field, language, wanted }),
        planned({ field, language, seen: wanted, wanted: 'null' }),
        planned({ field: 'title', language: 'fr', seen: null, wanted: '"Veillée"' }),
        planned({ field: 'field_to_come', wanted: '{"a": 1}' }),
      ],
      programme,
    );
    expect(sent.map(({ status }) => status)).toEqual(['refused', 'refused', 'applied', 'applied']);
    expect(sent[0]?.code).toMatch(/^22/);
  },
);

test('a list of people that names nobody is told as one of nobody', async () => {
  await forum.sql`with made as (
      insert into releases (edition_id, number, name) values (21, 1, '1') returning id)
    insert into planned_changes (edition_id, event_id, field, wanted, release_id)
    select 21, ${event}, 'participant_ids', '[null]', id from made`;
  expect((await told()).get(1)?.lines).toMatchObject([{ after: { people: [] } }]);
});

test('a long list is told as far as it can be read, the most important first', async () => {
  const [{ id } = { id: '' }] = await forum.sql<{ id: string }[]>`
    insert into releases (edition_id, number, name) values (21, 1, '1') returning id`;
  await forum.sql`
    with made as (
      insert into events (edition_id, title, date, starts_at, ends_at, published)
      select 21, jsonb_build_object('fr', 'S' || n), '2026-11-20', '2026-11-20T20:00Z', '2026-11-20T21:00Z', true
      from generate_series(1, 310) n returning id, title)
    insert into planned_changes (edition_id, event_id, field, seen, wanted, release_id)
    select 21, id, case title ->> 'fr' when 'S310' then 'published' else 'description' end,
      'false', 'true', ${id} from made`;
  const { lines, more } = (await told()).get(1) ?? { lines: [], more: 0 };
  expect([lines.length, more]).toEqual([300, 10]);
  expect(lines[0]?.what).toEqual(['new']);
});
