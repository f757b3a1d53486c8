import Ajv from 'ajv';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { Speak } from '#domain/calendar-entry.ts';
import { calendarFile } from '#domain/calendar-file.ts';
import type { Session } from '#domain/programme.ts';
import type {
  Attachment,
  Edition,
  Event,
  Kind,
  Location,
  Speaker,
  Track,
} from '#entities/index.ts';
import { previewImport, readSchedule } from '#exchange/index.ts';
import { type OutSource, scheduleOf } from '#exchange/schedule-out/schedule.ts';
import { writeScheduleJson } from '#exchange/schedule-out/write-schedule-json.ts';
import { writeScheduleXml } from '#exchange/schedule-out/write-schedule-xml.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { localize } from '#shared/localized.ts';
import { formats, instant, scheduleSchema } from '../fixtures/schedule-schema.ts';

const hall = '00000000-0000-4000-8000-00000000000a';
const earth = '00000000-0000-4000-8000-00000000000c';
const draft = '00000000-0000-4000-8000-00000000000d';
const amina = '00000000-0000-4000-8000-00000000000b';
const session = (last: string, starts: string, ends: string, more: Partial<Event> = {}) =>
  ({
    id: `00000000-0000-4000-8000-0000000000${last}`,
    edition_id: 21,
    title: { fr: `Séance ${last} <& "fin">`, ar: 'جلسة' },
    description: { fr: 'Un\n\ndeux' },
    type: 'conference',
    date: '2026-11-20',
    starts_at: starts,
    ends_at: ends,
    location_id: hall,
    chair_id: null,
    participant_ids: [amina],
    cancelled: false,
    published: true,
    ...more,
  }) as Event;

const document = {
  id: earth,
  event_id: '00000000-0000-4000-8000-000000000001',
  type: 'paper',
} as Attachment;

const source: OutSource = {
  version: '7',
  edition: {
    id: 21,
    year: 2026,
    name: { fr: 'Forum 2026' },
    starts_on: '2026-11-20',
    ends_on: '2026-11-22',
    utc_offset: 60,
  } as Edition,
  events: [
    session('02', '2026-11-20T22:30:00.000Z', '2026-11-21T00:30:00.000Z', { location_id: null }),
    session('01', '2026-11-20T09:00:00.000Z', '2026-11-20T09:45:00.000Z', { track_id: earth }),
    session('03', '2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z', { cancelled: true }),
    session('04', '2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z', { published: false }),
    session('05', '2026-11-20T23:30:00.000Z', '2026-11-21T00:30:00.000Z', { chair_id: amina }),
    session('06', '2026-11-21T10:00:00.000Z', '2026-11-21T12:00:00.000Z', {
      date: '2026-11-21',
      track_id: draft,
    }),
  ],
  locations: new Map([
    [hall, { id: hall, name: { fr: 'Tente <& "A">' }, capacity: 900 } as Location],
  ]),
  speakers: new Map([
    [amina, { id: amina, name: { fr: 'Amina' }, biography: {}, published: true } as Speaker],
  ]),
  tracks: new Map([
    [earth, { id: earth, name: { fr: 'La terre <& l’eau>' }, published: true } as Track],
    [draft, { id: draft, name: { fr: 'Brouillon' }, published: false } as Track],
  ]),
  attachments: [
    { ...document, position: 1, name: { fr: 'Actes <& "fin">' }, url: 'https://a.example/b.pdf' },
    { ...document, position: 0, name: { ar: 'شرائح' }, url: 'https://a.example/a.odp?x=1&y="2"' },
    { ...document, event_id: earth, name: { fr: 'Ailleurs' }, url: 'https://a.example/' },
  ],
  language: 'fr',
  noRoom: 'À préciser',
  site: 'https://forum.example/',
  addressOf: (id) => `https://forum.example/programme/${id}?lng=fr&q="<a>"`,
};
const schedule = scheduleOf(source);

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, formats });

test('the JSON keeps the rules of its public schema', () => {
  const valid = ajv.compile(scheduleSchema);
  valid(JSON.parse(writeScheduleJson(schedule)));
  expect(valid.errors ?? []).toEqual([]);
  // The rules can be broken.
  expect(valid({ schedule: { version: '1', conference: { title: 1 } } })).toBe(false);
});

