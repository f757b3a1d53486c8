import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { comparedIn, deciding, takingOver } from '#admin/speaker-pages/proposals.ts';
import type { Proposal, Speaker } from '#entities/index.ts';
import { roles } from '#entities/kit/role.ts';
import type { Identity } from '#local/test-database.ts';
import { anonymous, callFunction, type Forum, type Operation, openForum } from './forum.ts';

let forum: Forum;
let speaker: string;
let talk: string;
beforeEach(async () => {
  forum = await openForum();
  speaker = forum.rows.speaker.id;
  talk = forum.rows.intervention.id;
  await forum.sql`delete from proposals`;
  await forum.sql`update speakers set biography = '{"fr": "Une vie", "en": "A life"}'`;
});
afterEach(() => forum.drop());

const call = (who: Identity, name: string, ...args: unknown[]) =>
  callFunction(forum, who, name, ...args);
const open = async (days = 30): Promise<string> =>
  (await call(forum.administrator, 'open_speaker_page', speaker, 21, days)).code;
const read = (code: string | null) => call(anonymous, 'speaker_page', code);
const send = (code: string, said: unknown, id = randomUUID()) =>
  call(anonymous, 'speaker_page_send', code, id, said);
const proposals = () => forum.sql`select intervention_id, field, language, seen, proposed, state
  from proposals order by field, language`;

const biography = (proposed: unknown, language = 'fr', seen = 'Une vie') => ({
  texts: [{ field: 'biography', language, seen, proposed }],
});
const coming = {
  participation: 'yes',
  arrival: '2026-11-19T22:40',
  departure: '2026-11-23T09:00',
  journey: 'AT 553',
  availability: [{ date: '2026-11-20', from: '09:00', to: '12:30' }],
  equipment: 'Un micro',
  recording: 'sound',
};
const gone = { found: false };

test('a speaker finds their texts, talks and sessions, drafts too, and nobody else’s', async () => {
  await forum.sql`update events set published = false`;
  await forum.sql`update editions set utc_offset = 0 where id = 21`;
  const other = randomUUID();
  await forum.sql`insert into speakers (id, name, edition_ids) values (${other}, '{"fr": "Autre"}', '{21}')`;
  await forum.sql`insert into interventions (edition_id, event_id, speaker_id, title)
    select edition_id, event_id, ${other}, '{"fr": "Ailleurs"}' from interventions`;
  const page = await read(await open());
  expect(page).toMatchObject({
    found: true,
    speaker: { id: speaker, biography: { fr: 'Une vie', en: 'A life' } },
    talks: [{ id: talk, session: { id: forum.rows.event.id, cancelled: false } }],
    sessions: [{ id: forum.rows.event.id, utc_offset: 0 }],
    details: null,
    waiting: [],
  });
  expect(page.talks).toHaveLength(1);
  expect(Object.keys(page.speaker).sort()).toEqual(['biography', 'id', 'name', 'photo', 'title']);
});

test('what a speaker sends waits beside the present text and changes nothing by itself', async () => {
  const code = await open();
  const before = await forum.pull({ edition: 21 });
  const [{ bells } = {}] =
    await forum.sql`select count(*)::integer as bells from realtime.messages`;
  const said = {
    texts: [
      {
        field: 'biography',
        language: 'fr',
        seen: 'Une vie',
        proposed: ' Une autre vie \r\n\r\nici ',
      },
      { intervention: talk, field: 'title', language: 'ar', seen: null, proposed: '<b>عنوان</b>' },
    ],
    details: coming,
  };
  expect(await send(code, said)).toEqual({
    ...{ found: true, status: 'applied', texts: 2, details: true, portrait: false },
  });
  expect(await proposals()).toMatchObject([
    { field: 'biography', seen: 'Une vie', proposed: 'Une autre vie \n\nici', state: 'waiting' },
    { field: 'title', intervention_id: talk, language: 'ar', proposed: '<b>عنوان</b>' },
  ]);
  const after = await forum.pull({ edition: 21, since: before.revision });
  expect(after.rows).toEqual([]);
  expect(JSON.stringify(await forum.pull({ edition: 21 }))).not.toContain('autre vie');
  const [rung] = await forum.sql`select count(*)::integer as bells from realtime.messages`;
  expect(rung?.bells).toBe(bells);
  const told = await forum.pull(
    { edition: 21, since: before.revision, audience: 'admin' },
    forum.administrator,
  );
  expect(told.rows.map(({ kind }) => kind)).toEqual(['proposal', 'proposal']);
  expect(JSON.stringify(told)).not.toContain('AT 553');
  expect((await read(code)).waiting).toHaveLength(2);
  expect((await read(code)).details).toMatchObject(coming);
});

