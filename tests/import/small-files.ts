/** A small file of some dialect, with what an independent reading of it counts. */
interface SmallFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Sessions, places, speakers, tracks and documents that it makes. */
  readonly rows: readonly [number, number, number, number, number];
  /** Particulars of notices, by their code. */
  readonly told: Readonly<Record<string, readonly string[]>>;
  /** Addresses that have to stand in the rows or in the report. */
  readonly addresses?: readonly string[];
  readonly recording?: string;
}

export const contact = 'BEGIN:VCARD\r\nFN:Amina\r\nEND:VCARD\r\n';

const event = (number: number, inner = '', title = `Talk ${number}`) =>
  `<event id="${number}" guid="aaaaaaaa-0000-4000-8000-00000000000${number}">
<date>2026-11-20T1${number}:00:00+01:00</date><start>1${number}:00</start><duration>00:30</duration>
<room>A</room><title>${title}</title>${inner}</event>`;

const xml = (
  events: string,
  conference = '<title>F</title><base_url>https://f.example/</base_url>',
) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<schedule><conference>${conference}</conference>
<day index="1" date="2026-11-20"><room name="A">${events}</room></day></schedule>
`;

const talk = (number: number, more: object = {}) => ({
  id: number,
  date: `2026-11-20T1${number}:00:00+01:00`,
  duration: '00:30',
  room: 'A',
  title: `Talk ${number}`,
  ...more,
});

const json = (talks: readonly object[], conference: object = {}) =>
  JSON.stringify({
    schedule: {
      base_url: 'https://p.example/conf/',
      conference: {
        title: 'P',
        days: [{ date: '2026-11-20', rooms: { A: talks } }],
        ...conference,
      },
    },
  });

const calendar = (end: string, ...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join(end);
const vevent = (uid: string, ...lines: readonly string[]) => [
  ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTART:20261120T080000Z', 'DTEND:20261120T090000Z'],
  ...[`SUMMARY:Session ${uid}`, ...lines, 'END:VEVENT'],
];
const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));

export const files: readonly SmallFile[] = [
  {
    name: 'frab XML with links, slides by path, recordings and an old address',
    content: xml(
      event(
        1,
        `<track>Main</track><persons><person id="1">Ann</person></persons>
<url>https://f.example/1/</url><feedback_url>https://f.example/1/feedback</feedback_url>
<attachments><attachment type="slides" href="/1.pdf">Talk</attachment></attachments>
<links><link href="https://v.example/1.webm">Video</link><link href="http://old.example/">Old</link></links>
<links><link><url>https://a.example/nested</url><title>Nested</title></link></links>
<logo>/logo.png</logo>`,
      ),
    ),
    rows: [1, 1, 1, 1, 4],
    told: {
      link_left_out: ['http://old.example/'],
      link_completed: ['/1.pdf → https://f.example/1.pdf'],
      other_system: [
        'conference/base_url: https://f.example/',
        'feedback_url: https://f.example/1/feedback',
      ],
      picture_left_out: ['/logo.png'],
    },
    addresses: ['https://a.example/nested', 'https://f.example/1/'],
    recording: 'https://v.example/1.webm',
  },
  {
    name: 'XML with recordings in fields and frames, and people in every way',
    content: xml(
      event(
        1,
        `<recording><optout>false</optout><url>https://media.ccc.de/v/f-1</url></recording>
