import { expect, test } from 'vitest';
import { fail, succeed } from '#shared/failure.ts';
import { attempt } from './attempt.ts';

test('what an account comes to is told as it is, and as without a network where its code is missing', async () => {
  expect(await attempt(async () => succeed('done'))).toEqual(succeed('done'));
  expect(await attempt(async () => fail('denied'))).toEqual(fail('denied'));
  const missing = new TypeError('Failed to fetch dynamically imported module');
  expect(await attempt(() => Promise.reject(missing))).toEqual(fail('offline'));
});