test('sent twice is one, also after an editor has decided', async () => {
  const code = await open();
  const id = randomUUID();
  const first = await send(code, biography('Une autre vie'), id);
  await forum.sql`update proposals set state = 'refused'`;
  expect(await send(code, biography('Une autre vie'), id)).toEqual(first);
  expect(await proposals()).toMatchObject([{ state: 'refused' }]);
  await send(code, biography('Une troisième vie'));
  expect(await proposals()).toMatchObject([{ state: 'waiting', proposed: 'Une troisième vie' }]);
});

test('what a speaker sends while an editor decides on what they sent before is not decided with it', async () => {
  const code = await open();
  await send(code, biography('Une autre vie'));
  const content = await forum.sql<Proposal[]>`select * from proposals`;
  const [compared] = comparedIn(
    {
      proposal: new Map(content.map((row) => [row.id, row])),
      speaker: new Map([[speaker, forum.rows.speaker as unknown as Speaker]]),
      intervention: new Map(),
    },
    'waiting',
  );
  if (!compared) throw new Error('Nothing waits');
  const [, taken] = takingOver(compared);
  const refused = deciding(compared.proposal, 'refused');
  await send(code, biography('Une troisième vie'));
  for (const decision of [taken, refused]) {
    expect(await forum.push([decision as Operation])).toMatchObject([{ status: 'conflict' }]);
  }
  expect(await proposals()).toMatchObject([{ state: 'waiting', proposed: 'Une troisième vie' }]);
});

test('a text put back as it stands no longer waits; an emptied one does', async () => {
  const code = await open();
  await send(code, biography('Une autre vie'));
  await send(code, biography('Une vie'));
  expect(await proposals()).toEqual([]);
  await send(code, biography('', 'en', 'A life'));
  expect(await proposals()).toMatchObject([{ language: 'en', seen: 'A life', proposed: null }]);
});

test('wrong, ended, replaced and expired codes have one answer, to the byte', async () => {
  const first = await open();
  const second = await open();
  const answers = [
    await read(first),
    await read('a'.repeat(24)),
    await read('short'),
    await read(null),
  ];
  await forum.sql`update speaker_links set expires_at = now() - interval '1 second'`;
  answers.push(await read(second), await send(second, biography('x')));
  const third = await open();
  expect((await read(third)).found).toBe(true);
  expect(await call(forum.administrator, 'close_speaker_page', speaker, 21)).toBe(true);
  answers.push(await read(third), await send(third, biography('x')));
  expect(answers).toEqual(answers.map(() => gone));
  expect(await proposals()).toEqual([]);
});

test('a code is kept as a hash, lasts as long as was chosen and is for one edition', async () => {
  const code = await open(2);
  const stored =
    await forum.sql`select l::text as row, expires_at - now() as lasts from speaker_links l`;
  expect(stored[0]?.row).not.toContain(code);
  expect(code).toMatch(/^[\w-]{24}$/);
  const [{ days } = {}] = await forum.sql`
    select extract(epoch from expires_at - made_at)::integer / 86400 as days from speaker_links`;
  expect(days).toBe(2);
  const elsewhere = call(forum.administrator, 'open_speaker_page', speaker, 20, 30);
  expect(await elsewhere).toEqual({ code: null, expires_at: null });
  await expect(open(0)).rejects.toMatchObject({ code: '22023' });
  await expect(open(366)).rejects.toMatchObject({ code: '22023' });
});

test('what makes no sense is refused whole', async () => {
  const code = await open();
  const malformed = { found: true, status: 'refused', code: 'malformed' };
  const nonsense: unknown[] = [
    biography('x'.repeat(10_001)),
    biography('x', 'de'),
    { texts: [...biography('Bien').texts, { field: 'name', language: 'fr', proposed: 'Autre' }] },
    { texts: [{ field: 'email', language: 'fr', proposed: 'a@b.co' }] },
    { texts: [{ field: 'description', language: 'fr', proposed: 'Sans intervention' }] },
    { texts: [{ intervention: talk, field: 'biography', language: 'fr', proposed: 'Ailleurs' }] },
    { texts: [{ intervention: 'x', field: 'title', language: 'fr', proposed: 'x' }] },
    { texts: 'x' },
    { details: { ...coming, participation: 'perhaps' } },
    { details: { ...coming, arrival: 'tomorrow' } },
    { details: { ...coming, departure: '2026-11-01T09:00' } },
    { details: { ...coming, availability: [{ date: '2026-11-20', from: '12:00', to: '09:00' }] } },
    { details: { ...coming, availability: Array(13).fill(coming.availability[0]) } },
    { details: { ...coming, equipment: 'x'.repeat(1_001) } },
    { portrait: { type: 'image/svg+xml', data: Buffer.alloc(200).toString('base64') } },
    { portrait: { type: 'image/jpeg', data: Buffer.alloc(200).toString('base64') } },
    { portrait: { type: 'image/jpeg', data: 'not base64!' } },
  ];
  for (const said of nonsense) {
    expect(await send(code, said), JSON.stringify(said).slice(0, 90)).toEqual(malformed);
  }
  expect(await proposals()).toEqual([]);
  expect(await forum.sql`select from speaker_details`).toHaveLength(0);
  await expect(send(code, { texts: [], more: 'x'.repeat(600_000) })).rejects.toMatchObject({
    code: 'PT413',
  });
});

