import { expect, test } from 'vitest';
import { byBuild, type DeviceError, readErrors, reportText } from './device-errors.ts';

const error: DeviceError = {
  ...{ name: 'TypeError', message: 'x is not a function', count: 5, offline: 2 },
  ...{ since: '2026-11-20T09:00:00.000Z', last: '2026-11-21T09:00:00.000Z' },
  ...{ screens: ['/', '/programme/$id'], browsers: ['safari'], places: ['app-a.js:1:2'] },
  versions: [
    { version: 'new', count: 2 },
    { version: 'old', count: 3 },
  ],
};

test('reports are told apart by whether the build that is looked from has them', () => {
  expect(byBuild(error, 'new')).toEqual({ own: 2, others: 3 });
  expect(byBuild(error, 'next')).toEqual({ own: 0, others: 5 });
});

test('what is copied has all that is known', () => {
  for (const part of ['TypeError: x is', 'old: 3', '/programme/$id', 'safari', 'app-a.js:1:2']) {
    expect(reportText(error)).toContain(part);
  }
});

test('an answer of another shape is none', () => {
  expect(readErrors([error])).toEqual([error]);
  for (const other of [
    null,
    {},
    [{}],
    [{ ...error, places: 'a' }],
    [{ ...error, versions: [7] }],
  ]) {
    expect(readErrors(other)).toBeUndefined();
  }
});
