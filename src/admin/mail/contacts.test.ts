import { expect, test } from 'vitest';
import { bareAddress, completed, isAddress, readPasted } from './contacts.ts';
import type { Person } from './server-answers.ts';

const speakers = [
  { id: 'amina', name: { fr: 'Amina Benî', ar: 'أمينة بني' } },
  { id: 'karim', name: { fr: 'Karim Alaoui' } },
  { id: 'karim2', name: { fr: 'Karim Alaoui', en: 'Karim Alaoui the younger' } },
] as never;

test('lines of a table or a mail program are told by name, in any language and any capitals', () => {
  const text = 'AMINA BENI\ta@example.org\r\n"Karim Alaoui the younger" <k2@example.org>;\n\n';
  expect(readPasted(text, speakers)).toEqual({
    found: [
      { speaker: 'amina', email: 'a@example.org' },
      { speaker: 'karim2', email: 'k2@example.org' },
    ],
    left: [],
    unlike: [],
  });
  expect(readPasted('أمينة بني; b@example.org', speakers).found).toEqual([
    { speaker: 'amina', email: 'b@example.org' },
  ]);
});

test('what stands around an address is none of it, unseen marks of direction least of all', () => {
  const [open, close, mark] = ['\u2066', '\u2069', '\u200e'];
  for (const line of [
    'Amina Benî (a@example.org)',
    'Amina Benî [a@example.org].',
    'Amina Benî, a@example.org.',
    `أمينة بني، ${open}a@example.org${close}`,
    `${mark}أمينة بني\t${mark}a@example.org`,
  ]) {
    expect(readPasted(line, speakers).found).toEqual([
      { speaker: 'amina', email: 'a@example.org' },
    ]);
  }
  expect(bareAddress(` ${mark}a@example.org${mark} `)).toBe('a@example.org');
});

test('who is unknown, called as another is, or has no address is left for a person to decide', () => {
  const lines = [
    'Karim Alaoui, k@example.org',
    'Somebody x@example.org',
    'Amina Benî',
    'y@example.org',
  ];
  expect(readPasted(lines.join('\n'), speakers)).toEqual({ found: [], left: lines, unlike: [] });
});

test('of two addresses for one person neither is taken before somebody has chosen', () => {
  const twice = ['Amina Benî, a@example.org', 'أمينة بني، b@example.org'];
  const other = 'Karim Alaoui the younger, k2@example.org';
  const karim = { speaker: 'karim2', email: 'k2@example.org' };
  expect(readPasted([...twice, other].join('\n'), speakers)).toEqual({
    ...{ found: [karim], left: [], unlike: twice },
  });
  expect(readPasted(`${other}\n${other.replace('k2@', 'K2@')}`, speakers)).toMatchObject({
    ...{ found: [{ ...karim, email: 'K2@example.org' }], unlike: [] },
  });
});

test('an address is one where the database takes it', () => {
  expect(['a@b.c', 'أ@ب.ج'].every(isAddress)).toBe(true);
  expect(['a@b', 'a b@c.d', 'a@b.c,d@e.f@g', `${'a'.repeat(250)}@b.cd`].some(isAddress)).toBe(
    false,
  );
});

test('what is said of somebody leaves what a colleague has said of them meanwhile', () => {
  const person: Person = {
    ...{ speaker: 's', email: 'corrected@example.org', language: 'ar', guess: 'fr' },
    ...{ blocked: null, words: null, participation: null },
  };
  const { speaker, email, language } = person;
  const after = (change: object) => completed([{ speaker, ...change }], [person]);
  expect(after({ language: 'en' })).toEqual([{ speaker, email, language: 'en' }]);
  expect(after({ language: null })).toEqual([{ speaker, email, language: null }]);
  expect(after({ email: 'a@b.co' })).toEqual([{ speaker, email: 'a@b.co', language }]);
  expect(after({ email: null })).toEqual([{ speaker, email: null, language }]);
  expect(completed([{ speaker: 'gone', language: 'en' }], [person])).toEqual([]);
});