test('nobody changes a talk that is another’s', async () => {
  const other = randomUUID();
  await forum.sql`insert into speakers (id, name, edition_ids) values (${other}, '{"fr": "Autre"}', '{21}')`;
  await forum.sql`update interventions set speaker_id = ${other}`;
  const said = { texts: [{ intervention: talk, field: 'title', language: 'fr', proposed: 'x' }] };
  expect(await send(await open(), said)).toMatchObject({ status: 'applied', texts: 0 });
  expect(await proposals()).toEqual([]);
});

test('a portrait waits where editors alone see it, and its hash as a proposal', async () => {
  const data = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(300, 7)]).toString(
    'base64',
  );
  const code = await open();
  expect(await send(code, { portrait: { type: 'image/jpeg', data } })).toMatchObject({
    portrait: true,
  });
  expect(await proposals()).toMatchObject([
    { field: 'photo', language: 'none', proposed: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  expect(await call(forum.administrator, 'proposed_portrait', speaker, 21)).toEqual({
    type: 'image/jpeg',
    data,
  });
  expect(await forum.sql`select from storage.objects`).toHaveLength(0);
});

test('administrators and programme alone make links and read what was said', async () => {
  const code = await open();
  await send(code, { details: coming });
  const calls: [string, ...unknown[]][] = [
    ['open_speaker_page', speaker, 21, 30],
    ['speaker_answers', 21],
    ['proposed_portrait', speaker, 21],
    ['close_speaker_page', speaker, 21],
  ];
  const team = await Promise.all(
    roles.map(async (role) => [role, await forum.member({ roles: [role] })] as const),
  );
  const may: string[] = [];
  for (const [role, who] of [
    ...team,
    ['stranger', forum.stranger],
    ['anonymous', anonymous],
  ] as const) {
    for (const [name, ...args] of calls) {
      const answer = await call(who, name, ...args).catch((error: { code: string }) => error.code);
      if (answer === '42501') continue;
      may.push(`${role} ${name}`);
      if (name === 'speaker_answers') {
        expect(answer).toMatchObject([{ speaker, details: coming }]);
      }
    }
  }
  expect(may).toEqual(
    ['administrator', 'programme'].flatMap((role) => calls.map(([name]) => `${role} ${name}`)),
  );
});

test('a flood is held: by the address, and by the link', async () => {
  const code = await open();
  await forum.sql`update sync.gates set burst = 20, places = 20, per_second = 0.001
    where name = 'speakers'`;
  const guess = () =>
    forum.sql.begin(async (sql) => {
      await sql`select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9"}', true)`;
      await sql`select speaker_page(${'b'.repeat(24)})`;
    });
  await guess();
  await guess();
  await expect(guess()).rejects.toMatchObject({ code: 'PT429' });
  await forum.sql`insert into sync.speaker_sendings
    select gen_random_uuid(), ${speaker}, 21, now(), '{}' from generate_series(1, 100)`;
  expect(await send(code, biography('x'))).toMatchObject({ status: 'refused', code: 'too_many' });
});

test('what speakers say of their coming goes 90 days after the forum, and links a month after their end', async () => {
  await send(await open(), { details: coming });
  const tidy = async () => (await forum.sql`select tidy_speaker_pages() as gone`)[0]?.gone;
  expect(await tidy()).toBe(0);
  await forum.sql`update editions set starts_on = now()::date - 95, ends_on = now()::date - 91`;
  await forum.sql`update speaker_links set expires_at = now() - interval '31 days'`;
  expect(await tidy()).toBe(2);
  expect(await forum.sql`select from speaker_details`).toHaveLength(0);
});