<description>&lt;iframe src="https://player.vimeo.com/video/123456789"&gt;&lt;/iframe&gt;
&lt;img src="https://a.example/p.png"&gt; &lt;a href="/there"&gt;there&lt;/a&gt; https://a.example/said</description>
<persons><person id="1">P<link>https://a.example/home</link></person><person name="Q"/><person id="3"/></persons>`,
      ),
    ),
    rows: [1, 1, 2, 0, 2],
    told: {
      picture_left_out: ['https://a.example/p.png'],
      link_left_out: ['P: https://a.example/home', '/there'],
      field_unkept: ['recording/optout × 1'],
      no_person_name: [''],
    },
    addresses: ['https://media.ccc.de/v/f-1', 'https://a.example/said'],
    recording: 'https://player.vimeo.com/video/123456789',
  },
  {
    name: 'XML whose tracks are attributes, texts, several or listed only',
    content: xml(
      event(1, '<track name="By attribute" color="#fff"/>') +
        event(2, '<track>By text</track><track>Second</track>'),
      '<title>F</title><track name="Never used"/>',
    ),
    rows: [2, 1, 0, 3, 0],
    told: { track_left_out: ['Second'] },
  },
  {
    name: 'XML of two conferences, with a byte order mark, Windows line ends and CDATA',
    content: `\ufeff${xml(event(1, '<abstract><![CDATA[<event id="9"> & more]]></abstract>'))
      .replace('<day', '<conference><title>G</title></conference><day')
      .replaceAll('\n', '\r\n')}`,
    rows: [1, 1, 0, 0, 0],
    told: { several_conferences: ['2'] },
  },
  {
    name: 'XML in UTF-16 without a mark',
    content: utf16(xml(event(1, '', 'Été')).replace('UTF-8', 'UTF-16')),
    rows: [1, 1, 0, 0, 0],
    told: { encoding_assumed: ['utf-16le'] },
  },
  {
    name: 'XML that declares Latin-1 and is UTF-8, with lines ended by a mere return',
    content: xml(event(1, '', 'سماع') + event(2))
      .replace('UTF-8', 'ISO-8859-1')
      .replaceAll('\n', '\r'),
    rows: [2, 1, 0, 0, 0],
    told: { encoding_assumed: [], not_utf8: [] },
  },
  {
    name: 'XML with a session that has no length, which takes what only it has with it',
    content: xml(
      `<event id="7"><date>2026-11-20T09:00:00+01:00</date><title>No length</title><track>Its own</track>
<persons><person id="4">Alone</person></persons><links><link href="https://a.example/lost">L</link></links></event>${event(2)}`,
    ),
    rows: [1, 1, 0, 0, 0],
    told: { no_duration: [''], with_session: ['https://a.example/lost', 'Alone', 'Its own'] },
  },
  {
    name: 'pretalx JSON with tracks and rooms as objects, numbers and lists',
    content: json(
      [
        talk(1, {
          track: { id: 7, name: { en: 'Object', fr: 'Objet' } },
          url: 'https://p.example/conf/talk/1/',
          attachments: [{ url: '/media/x.odp', title: 'X' }, { title: 'No address' }],
          links: ['https://p.example/plain'],
          persons: [{ code: 'A', name: 'Ann', avatar: 'https://p.example/a.png' }, 'Bob'],
          answers: [{ question: 'Where?', answer: 'https://p.example/answer' }],
        }),
        talk(2, { track: 9 }),
        talk(3, { track: 99, room: { name: { en: 'Other' } } }),
        talk(4, { track: 'Plain', room: ['A', 'B'] }),
      ],
      {
        tracks: [{ id: 9, name: 'Nine' }],
        rooms: [{ name: 'A', capacity: 30 }, { name: 'Empty' }],
      },
    ),
    rows: [4, 3, 2, 3, 4],
    told: {
      track_left_out: ['99'],
      room_left_out: ['B'],
      picture_left_out: ['https://p.example/a.png'],
      link_left_out: ['No address'],
      link_completed: ['/media/x.odp → https://p.example/media/x.odp'],
    },
    addresses: ['https://p.example/answer', 'https://p.example/plain'],
  },
  {
    name: 'JSON of pretalx’s widget, by numbers and codes',
    content: JSON.stringify({
      talks: [
        {
          ...{ code: 'T', title: { en: 'One' }, speakers: ['S', 'R'], track: 3, room: 5 },
          ...{ start: '2026-11-20T09:00:00+01:00', end: '2026-11-20T10:00:00+01:00' },
          resources: [{ resource: 'https://w.example/r.pdf', description: 'Slides' }],
        },
      ],
      tracks: [{ id: 3, name: { en: 'Three' } }],
      rooms: [
        { id: 5, name: { en: 'Hall' } },
        { id: 6, name: { en: 'Empty' } },
      ],
      speakers: ['S', 'R', 'Q'].map((code) => ({ code, name: `Speaker ${code}` })),
      timezone: 'Africa/Casablanca',
    }),
    rows: [1, 2, 3, 1, 1],
    told: {},
  },
  {
    name: 'JSON of Sched, a mere list',
    content: JSON.stringify([
      {
        ...{ event_key: 'k', name: 'Keynote', event_start: '2026-11-20 09:00', venue: 'Hall' },
        ...{ event_end: '2026-11-20 10:00', event_type: 'Main', speakers: 'Ann A, Bob B' },
        video_stream: 'https://youtu.be/dQw4w9WgXcQ',
      },
    ]),
    rows: [1, 1, 2, 0, 1],
    told: { zone_assumed: [''], type_mapped: ['Main → conference × 1'] },
    recording: 'https://youtu.be/dQw4w9WgXcQ',
  },
  {
    name: 'iCalendar in UTC only',
    content: calendar('\n', ...vevent('1', 'LOCATION:A', 'URL:https://i.example/1')),
    rows: [1, 1, 0, 0, 1],
    told: { utc_only: ['Africa/Casablanca'], zone_assumed: [] },
  },
  {
    name: 'iCalendar with an address in every property',
    content: calendar(
      '\r\n',
      'X-ORIGINAL-URL:https://i.example/feed',
      ...vevent(
        '1',
        ...[
          'ATTACH;FILENAME="Slides":https://i.example/s.pdf',
          'ATTACH;ENCODING=BASE64;VALUE=BINARY:QUJD',
        ],
        ...[
          'CONFERENCE;VALUE=URI;LABEL="Join":https://meet.example/x',
          'IMAGE;VALUE=URI:https://i.example/i.png',
        ],
        ...[
          'X-GOOGLE-CONFERENCE:https://meet.example/y',
          'LOCATION;ALTREP="https://i.example/map":Hall',
        ],
        ...['CATEGORIES:Talk,Dev room,Second', 'ATTENDEE;CN="Speaker One":invalid:nomail'],
        ...[
          'ATTENDEE:mailto:bare@x.example',
          'ORGANIZER;CN=Office:mailto:o@x.example',
          'COMMENT:hello',
        ],
        ...['DESCRIPTION:see https://i.example/said'],
      ),
      ...['BEGIN:VTODO', 'UID:t', 'SUMMARY:Sweep', 'END:VTODO'],
    ),
    rows: [1, 1, 1, 1, 4],
    told: {
      link_left_out: ['ATTACH', 'VCALENDAR: https://i.example/feed'],
      picture_left_out: ['https://i.example/i.png'],
      track_left_out: ['Second'],
      person_left_out: ['ATTENDEE: mailto:bare@x.example', 'ORGANIZER: Office'],
      not_a_session: ['VTODO'],
      field_unkept: ['COMMENT × 1'],
    },
    addresses: ['https://i.example/map', 'https://meet.example/y', 'https://i.example/said'],
  },
  {
    name: 'iCalendar that repeats for ever, with a day without time and one without an end',
    content: calendar(
      '\r\n',
      ...vevent('r', 'RRULE:FREQ=DAILY'),
      ...vevent('c', 'STATUS:CANCELLED'),
      ...['BEGIN:VEVENT', 'UID:d', 'SUMMARY:Day', 'DTSTART;VALUE=DATE:20261120', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:e', 'SUMMARY:Open', 'DTSTART:20261120T080000Z', 'END:VEVENT'],
    ),
    rows: [101, 0, 0, 0, 0],
    told: { recurring_cut: ['100'], all_day: ['2026-11-20'], no_duration: [''] },
  },
];
