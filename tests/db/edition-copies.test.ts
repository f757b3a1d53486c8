import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastingKinds, takeOver } from '#admin/editions/take-over.ts';
import { type Edition, type Kind, kinds } from '#entities/index.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { deviceContent } from './device-content.ts';
import { anonymous, type Forum, type Operation, openForum } from './forum.ts';

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
  await forum.sql`update editions set utc_offset = 60,
    plan = '{"type": "FeatureCollection", "features": []}' where id = 21`;
  const { id } = forum.rows.event;
  await forum.sql`insert into events (edition_id, title, date, starts_at, ends_at, part_of_id)
    select edition_id, '{"fr": "Partie"}', date, starts_at, ends_at, id from events where id = ${id}`;
});
afterAll(() => forum.drop());

const edition = (id: number) => ({
  id,
  year: 2027,
  name: { fr: `${id}e édition`, en: `Edition ${id}`, ar: `الدورة ${id}` },
  starts_on: '2027-10-15',
  ends_on: '2027-10-18',
  utc_offset: 0,
});

/** The operations of one step, as an outbox sends them: all after the edition that they make. */
function operations(changes: readonly ContentChange[]): Operation[] {
  const [first, ...others] = changes.map((change) => ({ ...change, op: randomUUID() }));
  if (!first) return [];
  return [first, ...others.map((one) => ({ ...one, after: first.op }))] as Operation[];
}

async function copy(id: number, chosen: readonly Kind[] = lastingKinds) {
  const content = await deviceContent(forum);
  const from = content.edition.get('21') as Edition;
  const made = takeOver(content, from, edition(id), new Set(chosen));
  const outcomes = await forum.push(operations(made.changes));
  return { ...made, outcomes };
}

async function contents(id: number, who = forum.administrator) {
  const [row] = await forum.as(who, (sql) => sql`select edition_contents(${id}) as contents`);
  return row?.contents;
}

test('an edition made of all that lasts has everything but the people of its sessions', async () => {
  const { outcomes } = await copy(22);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['applied']));
  expect(await contents(22)).toMatchObject({
    ...{ event: 2, intervention: 0, zone: 1, exhibitor: 1, news: 0, question: 0, attachment: 0 },
    ...{
      dashboard: 1,
      prayer_day: 1,
      streaming: 0,
      guide_section: 1,
      guide_contact: 1,
      shuttle: 1,
    },
  });
  const { rows } = await forum.pull({ edition: 22, audience: 'admin' }, forum.administrator);
  const one = (kind: string) =>
    rows.find((change) => change.kind === kind && (kind !== 'edition' || change.id === '22'))?.row;
  expect(one('edition')).toMatchObject({
    ...edition(22),
    is_current: false,
    theme: {},
    plan: { type: 'FeatureCollection', features: [] },
  });
  expect(one('location')?.edition_ids).toEqual([21, 22]);
  expect(one('speaker')?.edition_ids).toEqual([21, 22]);
  expect(one('exhibitor')).toMatchObject({
    ...forum.rows.exhibitor.values,
    ...{ id: expect.any(String), edition_id: 22 },
    ...{ published: false, zone_id: one('zone')?.id },
  });
  for (const kind of ['guide_section', 'guide_contact', 'shuttle'] as const) {
    expect(one(kind)).toMatchObject({
      ...forum.rows[kind].values,
      ...{ id: expect.any(String), edition_id: 22, published: false },
      // The days move with the first day of the edition.
      ...(kind === 'shuttle' && { days: ['2027-10-15', '2027-10-16'] }),
    });
  }
  expect(one('zone')?.id).not.toBe(forum.rows.zone.id);
  expect(one('track')).toMatchObject({
    ...forum.rows.track.values,
    ...{ id: expect.any(String), edition_id: 22, published: false, days: ['2027-10-16'] },
  });
  expect(one('dashboard')).toMatchObject({
    ...{ edition_id: 22, main_location_id: forum.rows.location.id, thought: {} },
  });
  // The congregation's hours last, the sun's are computed anew; 15 October 2027 is a Friday as well.
  expect(one('prayer_day')).toMatchObject({
    ...{ date: '2027-10-15', fajr: null, isha: null, fajr_iqama: '06:30', jumua: '13:30' },
  });
  const [whole, part] = rows
    .filter(({ kind }) => kind === 'event')
    .map(({ row }) => row)
    .sort((a) => (a?.part_of_id ? 1 : -1));
  expect(one('track')?.id).not.toBe(forum.rows.track.id);
  expect(whole).toMatchObject({ track_id: one('track')?.id, part_of_id: null });
  expect(part).toMatchObject({ track_id: null, part_of_id: whole?.id });
  expect(whole).toMatchObject({
    edition_id: 22,
    published: false,
    cancelled: false,
    chair_id: null,
    participant_ids: [],
    location_id: forum.rows.location.id,
    // 21:00 on the first evening by clocks an hour ahead, and again by clocks that are not.
    date: '2027-10-15',
    starts_at: '2027-10-15T21:00:00.000Z',
    ends_at: '2027-10-15T22:30:00.000Z',
  });
});

