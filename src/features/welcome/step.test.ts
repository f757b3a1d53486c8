import { expect, test, vi } from 'vitest';
import { createVisitMemory } from './memory.ts';
import { isCrawler, nextStep, type Step } from './step.ts';

const visits: readonly (readonly [string, boolean, boolean, Step | undefined])[] = [
  ['/', false, false, 'language_dialog'],
  ['/', false, true, 'language_dialog'],
  ['/', true, false, 'assistant'],
  ['/', true, true, undefined],
  ['/programme/1', false, false, 'language_bar'],
  ['/annonces', true, false, undefined],
];

test.each(visits)(
  'at %s, language chosen %s, assistant shown %s',
  (path, language, shown, step) => {
    expect(nextStep(path, { languageChosen: language, assistantShown: shown })).toBe(step);
  },
);

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test('the language is remembered by the browser, the assistant by its session', () => {
  const [local, session] = [storage(), storage()];
  const first = createVisitMemory(
    () => local,
    () => session,
  );
  first.noteLanguageChosen();
  first.noteAssistantShown();
  const sameSession = createVisitMemory(
    () => local,
    () => session,
  );
  expect(nextStep('/', sameSession)).toBeUndefined();
  const nextSession = createVisitMemory(() => local, storage);
  expect(nextStep('/', nextSession)).toBe('assistant');
});

test('a browser that refuses storage is greeted once per page', () => {
  const refuse = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const memory = createVisitMemory(refuse, refuse);
  expect(nextStep('/', memory)).toBe('language_dialog');
  memory.noteLanguageChosen();
  expect(nextStep('/', memory)).toBe('assistant');
  memory.noteAssistantShown();
  expect(nextStep('/', memory)).toBeUndefined();
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['facebookexternalhit/1.1', true],
  ['WhatsApp/2.23.20.0', true],
  [
    'Mozilla/5.0 (Linux; Android 15; CUBOT X70) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) Version/18.3 Safari/604.1', false],
])('%s', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected);
});
