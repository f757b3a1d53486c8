import { expect, test } from 'vitest';
import { MissingPart } from '#device/parts.ts';
import { describeError, isOutOfReach } from './describe-error.ts';

test.each([
  [new Error('The part is gone'), 'The part is gone'],
  [Object.assign(new Error('Too many'), { status: 429 }), '429 Too many'],
  [new Response(null, { status: 404, statusText: 'Not Found' }), '404 Not Found'],
  [new Response(null, { status: 503 }), '503'],
  [new TypeError(), 'TypeError'],
  ['as it was thrown', 'as it was thrown'],
  [undefined, 'undefined'],
  [null, 'null'],
])('%s is shown as %s', (error, words) => {
  expect(describeError(error)).toBe(words);
});

test('a screen that is not on the device is an error where a network should have brought it', () => {
  const missing = new MissingPart(new TypeError('Failed to fetch'));
  expect(isOutOfReach(missing, false)).toBe(true);
  expect(isOutOfReach(missing, true)).toBe(false);
  expect(isOutOfReach(new Error('rows is undefined'), false)).toBe(false);
});
