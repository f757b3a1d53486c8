import { expect, test } from 'vitest';
import { previewImport } from '#exchange/index.ts';
import { read } from './fixture.ts';

const xml = `<?xml version="1.0"?><schedule><conference><title>F</title><acronym>f</acronym></conference>
<day index="1" date="2026-11-20" start="2026-11-20T08:00:00+01:00" end="2026-11-20T20:00:00+01:00"><room name="A">
<event id="1" guid="5b1d1f0e-0000-4000-8000-000000000001"><date>2026-11-20T09:00:00+01:00</date><start>09:00</start>
<duration>01:00</duration><room>A</room><title>Opening</title><language>en</language><persons/>
<links><link href="https://one.example/">One</link><link href="javascript:alert(1)">Two</link>
<link href="https://one.example/">Again</link></links>
<attachments><attachment href="https://one.example/a.pdf">Slides</attachment></attachments></event>
</room></day></schedule>`;

test('links and attachments become documents once each, and another than https is told', async () => {
  const source = read(new TextEncoder().encode(xml));
  const { counts, notices, operations } = await previewImport(source, 20, new Map());
  expect(counts.attachment?.new).toBe(2);
  const urls = operations.flatMap(({ kind, set }) => (kind === 'attachment' ? [set?.url] : []));
  expect(urls).toEqual(['https://one.example/', 'https://one.example/a.pdf']);
  const names = operations.flatMap(({ kind, set }) => (kind === 'attachment' ? [set?.name] : []));
  expect(names).toEqual([{ en: 'One' }, { en: 'Slides' }]);
  const told = notices.filter(({ code }) => code === 'link_left_out');
  expect(told.map(({ detail }) => detail)).toEqual(['javascript:alert(1)']);
});

const json = {
  schedule: {
    conference: {
      title: 'F',
      days: [
        {
          date: '2026-11-20',
          rooms: {
            A: [
              {
                guid: '5b1d1f0e-0000-4000-8000-000000000001',
                date: '2026-11-20T09:00:00+01:00',
                duration: '01:00',
                title: 'Opening',
                persons: [],
                links: [
                  { url: 'https://one.example/film', title: 'Video of the session' },
                  { url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Recording' },
                  { url: 'http://one.example/', title: 'Old' },
                ],
                attachments: [{ url: 'https://one.example/a.odp', title: 'Slides' }],
              },
            ],
          },
        },
      ],
    },
  },
};

const calendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:Opening',
  'DTSTART:20261120T080000Z',
  'DTEND:20261120T090000Z',
  'URL:https://one.example/opening',
  'ATTACH;FILENAME="Slides":https://one.example/a.pdf',
  'ATTACH;ENCODING=BASE64;VALUE=BINARY:QUJD',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

test.each([
  ['JSON', JSON.stringify(json), ['recording', 'recording', 'slides'], ['http://one.example/']],
  ['iCalendar', calendar, ['page', 'slides'], ['ATTACH']],
])('%s: each address becomes a document of its type, or is told', async (_, text, types, left) => {
  const source = read(new TextEncoder().encode(text));
  const { notices, operations } = await previewImport(source, 20, new Map());
  const sets = operations.flatMap(({ kind, set }) => (kind === 'attachment' ? [set] : []));
  expect(sets.map((set) => set?.type)).toEqual(types);
  expect(sets.map((set) => set?.position)).toEqual(types.map((_type, index) => index));
  const told = notices.filter(({ code }) => code === 'link_left_out');
  expect(told.map(({ detail }) => detail)).toEqual(left);
});

test('the first link that can be played is the recording of a new session', async () => {
  const source = read(new TextEncoder().encode(JSON.stringify(json)));
  const { operations } = await previewImport(source, 20, new Map());
  const [event] = operations.filter(({ kind }) => kind === 'event');
  expect(event?.set?.recording_url).toBe('https://youtu.be/dQw4w9WgXcQ');
});

test('a recording and languages that come later fill what is empty, and leave what people chose', async () => {
  const source = read(
    new TextEncoder().encode(
      JSON.stringify(json).replace('"persons":[]', '"persons":[],"language":"en"'),
    ),
  );
  const first = await previewImport(source, 20, new Map());
  const [made] = first.operations.filter(({ kind }) => kind === 'event');
  const later = async (more: object) => {
    const rows = first.operations.map(
      ({ kind, id, set }) => [kind, new Map([[id, { ...set }]])] as const,
    );
    const held = new Map(rows);
    held.set('event', new Map([[made?.id ?? '', { ...made?.set, ...more }]]));
    const { operations } = await previewImport(source, 20, held);
    return operations.find(({ kind }) => kind === 'event')?.set;
  };
  expect(made?.set?.spoken).toEqual(['en']);
  expect(await later({ recording_url: null, spoken: [] })).toEqual({
    recording_url: 'https://youtu.be/dQw4w9WgXcQ',
    spoken: ['en'],
  });
  expect(await later({ recording_url: 'https://vimeo.com/1', spoken: ['fr'] })).toBeUndefined();
});
