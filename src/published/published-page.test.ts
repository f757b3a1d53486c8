import { expect, test } from 'vitest';
import type { Seed } from '#replica/content/seed.ts';
import { readPage, writePage } from './published-page.ts';

const row = (kind: string, id: string, values: object) => ({
  ...{ kind, id, revision: 0 },
  row: { id, ...values },
});
const rows = [
  row('news', 'a', { title: { fr: '</script>' } }),
  row('event', 'x', { title: { fr: 'Une' }, cancelled: false, spoken: ['fr'], chair_id: null }),
  row('event', 'y', { title: { fr: 'Autre' }, cancelled: false, spoken: ['fr'], chair_id: 's' }),
];
const seed = {
  edition: 21,
  asOf: 4,
  outline: { days: [['2026-11-20', 17]] },
  rows,
} as unknown as Seed;
const noon = { fajr: '06:12', sunrise: '07:39', dhuhr: '13:02' };
const hours = { '2026-11-20': { ...noon, asr: '15:43', maghrib: '18:10', isha: '19:24' } };
const text = writePage({ address: '/programme', language: 'fr', at: 5, until: 6 }, seed, hours);

const read = (address: string, language = 'fr', edition?: number) => {
  const { pathname, search } = new URL(address, 'https://forum.example');
  return readPage(text, { pathname, search }, language, edition);
};

test('a page gives back what it brought along, and ends no element before its time', () => {
  expect(text).not.toContain('<');
  expect(read('/programme')).toMatchObject({ at: 5, seed, hours });
});

test('words in its own language stand in it alone, others with theirs', () => {
  const titles = [{ fr: 'Une' }, { ar: 'أخرى' }, { fr: 'Une', en: 'One' }, {}, null];
  const events = titles.map((title, index) => row('event', String(index), { title }));
  const worded = writePage({ address: '/', language: 'fr', at: 5, until: 6 }, {
    ...seed,
    rows: events,
  } as unknown as Seed);
  expect(worded).toContain('["Une",{"ar":"أخرى"},{"fr":"Une","en":"One"},{},null]');
  const page = readPage(worded, { pathname: '/', search: '' }, 'fr', undefined);
  expect(page?.seed.rows).toMatchObject(events);
});

test('what rows have alike stands in it once', () => {
  expect(text.match(/cancelled/g)).toHaveLength(1);
  expect(text.match(/spoken.{2}\["fr"\]/g)).toHaveLength(1);
});

test('a field without any value is not named, and null once it is read', () => {
  const written = writePage({ address: '/', language: 'fr', at: 5, until: 6 }, {
    ...seed,
    rows: [row('event', 'x', { chair_id: null, date: '2026-11-20' })],
  } as unknown as Seed);
  expect(written).not.toContain('chair_id');
  const page = readPage(written, { pathname: '/', search: '' }, 'fr', undefined);
  expect(page?.seed.rows).toMatchObject([{ row: { chair_id: null, date: '2026-11-20' } }]);
});

test('rows that come without an id have one of their own once they are read', () => {
  const talks = ['x', 'y'].map((event_id) => row('intervention', '', { id: null, event_id }));
  const page = { ...seed, rows: talks } as unknown as Seed;
  const written = writePage({ address: '/', language: 'fr', at: 5, until: 6 }, page);
  const known = readPage(written, { pathname: '/', search: '' }, 'fr', undefined)?.seed.rows;
  expect(known).toMatchObject([
    { id: '0', row: { id: '0', event_id: 'x' } },
    { id: '1', row: { id: '1', event_id: 'y' } },
  ]);
});

test.each(['/programme/', '/programme?lng=fr', '/programme?utm_source=x&fbclid=y'])(
  'it is the page of %s',
  (address) => expect(read(address)).toBeDefined(),
);

test.each([
  '/',
  '/programme/x',
  '/programme?tab=mine',
  '/programme?day=2026-11-20',
  '/programme?q=a',
])('it is not the page of %s', (address) => expect(read(address)).toBeUndefined());

test('nor that of another language or edition, nor is there one without a word', () => {
  expect(read('/programme', 'ar')).toBeUndefined();
  expect(read('/programme', 'fr', 20)).toBeUndefined();
  expect(read('/programme', 'fr', 21)).toBeDefined();
  expect(readPage(undefined, { pathname: '/', search: '' }, 'fr', undefined)).toBeUndefined();
});
