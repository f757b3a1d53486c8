import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Edition } from '#entities/index.ts';
import { kinds } from '#entities/index.ts';
import type { ArchivedRow } from '#replica/protocol/restore.ts';
import { archivedRows, lackedPictures, picturesOf, staysBeside } from './archive.ts';
import { pack, unpack } from './pack.ts';
import { uploadsOf } from './uploads-of.ts';

const photo = 'speakers/amina-640x800.webp';
const small = 'speakers/amina-640x800.small.webp';
const rows: ArchivedRow[] = [
  { kind: 'speaker', id: 'a', row: { id: 'a', photo, name: { ar: 'أمينة' } } },
  { kind: 'speaker', id: 'b', row: { id: 'b', photo: 'https://elsewhere.example/b.png' } },
];
const media = new Map([
  [photo, Uint8Array.of(1, 2, 3)],
  [small, Uint8Array.of(1)],
]);
const archive = { edition: 21, at: '2026-11-21T10:00:00.000Z', rows, media };
const bytes = (text: string) => new TextEncoder().encode(text);

test('an archive comes out as it went in', () => {
  expect(unpack(pack(archive))).toEqual({ ok: true, archive });
});

test('stored pictures are taken along with their small versions, those elsewhere are not', () => {
  expect(picturesOf(rows)).toEqual([photo, small]);
});

test('pictures that rows name and that are not in the archive are counted', () => {
  expect(lackedPictures(archive)).toBe(0);
  expect(lackedPictures({ rows, media: new Map() })).toBe(1);
});

test('an archive whose current edition meets another current one says that it will stay beside it', () => {
  const archived: ArchivedRow[] = [
    { kind: 'edition', id: '20', row: { id: 20, is_current: false } },
    { kind: 'edition', id: '21', row: { id: 21, is_current: true } },
  ];
  const here = (id: number, is_current: boolean) =>
    new Map([[String(id), { id, is_current } as Edition]]);
  expect(staysBeside(archived, here(22, true))).toBe(true);
  expect(staysBeside(archived, here(21, true))).toBe(false);
  expect(staysBeside(archived, here(22, false))).toBe(false);
  expect(staysBeside(archived.slice(0, 1), here(22, true))).toBe(false);
});

test('pictures are sent with their types; one without a small version stands in for it', () => {
  expect(uploadsOf(archive)).toMatchObject([
    { path: photo, full: { type: 'image/webp', size: 3 }, small: { type: 'image/webp', size: 1 } },
  ]);
  const [only] = uploadsOf({ media: new Map([[photo, Uint8Array.of(1, 2, 3)]]) });
  expect(only?.small.size).toBe(3);
});

test('a medium version goes out and in with its picture, which stands in for one that is not there', () => {
  const large = 'speakers/amina-m-1280x1600.webp';
  const medium = 'speakers/amina-m-1280x1600.medium.webp';
  const withLarge: ArchivedRow[] = [{ kind: 'speaker', id: 'a', row: { id: 'a', photo: large } }];
  expect(picturesOf(withLarge)).toEqual([large, large.replace('.webp', '.small.webp'), medium]);
  const media = new Map([
    [large, Uint8Array.of(1, 2, 3)],
    [medium, Uint8Array.of(1, 2)],
  ]);
  const reading = unpack(pack({ ...archive, rows: withLarge, media }));
  expect(reading.ok && reading.archive.media).toEqual(media);
  expect(uploadsOf({ media }).map(({ path, medium }) => [path, medium?.size])).toEqual([
    [large, 2],
  ]);
  media.delete(medium);
  expect(uploadsOf({ media })[0]?.medium?.size).toBe(3);
  expect(lackedPictures({ rows: withLarge, media })).toBe(0);
});

test('what is no path of a picture is left in the file', () => {
  const zip = zipSync({
    'forum.json': bytes(JSON.stringify({ format: 'forum-archive', version: 1, ...archive })),
    'media/../../etc/passwd-1x1.png': bytes('x'),
    'media/page-1x1.html': bytes('<script>'),
    'media/drawing-1x1.svg': bytes('<svg/>'),
    'media/a-1x1.png': bytes('x'),
  });
  const reading = unpack(zip);
  expect(reading.ok && [...reading.archive.media.keys()]).toEqual(['a-1x1.png']);
});

test.each([
  ['no zip', bytes('Nom;Pays'), 'not_an_archive'],
  ['a cut archive', pack(archive).slice(0, 60), 'damaged'],
  ['another zip that is cut', zipSync({ 'a.txt': bytes('a') }).slice(0, 36), 'not_an_archive'],
  ['another zip', zipSync({ 'a.txt': bytes('a') }), 'not_an_archive'],
  ['rows that are no JSON', zipSync({ 'forum.json': bytes('{"format"') }), 'damaged'],
  [
    'another version',
    zipSync({ 'forum.json': bytes('{"format":"forum-archive","version":2}') }),
    'damaged',
  ],
  [
    'a kind that there is not',
    zipSync({
      'forum.json': bytes(
        JSON.stringify({
          format: 'forum-archive',
          version: 1,
          edition: 1,
          at: '',
          rows: [{ kind: 'x', id: 'y', row: {} }],
        }),
      ),
    }),
    'damaged',
  ],
])('%s is refused whole', (_, content, trouble) => {
  expect(unpack(content)).toEqual({ ok: false, trouble });
});

test('a session stands after the one that it is part of, whatever their ids', () => {
  const event = new Map([
    ['a', { id: 'a', part_of_id: 'c' }],
    ['b', { id: 'b', part_of_id: null }],
    ['c', { id: 'c', part_of_id: null }],
  ]);
  const rows = Object.fromEntries(
    kinds.map((kind) => [kind, kind === 'event' ? event : new Map()]),
  );
  const archived = archivedRows(rows as unknown as Parameters<typeof archivedRows>[0]);
  expect(archived.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});
