import { expect, test } from 'vitest';
import { fail, succeed } from '#shared/failure.ts';
import { unlessFull } from './unless-full.ts';

test('what the browser’s storage throws is told as a device that cannot keep it', async () => {
  expect(await unlessFull(async () => succeed(1))).toEqual(succeed(1));
  expect(await unlessFull(async () => fail('offline'))).toEqual(fail('offline'));
  const full = new DOMException('No room', 'QuotaExceededError');
  expect(await unlessFull(() => Promise.reject(full))).toMatchObject({
    ...{ ok: false, failure: { code: 'storage' } },
  });
});

test('a bug is not told as a full device, and is reported', async () => {
  const bug = new TypeError('undefined is not a function');
  await expect(unlessFull(() => Promise.reject(bug))).rejects.toBe(bug);
});