test('what is not chosen is not taken over, nor what points at it', async () => {
  await copy(23, ['exhibitor', 'event']);
  expect(await contents(23)).toMatchObject({ event: 2, zone: 0, exhibitor: 1, track: 0 });
  const [found] = await forum.sql`
    select (select zone_id from exhibitors where edition_id = 23) as zone,
      (select max(location_id::text) from events where edition_id = 23) as location,
      (select plan from editions where id = 23) as plan,
      (select count(*)::integer from speakers where edition_ids @> '{23}') as speakers`;
  expect(found).toEqual({ zone: null, location: null, plan: null, speakers: 0 });
});

test('two who take the same number do not fill each other’s edition', async () => {
  const content = await deviceContent(forum);
  const from = content.edition.get('21') as Edition;
  const values = edition(24);
  const [mine, theirs] = [values, { ...values, year: 2028 }].map((one) =>
    operations(takeOver(content, from, one, new Set(['zone'])).changes),
  );
  expect((await forum.push(mine ?? [])).map(({ status }) => status)).toEqual([
    'applied',
    'applied',
  ]);
  const answered = await forum.push(theirs ?? []);
  expect(answered.map(({ status, code }) => [status, code])).toEqual([
    ['conflict', undefined],
    ['refused', 'FR002'],
  ]);
  expect(await contents(24)).toMatchObject({ zone: 1 });
});

test('undoing a new edition leaves nothing of it, and the old one as it was', async () => {
  const before = await deviceContent(forum);
  const { changes } = await copy(25);
  for (const { kind, id, action } of [...changes].reverse()) {
    const back = changes.find((one) => one.kind === kind && one.id === id);
    const [answer] = await forum.push([
      action === 'insert'
        ? await forum.deletion(kind, id)
        : { kind, id, action, base: back?.set as never, set: back?.base as never },
    ]);
    expect(answer?.status, kind).toBe('applied');
  }
  const after = await deviceContent(forum);
  for (const kind of kinds.filter((one) => one !== 'edition')) {
    expect(after[kind], kind).toEqual(before[kind]);
  }
  expect(after.edition.has('25')).toBe(false);
});

test('nobody else counts', async () => {
  for (const who of [anonymous, forum.stranger]) {
    await expect(contents(21, who)).rejects.toMatchObject({ code: '42501' });
  }
});

test('what is counted is what goes', async () => {
  await copy(26, lastingKinds);
  await forum.sql`insert into streaming (edition_id) values (26)`;
  await forum.sql`insert into speakers (name, edition_ids) values ('{"fr": "Seul"}', '{26}')`;
  const counted = await contents(26);
  expect(counted).toMatchObject({ event: 2, speaker: 1, location: 0, zone: 1, streaming: 1 });
  const before = (await forum.pull({ edition: 26 })).revision;
  await forum.push([await forum.deletion('edition', '26')]);
  // Visitors hear nothing of the drafts among them.
  const answer = await forum.pull(
    { edition: 26, since: before, epoch: await epoch(), audience: 'admin' },
    forum.administrator,
  );
  // Those who are part of other editions too only leave this one.
  const stay = [forum.rows.speaker.id, forum.rows.location.id];
  const gone = answer.rows.filter((change) => change.gone && !stay.includes(change.id));
  const total = Object.values(counted as Record<string, number>).reduce((sum, one) => sum + one, 0);
  expect(gone).toHaveLength(total + 1);
  expect(Object.values((await contents(26)) as object).every((count) => count === 0)).toBe(true);
});

async function epoch(): Promise<string> {
  return (await forum.pull({ edition: 21 })).epoch;
}
