import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kind } from '#entities/index.ts';
import { bareText } from '#shared/bare-text.ts';
import { type Forum, openForum } from './forum.ts';

let forum: Forum;
beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.drop());

const long = (length: number) => ({ en: 'x'.repeat(length) });
const html = (text: string) => ({ en: text });
const square = [
  [0, 0],
  [0, 1],
  [1, 1],
  [0, 0],
];
/** A closed ring of about as many characters. */
const longRing = (length: number) => {
  const corner = [-2.345678, 34.876543];
  return Array.from({ length: Math.ceil(length / JSON.stringify(corner).length) }, () => corner);
};
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates });
const diagonal = {
  type: 'LineString',
  coordinates: [
    [0, 0],
    [1, 1],
  ],
};
/** A plan of one way with so many points, to a centimetre: see `storedLength` of src/entities/kit/check.ts. */
const wayOf = (points: number) =>
  plan(
    { kind: 'path' },
    { type: 'LineString', coordinates: Array(points).fill([-2.3441235, 34.9751235]) },
  );
const plan = (properties?: object, geometry: object = diagonal) => ({
  type: 'FeatureCollection',
  features: properties ? [{ type: 'Feature', geometry, properties }] : [],
});

interface Case {
  field: string;
  good: unknown[];
  bad: unknown[];
}
const localized = (field: string, max: number, required = false): Case => ({
  field,
  good: [{ ar: 'نص' }, { fr: 'a', en: 'b' }, long(max), ...(required ? [] : [{}])],
  bad: [
    long(max + 1),
    { en: '' },
    { en: ' x' },
    { en: 'x\n' },
    { en: 'x\u00a0' },
    { en: '\u200f' },
    { fr: 'x', ar: '\u2800' },
    { en: 3 },
    { en: null },
    { de: 'x' },
    ['x'],
    'x',
    ...(required ? [{}] : []),
  ],
});
const hour = (field: string, good: string[], bad: string[]): Case => ({
  field,
  good: [...good, null],
  bad: ['24:00', '9:00', '12:60', '12:00 ', '12:00:00', '', ...bad],
});
const image = (field: string): Case => ({
  field,
  good: ['https://example.org/a.png', 'news/a-1x1.gif', 'a/b/c_d-99999x1.jpeg', null],
  bad: [
    'http://example.org/a.png',
    'news/a.png',
    'news/a-0x10.png',
    'news/a-1x1.svg',
    '/news/a-1x1.png',
    'news//a-1x1.png',
    '../a-1x1.png',
    'News/a-1x1.png',
    '',
  ],
});
const url = (field: string, required = false): Case => ({
  field,
  good: [
    'https://example.org',
    'https://مثال.example/é?q=1#x',
    'HTTPS://EXAMPLE.ORG/',
    ...(required ? [] : [null]),
  ],
  bad: [
    'http://example.org',
    'javascript:alert(1)',
    'https://',
    'example.org',
    'https://a b',
    'https://x/"',
  ],
});
const email = (field: string): Case => ({
  field,
  good: ['a@b.co', 'a+b@c.d.example', null],
  bad: ['a', 'a@b', 'a b@c.de', '@b.co', `${'a'.repeat(250)}@b.co`],
});
const text = (field: string, max: number): Case => ({
  field,
  good: ['x', 'é'.repeat(max), null],
  bad: ['', ' x', 'x ', 'x'.repeat(max + 1)],
});
const choice = (field: string, ...good: string[]): Case => ({ field, good, bad: ['', 'other?'] });
const choices = (field: string, ...codes: string[]): Case => ({
  field,
  good: [[], codes, codes.slice(-1)],
  bad: [['other?'], [codes[0], codes[0]], [...codes].reverse(), [null]],
});
const heard = (language: string, by = 'headset', more = {}) => ({ language, by, ...more });
const number = (field: string, min: number, max: number): Case => ({
  field,
  good: [min, max],
  bad: [min - 1, max + 1],
});
const moment = (field: string): Case => ({
  field,
  good: ['2026-11-20T20:00:00Z'],
  bad: ['infinity', '-infinity', '1889-01-01T00:00:00Z', '3000-01-01T00:00:00Z'],
});