const listed = ['day', 'room', 'event', 'person', 'link'];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name, path) => listed.includes(name) && !String(path).endsWith('event.room'),
});

test('the XML keeps the rules of its public schema', () => {
  const { schedule: root } = parser.parse(writeScheduleXml(schedule));
  expect(Object.keys(root)).toEqual(['version', 'conference', 'day']);
  expect(Object.keys(root.conference).sort()).toEqual(
    ['acronym', 'days', 'end', 'start', 'timeslot_duration', 'title'].sort(),
  );
  const events = root.day.flatMap((one: { room: { event: unknown[] }[] }) =>
    one.room.flatMap((room) => room.event),
  );
  expect(events.length).toBe(4);
  for (const one of root.day) {
    expect(one['@index']).toMatch(/^[1-9]\d*$/);
    expect([one['@start'], one['@end']]).toEqual([
      expect.stringMatching(instant),
      expect.stringMatching(instant),
    ]);
  }
  for (const one of events) {
    expect(one).toMatchObject({
      room: expect.any(String),
      title: expect.any(String),
      type: expect.any(String),
      date: expect.stringMatching(instant),
      start: expect.stringMatching(/^[0-2]\d:[0-5]\d$/),
      duration: expect.stringMatching(/^\d{1,2}:\d{2}$/),
      abstract: expect.any(String),
      slug: expect.any(String),
      subtitle: expect.any(String),
      track: expect.any(String),
      '@id': expect.stringMatching(/^[1-9]\d*$/),
    });
  }
  for (const key of ['@id', '@guid', 'slug']) {
    expect(new Set(events.map((one: Record<string, string>) => one[key])).size).toBe(4);
  }
});

test('what is special in XML is written so that it is read back, in attributes too', () => {
  const { schedule: root } = parser.parse(writeScheduleXml(schedule));
  const rooms = root.day.flatMap((one: { room: unknown[] }) => one.room);
  expect(rooms.map((room: Record<string, string>) => room['@name'])).toEqual([
    ...['Tente <& "A">', 'À préciser', 'Tente <& "A">'],
  ]);
  const [first] = rooms[0].event;
  expect(first).toMatchObject({ room: 'Tente <& "A">', title: 'Séance 01 <& "fin">' });
  expect(first.url).toBe(`https://forum.example/programme/${first['@guid']}?lng=fr&q="<a>"`);
  expect(first.links.link).toEqual([
    { '#text': 'شرائح', '@href': 'https://a.example/a.odp?x=1&y="2"' },
    { '#text': 'Actes <& "fin">', '@href': 'https://a.example/b.pdf' },
  ]);
  expect(first.persons.person).toEqual([{ '#text': 'Amina', '@id': '1', '@guid': amina }]);
});

test('days and hours are those of the edition’s own clock, a night’s with its evening', () => {
  expect(schedule.days.map(({ date, start, end }) => [date, start, end])).toEqual([
    ['2026-11-20', '2026-11-20T00:00:00+01:00', '2026-11-21T01:30:00+01:00'],
    ['2026-11-21', '2026-11-21T00:00:00+01:00', '2026-11-21T23:59:00+01:00'],
  ]);
  const [evening] = [...(schedule.days[0]?.rooms.get('À préciser') ?? [])];
  expect(evening).toMatchObject({
    ...{ date: '2026-11-20T23:30:00+01:00', start: '23:30', duration: '02:00', language: 'fr' },
  });
});

