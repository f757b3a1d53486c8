import { expect, test } from 'vitest';
import type { PageWord } from '#shared/page-word.ts';
import { entry } from './fake-caches.ts';
import { fakePage } from './fake-page.ts';
import { isDue, isTrue, lettersFirst, type Note, readAnswer } from './kept-page.ts';

const ours = entry;
const isOurs = (address: string) => address === ours;
const wish = { address: '/programme/a', language: 'ar', edition: 21 } as const;
const published = (word: Partial<PageWord> = {}, script = ours) =>
  fakePage({ ...wish, at: 5, until: 9, ...word }, script);

test('the page that is wished for is kept with what must be known to serve it', () => {
  const note = { language: 'ar', edition: 21, at: 5, until: 9, entry: ours };
  expect(readAnswer(published(), wish, isOurs)).toEqual(note);
});

test.each([
  ['another language', published({ language: 'fr' })],
  ['another edition', published({ edition: 22 })],
  ['another address', published({ address: '/programme' })],
  ['another version of the app', published({}, '/assets/index-next.js')],
  ['no time', published({ until: undefined as never })],
  ['the shell', `<html lang="fr"><script type="module" src="${ours}"></script></html>`],
])('a page of %s is none', (_, html) => expect(readAnswer(html, wish, isOurs)).toBe('gone'));

test('what is neither a page nor the shell comes from somebody else', () => {
  expect(readAnswer('<!doctype html><title>Wi-Fi</title>', wish, isOurs)).toBe('foreign');
  const torn = published().replace('{"address"', '{address');
  expect(readAnswer(torn.replace(ours, ''), wish, isOurs)).toBe('foreign');
});

test('of a page that was cut short nothing is known', () => {
  const whole = published();
  for (const end of [whole.indexOf(ours), whole.indexOf('id="published"'), 40]) {
    expect(readAnswer(whole.slice(0, end), wish, isOurs)).toBe('foreign');
  }
});

test('a kept page asks for its letters before its text and has them in, and is the same otherwise', () => {
  const font = (name: string) => `<link rel="preload" as="font" crossorigin href="/${name}.woff2">`;
  const page = (ahead: string, media: string, behind: string) =>
    `<head><title>a</title>${ahead}<style id="letters"${media}>@font-face{}</style><style>p{}</style></head><p>$&</p>${behind}<script></script>`;
  const letters = font('a') + font('b');
  const late = ' media="(scripting: none)"';
  expect(lettersFirst(page('', late, letters))).toBe(page(letters, '', ''));
  expect(lettersFirst(page('', late, ''))).toBe(page('', '', ''));
});

const minute = 60_000;
const note: Note = {
  ...wish,
  at: 100 * minute,
  until: 200 * minute,
  entry: ours,
  kept: 101 * minute,
};

test('a kept page is shown from its making until its time is over', () => {
  const shown = [99, 100, 199, 200].map((now) => isTrue(note, null, now * minute));
  expect(shown).toEqual([false, true, true, false]);
});

test('to who asks for its language or for none, and to nobody else', () => {
  const shown = [null, 'ar', 'fr', ''].map((asked) => isTrue(note, asked, 150 * minute));
  expect(shown).toEqual([true, true, false, false]);
});

test('a page is due when it is not held, or past its time and not kept just now', () => {
  expect(isDue(undefined, 0)).toBe(true);
  expect(isDue(note, 199 * minute)).toBe(false);
  expect(isDue(note, 200 * minute)).toBe(true);
  expect(isDue({ ...note, kept: 195 * minute }, 200 * minute)).toBe(false);
});
