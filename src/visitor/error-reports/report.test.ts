import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserOf, reportOf } from './report.ts';

beforeEach(() => {
  vi.stubGlobal('document', {
    documentElement: { lang: 'ar' },
    querySelector: () => ({ getAttribute: () => '/assets/index-Ab_dEf12.js' }),
  });
  vi.stubGlobal('navigator', { userAgent: 'Firefox/130.0', onLine: false });
});
afterEach(() => vi.unstubAllGlobals());

const at = (pathname: string) => ({ origin: 'https://forum.example', pathname });

test('a report says what, where in the code, on which build and screen, and nothing else', () => {
  const error = new RangeError('No session 4711-0815 of amina@example.org');
  error.stack = 'RangeError\n    at a (https://forum.example/assets/app-x.js:1:2)';
  const report = reportOf(error, at('/programme/3f2b8c1e-0d4a-4c55-9f6e-7a8b9c0d1e2f/'));
  expect(report).toEqual({
    ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), version: 'Ab_dEf12', name: 'RangeError' },
    ...{ message: 'No session … of …', places: ['app-x.js:1:2'], screen: '/programme/$id' },
    ...{ browser: 'firefox', language: 'ar', online: false },
  });
});

test.each([
  ['/', '/'],
  ['/programme', '/programme'],
  ['/programme/a/avis', '/programme/$id/avis'],
  ['/intervention/a/b', '/intervention/$eventId/$speakerId'],
  ['/admin/personnalisation/search', '/admin/personnalisation/$section'],
  ['/amina/benali', '/$'],
])('the screen of %s is %s', (pathname, screen) => {
  expect(reportOf('Gone', at(pathname))?.screen).toBe(screen);
});

test('what says nothing, and what was called off, is no news', () => {
  const calledOff = new DOMException('The user aborted a request.', 'AbortError');
  for (const thrown of [undefined, null, 7, {}, '', new Error(''), calledOff]) {
    expect(reportOf(thrown, at('/'))).toBeUndefined();
  }
});

test.each([
  ['Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 'chrome'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 CriOS/130.0 Mobile Safari/604', 'chrome'],
  ['Mozilla/5.0 Chrome/130.0 Safari/537.36 Edg/130.0', 'edge'],
  ['Mozilla/5.0 Chrome/130.0 Safari/537.36 OPR/110.0', 'opera'],
  ['Mozilla/5.0 (Linux; Android) SamsungBrowser/25 Chrome/121 Mobile Safari/537.36', 'samsung'],
  ['Mozilla/5.0 (Macintosh) Version/18.0 Safari/605', 'safari'],
  ['Mozilla/5.0 (iPhone) FxiOS/130.0 Mobile Safari/605', 'firefox'],
  ['curl/8', 'other'],
])('%s is of the family %s', (userAgent, family) => {
  expect(browserOf(userAgent)).toBe(family);
});
