import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessagesBackend } from './messages-backend.ts';
import { changeLanguage, onLanguageMissing } from './start.ts';
import { wordsAreThere } from './words.ts';

let answer: (address: string) => Promise<Response>;
let missed: number;
let deaf: () => void;

const words = async (address: string) =>
  Response.json({ common: { hello: address }, home: { now: address } });
const noNetwork = async () => {
  throw new TypeError('failed to fetch');
};

beforeEach(async () => {
  vi.useFakeTimers();
  answer = words;
  missed = 0;
  deaf = onLanguageMissing(() => {
    missed += 1;
  });
  const limits = { maxRetries: 5, retryTimeout: 350 };
  const starting = i18next.use(createMessagesBackend((address) => answer(address))).init({
    lng: 'fr',
    fallbackLng: false,
    ns: ['common', 'home'],
    defaultNS: 'common',
    ...limits,
  });
  await vi.runAllTimersAsync();
  await starting;
});
afterEach(() => {
  deaf();
  vi.useRealTimers();
});

async function choose(...languages: Parameters<typeof changeLanguage>[0][]) {
  const ready: string[] = [];
  const choices = languages.map((one) => changeLanguage(one, () => void ready.push(one)));
  await vi.runAllTimersAsync();
  await Promise.all(choices);
  return { ready, shown: i18next.t('hello' as never), missed };
}

test('a language whose words cannot be had is not shown, and can be chosen later', async () => {
  const french = { ready: [], shown: '/locales/fr.json' };
  answer = noNetwork;
  expect(await choose('ar')).toEqual({ ...french, missed: 1 });
  answer = async () => new Response('<html>Welcome to the hotel</html>');
  expect(await choose('ar')).toEqual({ ...french, missed: 2 });
  answer = words;
  expect(await choose('ar')).toEqual({ ready: ['ar'], shown: '/locales/ar.json', missed: 2 });
});

test('of several choices the last one counts, whichever words come first', async () => {
  answer = async (address) => {
    if (address.includes('en')) await new Promise((resolve) => setTimeout(resolve, 5_000));
    return words(address);
  };
  expect(await choose('en', 'fr')).toEqual({ ready: ['fr'], shown: '/locales/fr.json', missed: 0 });
});

test.each([
  ['no network', noNetwork],
  ['the page of a network that wants a sign-in', async () => new Response('<html>Hotel</html>')],
])('words are asked for until they are there: %s', async (_, first) => {
  answer = first;
  const there = vi.fn();
  const waiting = wordsAreThere('en').then(there);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(there).not.toHaveBeenCalled();
  answer = words;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(there).toHaveBeenCalled();
  await waiting;
  expect(i18next.getResource('en', 'common', 'hello')).toBe('/locales/en.json');
});