const dayList = (field: string, required = false): Case => ({
  field,
  good: [['2026-11-20', '2026-11-21'], ...(required ? [] : [[]])],
  bad: [
    ['2026-11-21', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['infinity'],
    [null],
    ...(required ? [[]] : []),
  ],
});
const timeList = (field: string, required = false): Case => ({
  field,
  good: [['00:00', '23:59'], ...(required ? [] : [[]])],
  bad: [
    ['09:00', '08:00'],
    ['08:00', '08:00'],
    ['24:00'],
    ['8:00'],
    [null],
    ...(required ? [[]] : []),
  ],
});

const refusedHtml = [
  '<script>x</script>',
  '< script >x',
  '<SCRIPT src=x>',
  '<p onclick="x()">y</p>',
  '<img/onerror=x>',
  '<img title=">" onerror=x>',
  "<img title='>'onerror=x>",
  '<p lang="fr>" dir=">"onclick="x()">y</p>',
  '<a href="javascript:x()">y</a>',
  '<a href=" java\nscript:x">y</a>',
  '<a href="&#106;avascript:x">y</a>',
  '<a href="http://example.org">y</a>',
  '<a href="/relative">y</a>',
  '<a href="data:text/html,x">y</a>',
  '<img src="data:image/svg+xml,x">',
  '<iframe src="https://example.org"></iframe>',
  '<svg><path/></svg>',
  '<form action="https://example.org"></form>',
  '<style>p{}</style>',
];
const acceptedHtml = [
  '<p>on = off, a &lt; b</p>',
  '<a href="https://example.org/?a=1">y</a>',
  "<a target='_blank' href='mailto:a@b.co'>y</a>",
  '<a href="tel:+212600000000">y</a>',
  '<img src="https://example.org/a.png" alt="">',
  '<h2>Description of the javascript course</h2>',
];

/** Per kind, for each field with a CHECK: values it takes and values it refuses. */
const cases: Partial<Record<Kind, Case[]>> = {
  edition: [
    number('utc_offset', -720, 840),
    number('hijri_correction', -2, 2),
    { field: 'year', good: [1990, 2200], bad: [1989, 2201] },
    localized('name', 200, true),
    localized('theme', 300),
    { field: 'ends_on', good: ['2026-11-20'], bad: ['2026-11-19', 'infinity'] },
    { field: 'starts_on', good: ['2026-11-23'], bad: ['2026-11-24', '-infinity'] },
    {
      field: 'plan',
      good: [
        null,
        plan(),
        plan({ kind: 'path' }),
        plan({ kind: 'path', steps: true }),
        plan({ kind: 'garden', name: { fr: 'Oliveraie' } }, polygon(square)),
        wayOf(7_685),
      ],
      bad: [
        wayOf(7_700),
        polygon(square),
        { type: 'FeatureCollection' },
        plan({ kind: 'sea' }),
        plan({}),
        plan({ kind: 'path', name: {} }),
        plan({ kind: 'path', name: 'Way' }),
        plan({ kind: 'path', steps: 'yes' }),
        plan({ kind: 'road', steps: true }),
        plan({ kind: 'path', colour: '#fff' }),
        plan({ kind: 'path' }, { type: 'Point', coordinates: [0, 0] }),
        plan({ kind: 'path' }, { type: 'LineString', coordinates: [[0, 0]] }),
        plan(
          { kind: 'path' },
          {
            type: 'LineString',
            coordinates: [
              [0, 0],
              [0, 91],
            ],
          },
        ),
        plan({ kind: 'garden', name: { fr: 'x'.repeat(101) } }, polygon(square)),
      ],
    },
  ],
  location: [
    localized('name', 200, true),
    localized('description', 5000),
    choice('type', 'room', 'tent', 'pavilion', 'other', 'service'),
    { field: 'latitude', good: [-90, 90, 34.5, null], bad: [-90.01, 91, 'NaN'] },
    { field: 'longitude', good: [-180, 180, null], bad: [-181, 180.5, 'NaN'] },
    number('capacity', 0, 1_000_000),
    image('image'),
    { field: 'edition_ids', good: [[21], []], bad: [[21, 21], [null]] },
    choices(
      'facilities',
      ...['step_free', 'women', 'ablutions', 'prayer', 'toilets', 'first_aid'],
      ...['water', 'charging', 'shade', 'quiet', 'hearing_loop', 'parking'],
    ),
  ],
  speaker: [
    localized('name', 200, true),
    localized('title', 300),
    localized('biography', 10_000),
    { field: 'country', good: ['MA', 'FR', null], bad: ['ma', 'MAR', 'M', ''] },
    image('photo'),
    { field: 'edition_ids', good: [[21], []], bad: [[21, 21], [null]] },
  ],
  zone: [
    localized('name', 200, true),
    localized('description', 2000),
    { field: 'color', good: ['#a05c2b', '#FFFFFF'], bad: ['red', '#fff', '#a05c2g', ''] },
    number('position', 0, 999),
    {
      field: 'area',
      good: [polygon(square), polygon(square, square), polygon(longRing(150_000)), null],
      bad: [
        {},
        [],
        'x',
        polygon(),
        polygon([]),
        polygon('x'),
        polygon(square.slice(1)),
        polygon([...square.slice(0, 3), [1, 0]]),
        polygon(square.slice(0, 3)),
        polygon([[0, 0], [0, 1], [1], [0, 0]]),
        polygon([
          [0, 0],
          [0, 91],
          [1, 1],
          [0, 0],
        ]),
        polygon([
          [0, 0],
          [0, '1'],
          [1, 1],
          [0, 0],
        ]),
        { type: 'Point', coordinates: [square] },
        polygon(longRing(200_000)),
        { ...polygon(square), crs: 'x' },
      ],
    },
  ],
  event: [
    localized('title', 300, true),
    localized('description', 5000),
    choice('type', 'conference', 'round_table', 'ceremony', 'spiritual', 'event'),
    {
      field: 'starts_at',
      good: ['2026-11-20T21:29:00Z', '2026-11-19T23:00:00Z'],
      bad: ['2026-11-20T21:30:00Z', '2026-11-20T22:00:00Z', '2026-11-19T21:29:00Z', 'infinity'],
    },
    {
      field: 'ends_at',
      good: ['2026-11-20T20:01:00Z', '2026-11-21T20:00:00Z'],
      bad: ['2026-11-20T20:00:00Z', '2026-11-21T20:01:00Z', 'infinity'],
    },
    {
      field: 'date',
      // Whatever the venue's clock, at 20:00 UTC no place in the world has another day than these.
      good: ['2026-11-19', '2026-11-20', '2026-11-21'],
      bad: ['2026-11-18', '2026-11-22', 'infinity'],
    },
    choice('change', 'none', 'added', 'moved'),
    moment('created_at'),
    moment('changed_at'),
    moment('previous_starts_at'),
    moment('previous_ends_at'),
    { field: 'participant_ids', good: [[]], bad: [[null]] },
    url('recording_url'),
    choice('occupancy', 'free', 'filling', 'full'),
    choices('spoken', 'ar', 'zgh', 'fr', 'en', 'es', 'de', 'tr', 'ur'),
    {
      field: 'interpretation',
      good: [
        [],
        [heard('fr'), heard('fr', 'stream')],
        [heard('zgh', 'headset', { channel: 1 }), heard('ur', 'headset', { channel: 99 })],
      ],
      bad: [
        ...[heard('fr'), ['fr'], [null], [heard('it')], [heard('fr', 'radio')], [{ by: 'stream' }]],
        [heard('fr'), heard('fr')],
        [heard('fr', 'headset', { channel: 2 }), heard('en', 'headset', { channel: 2 })],
        ...[0, 100, 1.5, '2', null].map((channel) => [heard('fr', 'headset', { channel })]),
        [heard('fr', 'stream', { channel: 2 })],
        [heard('fr', 'stream', { volume: 2 })],
      ],
    },
    choice('questions', 'edition', 'on', 'off'),
    choice('feedback', 'edition', 'on', 'off'),
    text('question_shown', 500),
  ],
  intervention: [
    localized('title', 300, true),
    localized('description', 5000),
    number('position', 0, 999),
  ],
  exhibitor: [
    localized('name', 200, true),
    localized('description', 5000),
    localized('category', 200),
    text('stand', 20),
    url('website'),
    email('contact_email'),
    image('logo'),
    image('activity_image'),
  ],
  news: [
    localized('title', 300, true),
    localized('content', 100_000, true),
    { field: 'content', good: acceptedHtml.map(html), bad: refusedHtml.map(html) },
    text('author', 200),
    choice('category', 'event', 'program', 'international', 'culture', 'spiritual'),
    image('image'),
    moment('published_at'),
  ],
  announcement: [
    localized('title', 200, true),
    localized('message', 2000, true),
    choice('type', 'info', 'warning', 'success'),
    choice('recipients', 'all', 'participants', 'speakers', 'staff'),
    { field: 'status', good: ['draft', 'sent'], bad: ['', 'queued'] },
    { field: 'sent_at', good: ['2026-11-20T08:00:00Z'], bad: ['-infinity'] },
    { field: 'created_at', good: ['2026-11-20T08:00:00Z'], bad: ['infinity'] },
    {
      field: 'expires_at',
      good: ['2026-11-22T07:00:01Z', null],
      bad: ['2026-11-20T06:00:00Z', 'infinity'],
    },
  ],
  streaming: [
    url('stream_url'),
    choice('status', 'live', 'offline'),
    url('sound_original'),
    url('sound_fr'),
    url('sound_en'),
    url('sound_ar'),
  ],
  site_content: [localized('content', 10_000), image('image_url')],
  article: [
    choice('type', 'testament'),
    {
      field: 'slug',
      good: ['a', 'testament-2', 'x'.repeat(120)],
      bad: ['', 'A', 'a_b', '-a', 'a-', 'a--b', 'é', 'x'.repeat(121)],
    },
    localized('title', 300, true),
    localized('excerpt', 1000),
    localized('content', 100_000),
    { field: 'content', good: acceptedHtml.map(html), bad: refusedHtml.map(html) },
    image('cover_image'),
  ],
  dashboard: [localized('thought', 500), text('thought_author', 200)],
  prayer_day: [
    // 2026-11-20 is a Friday, the day after is none.
    {
      field: 'date',
      good: ['2026-11-20', '2026-11-27'],
      bad: ['infinity', '1889-01-01', '2026-11-21'],
    },
    hour('fajr', ['00:00', '06:30'], ['06:31', '07:39']),
    hour('sunrise', ['06:13'], ['06:12']),
    hour('dhuhr', ['07:40'], ['13:16', '13:31', '15:43']),
    hour('asr', ['16:00'], ['16:01', '18:10']),
    hour('maghrib', ['18:15'], ['18:16', '15:43']),
    hour('isha', ['19:40'], ['23:59', '18:10']),
    hour('fajr_iqama', ['06:12', '23:59'], ['06:11']),
    hour('dhuhr_iqama', ['13:02'], ['13:01']),
    hour('asr_iqama', ['15:43'], ['15:42']),
    hour('maghrib_iqama', ['18:10'], ['18:09']),
    hour('isha_iqama', ['19:24'], ['19:23']),
    hour('jumua', ['13:02'], ['13:01']),
  ],
  guide_section: [
    choice('topic', 'getting_there', 'other'),
    localized('title', 200, true),
    localized('body', 100_000),
    { field: 'body', good: acceptedHtml.map(html), bad: refusedHtml.map(html) },
    number('position', 0, 999),
  ],
  guide_contact: [
    choice('topic', 'getting_there', 'other'),
    localized('name', 200, true),
    {
      field: 'phone',
      good: ['19', '+212 536 00 00 00'],
      bad: ['', '+', '0536-00', '0536  00', ' 19', '1'.repeat(25)],
    },
    number('position', 0, 999),
  ],
  shuttle: [
    localized('name', 200, true),
    localized('from_place', 200, true),
    localized('to_place', 200, true),
    dayList('days', true),
    timeList('departures', true),
    number('ride', 1, 600),
    localized('note', 1_000),
    number('position', 0, 999),
  ],
  track: [
    localized('name', 100, true),
    localized('description', 1_000),
    choice('colour', 'green', 'blue', 'gold', 'violet', 'terracotta'),
    dayList('days'),
    number('position', 0, 999),
  ],
  question: [
    { field: 'text', good: ['x', 'é'.repeat(500)], bad: ['', ' x', 'x'.repeat(501)] },
    choice('state', 'waiting', 'accepted', 'answered', 'declined'),
    moment('asked_at'),
  ],
  attachment: [
    localized('name', 200, true),
    url('url', true),
    choice('type', 'page', 'slides', 'paper', 'recording', 'sound', 'picture'),
    number('position', 0, 999),
    image('image'),
    number('megabytes', 1, 2000),
  ],
  proposal: [
    choice('field', 'title', 'biography', 'description', 'photo'),
    choice('language', 'fr', 'en', 'ar', 'none'),
    text('seen', 10_000),
    text('proposed', 10_000),
    choice('state', 'waiting', 'taken', 'refused'),
    moment('sent_at'),
  ],
  release: [
    number('number', 1, 999),
    { field: 'name', good: ['x', 'é'.repeat(80)], bad: ['', ' x', 'x'.repeat(81)] },
    moment('released_at'),
    localized('note', 1_000),
    text('changes', 200_000),
  ],
  planned_change: [
    text('talk_id', 36),
    { field: 'field', good: ['x', 'x'.repeat(40)], bad: ['', ' x', 'x'.repeat(41)] },
    choice('language', 'none', 'fr', 'en', 'ar'),
    text('seen', 40_000),
    text('wanted', 40_000),
    moment('planned_at'),
  ],
  mail_template: [
    { field: 'name', good: ['x', 'x'.repeat(200)], bad: ['', ' x', 'x'.repeat(201)] },
    localized('subject', 200, true),
    localized('body', 10_000, true),
    {
      field: 'subject',
      good: [{ fr: '{name} · {edition}, {dates}, {place}' }],
      bad: [
        { fr: '{nom}' },
        { fr: 'x', ar: '{link}' },
        { fr: '{sessions}' },
        { en: 'a {name' },
        { fr: 'a\nBcc: b@c.example' },
        { fr: 'a\rb' },
        { fr: 'a\u2028b' },
      ],
    },
    {
      field: 'body',
      good: [{ en: 'Dear {name},\n\n{sessions}\n{link}' }],
      bad: [
        { en: '{Name}' },
        { en: '{ name }' },
        { ar: '{}' },
        { en: '{{name}}' },
        { en: 'a } b' },
      ],
    },
  ],
  glossary_term: [localized('term', 200, true), text('note', 500)],
  text_origin: [
    choice('source', 'fr', 'en', 'ar'),
    { field: 'made_from', good: ['x', ' x '], bad: ['', 'x'.repeat(100_001)] },
  ],
  translation_task: [
    {
      field: 'assignee',
      good: ['00000000-0000-4000-8000-000000000000'],
      bad: ['', 'amina', '00000000-0000-4000-8000-00000000000'],
    },
    { field: 'assignee_name', good: ['x', 'x'.repeat(254)], bad: ['', ' x', 'x'.repeat(255)] },
  ],
};

/** What stops the sample row of a kind from having a value; undefined when nothing does. */
async function obstacle(kind: Kind, field: string, value: unknown) {
  const { table, values } = forum.rows[kind];
  const undo = new Error('undo');
  try {
    await forum.sql.begin(async (sql) => {
      await sql`update ${sql(table)} t set ${sql(field)} = r.${sql(field)}
        from jsonb_populate_record(null::${sql(table)}, ${sql.json({ ...values, [field]: value } as never)}) r`;
      throw undo;
    });
  } catch (error) {
    if (error !== undo) return error as { code: string; constraint_name?: string };
  }
  return undefined;
}

const everyCase = Object.entries(cases).flatMap(([kind, fields]) =>
  fields.map(({ field, good, bad }) => [kind as Kind, field, good, bad] as const),
);
const met = new Set<string>();

test.each(everyCase)(
  '%s.%s takes good values and refuses bad ones',
  async (kind, field, good, bad) => {
    for (const value of good) {
      expect(
        await obstacle(kind, field, value),
        JSON.stringify(value)?.slice(0, 80),
      ).toBeUndefined();
    }
    for (const value of bad) {
      const found = await obstacle(kind, field, value);
      expect(found, JSON.stringify(value)?.slice(0, 80)).toMatchObject({ code: '23514' });
      met.add(found?.constraint_name ?? '');
    }
  },
);

test('every CHECK of a content table was met by a bad value above', async () => {
  const rows = await forum.sql<{ name: string }[]>`
    select conname as name from pg_constraint join sync.kinds k on conrelid = table_name::regclass
    where contype = 'c' order by 1`;
  // Keys cannot be updated, see below; two are always met by the triggers that stamp, and what it
  // takes to send an announcement is tried in sending.test.ts.
  const elsewhere = [
    'announcements_languages_check',
    'announcements_schedule_check',
    'announcements_sent_check',
    'articles_updated_at_check',
    'editions_id_check',
    'site_content_key_check',
    'text_origins_id_check',
    'translation_tasks_id_check',
  ];
  const missed = rows.map((row) => row.name).filter((name) => !met.has(name));
  expect(missed).toEqual(elsewhere);
});

test('keys have their shapes too', async () => {
  const { sql } = forum;
  const edition = (id: number) => sql`insert into editions (id, year, name, starts_on, ends_on)
    values (${id}, 2030, '{"fr": "x"}', '2030-01-01', '2030-01-02')`;
  await expect(edition(0)).rejects.toMatchObject({ constraint_name: 'editions_id_check' });
  await expect(edition(1000)).rejects.toMatchObject({ constraint_name: 'editions_id_check' });
  for (const key of ['', ' a', 'x'.repeat(101)]) {
    await expect(sql`insert into site_content (key) values (${key})`).rejects.toMatchObject({
      constraint_name: 'site_content_key_check',
    });
  }
  for (const id of [
    '',
    'event:e:ar',
    'event:e:title:de',
    'Event:e:title:ar',
    `a:${'x'.repeat(250)}:b:ar`,
  ]) {
    await expect(
      sql`insert into text_origins (id, made_from) values (${id}, 'x')`,
    ).rejects.toMatchObject({ constraint_name: 'text_origins_id_check' });
  }
  for (const id of ['event:e', 'event:ar', `a:${'x'.repeat(200)}:ar`]) {
    await expect(
      sql`insert into translation_tasks (id, assignee, assignee_name)
        values (${id}, ${crypto.randomUUID()}, 'x')`,
    ).rejects.toMatchObject({ constraint_name: 'translation_tasks_id_check' });
  }
  await expect(sql`update news set id = gen_random_uuid()`).rejects.toMatchObject({
    code: '0A000',
  });
});

test('a speaker has one intervention per session, and it lies in the session’s edition', async () => {
  const { sql } = forum;
  const again = sql`insert into interventions (edition_id, event_id, speaker_id, title)
    select edition_id, event_id, speaker_id, title from interventions`;
  await expect(again).rejects.toMatchObject({ code: '23505' });
  await expect(sql`update interventions set edition_id = 20`).rejects.toMatchObject({
    code: '23503',
  });
});

test('the server states when an announcement was sent and an article changed', async () => {
  const { sql, administrator } = forum;
  const later = await sql`update announcements set sent_at = '2027-11-20T08:00Z', expires_at = null
    returning sent_at <= now() as is_past`;
  expect(later[0]?.is_past).toBe(true);
  await forum.as(administrator, async (as) => {
    await as`update announcements set created_at = '2020-01-01'`;
    await as`update articles set updated_at = '2020-01-01', featured = true`;
  });
  const [row] = await sql`select
    (select bool_and(created_at > '2026-01-01') from announcements) as created,
    (select bool_and(updated_at > '2026-01-01') from articles) as updated`;
  expect(row).toEqual({ created: true, updated: true });
});

test('the media bucket is public and takes small enough images only', async () => {
  const [bucket] = await forum.sql`
    select public, file_size_limit::integer as size, allowed_mime_types::text as types
    from storage.buckets where id = 'media'`;
  expect(bucket).toMatchObject({ public: true, size: 10_485_760 });
  for (const type of ['png', 'jpeg', 'gif', 'webp'])
    expect(bucket?.types).toContain(`image/${type}`);
  expect(bucket?.types).not.toContain('svg');
});

test('server and form take the same signs for invisible', async () => {
  const blank = await forum.sql<{ sign: number }[]>`
    select sign from generate_series(1, 1114111) as sign
    where sign not between 55296 and 57343 and shape.is_blank(chr(sign)) order by sign`;
  const signs = Array.from({ length: 0x110000 }, (_, sign) => sign).slice(1);
  const unseen = signs.filter((sign) => bareText(String.fromCodePoint(sign)) === '');
  expect(blank.map(({ sign }) => sign)).toEqual(unseen);
  for (const name of ['أمينة', '名', '👩‍🚀', 'é', '…']) expect.soft(bareText(name)).not.toBe('');
});
