import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymous, type Forum, openForum } from './forum.ts';

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
const all = ['locations', 'plan', 'zones', 'exhibitors', 'speakers', 'sessions', 'guide'];

async function copy(wanted: object, parts: string[], who = forum.administrator, from = 21) {
  const [row] = await forum.as(
    who,
    (sql) => sql`select copy_edition(${from}, ${sql.json(wanted as never)}, ${parts}) as contents`,
  );
  return row?.contents;
}

async function contents(id: number, who = forum.administrator) {
  const [row] = await forum.as(who, (sql) => sql`select edition_contents(${id}) as contents`);
  return row?.contents;
}

test('an edition copied whole has everything but the people of its sessions', async () => {
  const copied = await copy(edition(22), all);
  expect(copied).toMatchObject({ event: 2, intervention: 0, zone: 1, exhibitor: 1, news: 0 });
  const { rows } = await forum.pull({ edition: 22, audience: 'admin' }, forum.administrator);
  const one = (kind: string) =>
    rows.find((change) => change.kind === kind && (kind !== 'edition' || change.id === '22'))?.row;
  expect(one('edition')).toMatchObject({
    ...edition(22),
    is_current: false,
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

test('what is not chosen is not copied, nor what points at it', async () => {
  const copied = await copy(edition(23), ['exhibitors', 'sessions']);
  expect(copied).toMatchObject({ event: 2, zone: 0, exhibitor: 1 });
  const [found] = await forum.sql`
    select (select zone_id from exhibitors where edition_id = 23) as zone,
      (select max(location_id::text) from events where edition_id = 23) as location,
      (select plan from editions where id = 23) as plan,
      (select count(*)::integer from speakers where edition_ids @> '{23}') as speakers`;
  expect(found).toEqual({ zone: null, location: null, plan: null, speakers: 0 });
});

test('a copy that cannot be made leaves nothing', async () => {
  const before = (await forum.pull({ edition: 21 })).revision;
  await expect(copy(edition(21), all)).rejects.toMatchObject({ code: '23505' });
  await expect(copy({ ...edition(24), name: {} }, all)).rejects.toMatchObject({ code: '23514' });
  await expect(copy(edition(24), ['favourites'])).rejects.toMatchObject({ code: '22023' });
  await expect(copy(edition(24), all, forum.administrator, 99)).rejects.toMatchObject({
    code: '22023',
  });
  expect((await forum.pull({ edition: 21 })).revision).toBe(before);
});

test('nobody else copies or counts', async () => {
  for (const who of [anonymous, forum.stranger]) {
    await expect(copy(edition(25), all, who)).rejects.toMatchObject({ code: '42501' });
    await expect(contents(21, who)).rejects.toMatchObject({ code: '42501' });
  }
});

test('what is counted is what goes', async () => {
  await copy(edition(26), all);
  await forum.sql`insert into streaming (edition_id) values (26)`;
  await forum.sql`insert into speakers (name, edition_ids) values ('{"fr": "Seul"}', '{26}')`;
  const counted = await contents(26);
  expect(counted).toMatchObject({ event: 2, speaker: 1, location: 0, zone: 1, streaming: 1 });
  const before = (await forum.pull({ edition: 26 })).revision;
  await forum.push([await forum.deletion('edition', '26')]);
  const answer = await forum.pull({ edition: 26, since: before, epoch: await epoch() });
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