test.each([
  ['JSON', writeScheduleJson],
  ['XML', writeScheduleXml],
])(
  'the %s is read back whole: only what takes place in public, on its programme day',
  async (_, write) => {
    const reading = readSchedule(new TextEncoder().encode(write(schedule)));
    if (!reading.ok) throw new Error(reading.reason.code);
    const { counts, notices, operations } = await previewImport(reading.source, 21, new Map());
    expect(notices.filter(({ effect }) => effect === 'left_out')).toEqual([]);
    const [track, ...others] = operations.filter(({ kind }) => kind === 'track');
    expect(others).toEqual([]);
    expect(track?.set).toMatchObject({ name: { fr: 'La terre <& l’eau>' }, colour: 'green' });
    expect(counts).toMatchObject({
      attachment: { new: 2 },
      event: { new: 4 },
      speaker: { new: 1 },
      location: { new: 2 },
    });
    const events = operations.filter(({ kind }) => kind === 'event').map(({ set }) => set);
    expect(events.map((one) => one?.track_id ?? null).sort()).toEqual([
      ...[track?.id, null, null, null].sort(),
    ]);
    const late = events.find((one) => JSON.stringify(one?.title).includes('Séance 05'));
    expect(late).toMatchObject({ title: { fr: 'Séance 05 <& "fin">' }, date: '2026-11-20' });
    expect(Date.parse(String(late?.starts_at))).toBe(Date.parse('2026-11-20T23:30:00Z'));
  },
);

/** The sessions that take place in public, as a calendar that visitors take with them. */
const writeCalendar = ({ days }: typeof schedule) => {
  const shown = new Set(
    days.flatMap((day) => [...day.rooms.values()].flat()).map((one) => one.guid),
  );
  const events = source.events.filter(({ id }) => shown.has(id));
  const sessions = events.map((event) => ({ event, location: source.locations.get(hall) }));
  const words: Speak = (value) => localize(value, 'fr')?.text ?? '';
  return calendarFile('Forum 2026', sessions as Session[], words, 'https://forum.example');
};

test.each([
  ['JSON', writeScheduleJson],
  ['XML', writeScheduleXml],
  ['calendar', writeCalendar],
])('the %s into the edition that it was written of changes nothing there', async (_, write) => {
  const karim = '00000000-0000-4000-8000-00000000000e';
  const events = source.events.map((event, at) => ({
    ...event,
    ...{ location_id: hall, track_id: at === 1 ? earth : null, recording_url: null },
    spoken: ['fr' as const],
    ...(event.chair_id && { chair_id: karim }),
  }));
  const speakers = new Map([
    ...source.speakers,
    [karim, { id: karim, name: { fr: 'Karim' }, biography: {}, published: true } as Speaker],
  ]);
  const attachments = source.attachments.map((one, at) => ({ ...one, id: `${karim}${at}` }));
  const reading = readSchedule(
    new TextEncoder().encode(write(scheduleOf({ ...source, events, speakers, attachments }))),
  );
  if (!reading.ok) throw new Error(reading.reason.code);
  const rows = (all: Iterable<{ id: string }>) =>
    new Map([...all].map((row) => [row.id, row as unknown as Fields]));
  const held = new Map<Kind, ReadonlyMap<string, Fields>>([
    ['edition', new Map([['21', source.edition as unknown as Fields]])],
    ['event', rows(events)],
    ['location', rows(source.locations.values())],
    ['speaker', rows(speakers.values())],
    ['track', rows(source.tracks.values())],
    ['attachment', rows(attachments)],
  ]);
  const { foreseen } = await previewImport(reading.source, 21, held);
  expect(foreseen.filter(({ state }) => state === 'new')).toEqual([]);
  expect(foreseen.filter(({ kind, state }) => kind === 'event' && state !== 'unchanged')).toEqual(
    [],
  );
});

test('who is a draft is not named, and sessions are numbered in order of time', () => {
  const draft = { id: amina, name: { fr: 'Amina' }, biography: {}, published: false } as Speaker;
  const early = session('09', '2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z');
  const { days } = scheduleOf({
    ...source,
    events: [...source.events, early],
    speakers: new Map([[amina, draft]]),
  });
  const sessions = days.flatMap(({ rooms }) => [...rooms.values()].flat());
  expect(sessions.flatMap(({ persons }) => persons)).toEqual([]);
  expect(sessions.find(({ id }) => id === 1)?.guid).toBe(early.id);
});

test('an edition west of Greenwich is written on its own clock', () => {
  const edition = { ...source.edition, utc_offset: -210 };
  const [day] = scheduleOf({ ...source, edition }).days;
  const [first] = day?.rooms.values().next().value ?? [];
  expect([first?.date, first?.start]).toEqual(['2026-11-20T05:30:00-03:30', '05:30']);
});
