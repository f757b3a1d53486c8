import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesIn, scrubbed } from './scrub.ts';

test.each([
  ['x is not a function', 'x is not a function'],
  ["Cannot read properties of undefined (reading 'starts_at')", undefined],
  ["undefined is not an object (evaluating 'row.title.fr')", undefined],
  [`can't access property "length", rows is undefined`, undefined],
  ["Cannot read properties of null (reading 'Amina Benali')", '(reading …)'],
  [`Unexpected token 'A', "Amina is w"... is not valid JSON`, 'Unexpected token …, …... is not'],
  [
    'Failed to fetch dynamically imported module: https://a.example/assets/map-Ab3dEf12.js',
    ': map-',
  ],
  ['Not found: https://forum.example/avis#AbCdEf', 'Not found: …'],
  ['No page /programme?tab=mine&q=douleur here', 'No page /programme here'],
  ['Mail of amina.benali@example.org bounced', 'Mail of … bounced'],
  ['Call +212 6 61-23.45 67 now', 'Call … now'],
  ['Call ٠٦٦١٢٣٤٥٦٧', 'Call …'],
  ['No row 3f2b8c1e-0d4a-4c55-9f6e-7a8b9c0d1e2f', 'No row …'],
  ['Key Zk3v_9Qm2LxT7bYw0Rr8Hs is gone', 'Key … is gone'],
  ['Code 404, after 3 s', 'Code 404, after 3 s'],
])('%s', (message, part = message) => {
  expect(scrubbed(message)).toContain(part);
});

/** Words that no template of a message has, so that whatever is left of them is a leak. */
const secret = fc.stringMatching(/^[qxz]{4,12}$/);
const said = fc.constantFrom(
  'Gone',
  'x is not a function',
  "can't read it",
  'لا يوجد',
  'n’est pas là',
);
const surrounded = (inner: fc.Arbitrary<string>) =>
  fc.tuple(said, inner, said).map((parts) => parts.join(' '));
const leaks = (inner: (word: string) => fc.Arbitrary<string>) =>
  secret.chain((word) => surrounded(inner(word)).map((message) => ({ message, word })));

test.each<[string, (word: string) => fc.Arbitrary<string>]>([
  [
    'address of mail',
    (word) =>
      fc
        .tuple(fc.constantFrom('@', '＠', '%40'), fc.constantFrom('.org', '.ma', ''))
        .map(([at, end]) => `${word}${at}${word}${end}`),
  ],
  [
    'query of an address',
    (word) =>
      fc
        .tuple(
          fc.constantFrom('https://forum.example', 'http://localhost:4173', ''),
          fc.constantFrom('/programme?q=', '/avis#', '/?lng=ar&q=', '/assets/app-1.js?'),
        )
        .map(([origin, path]) => `${origin}${path}${word}`),
  ],
  [
    'address',
    (word) =>
      fc
        .constantFrom(
          'https://',
          'wss://',
          'HTTP://',
          'blob:https://',
          'data:text/plain,',
          'mailto:',
        )
        .map((scheme) => `${scheme}${word}/${word}`),
  ],
  [
    'quoted text',
    (word) =>
      fc
        .tuple(
          fc.constantFrom('""', "''", '``', '«»', '“”', '‘’'),
          fc.constantFrom('', ' and more', ", it isn't", '\n'),
          fc.boolean(),
        )
        .map(([marks, more, closed]) => `${marks[0]}${word}${more}${closed ? marks[1] : ''}`),
  ],
  ['text behind a word of code', (word) => fc.constant(`reading '${word} ${word}'`)],
])('of no %s anything survives', (_what, inner) => {
  fc.assert(
    fc.property(leaks(inner), ({ message, word }) => {
      expect(scrubbed(message)).not.toContain(word);
    }),
    { numRuns: 300 },
  );
});

test('whatever is said: no long number, no address and no line is left, and no more than there is room for', () => {
  const digit = fc.constantFrom(...'0123456789٣٧۴９');
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.array(digit, { maxLength: 12 }).map((digits) => digits.join('')),
    fc.constantFrom('@', '://', '?', '#', '"', "'", '\u200b', '\u0000', '\ud83d', ' ', '…'),
  );
  const message = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(message, (text) => {
      const left = scrubbed(text);
      expect(left).not.toMatch(/\p{Nd}{5}|[@?#]|:\/\/|\p{Cc}|\p{Cf}|\p{Cs}/u);
      expect([...left].length).toBeLessThanOrEqual(200);
    }),
    { numRuns: 1_000 },
  );
});

test('of a stack only places of our own files are left', () => {
  const chrome = `TypeError: amina@example.org is gone
    at said (https://forum.example/assets/app-Ab_dEf12.js:1:123456)
    at https://forum.example/assets/workers/search-x1.js?v=2:3:4
    at https://forum.example/programme?q=amina:1:2
    at other (https://elsewhere.example/assets/app-1.js:5:6)
    at react (https://forum.example/assets/react-Zz.js:7:8)
    at woken (https://forum.example/sw.js:9:10)
    at https://elsewhere.example/sw.js:11:12`;
  expect(placesIn(chrome, 'https://forum.example')).toEqual([
    'app-Ab_dEf12.js:1:123456',
    'react-Zz.js:7:8',
    'sw.js:9:10',
  ]);
  const firefox = '@https://forum.example/assets/app-1.js:1:2\n'.repeat(20);
  expect(placesIn(firefox, 'https://forum.example')).toHaveLength(8);
});
