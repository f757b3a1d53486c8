import { expect, test, vi } from 'vitest';
import { unlessFailed } from './unless-failed.ts';

test('work is done once, and again only after it failed', async () => {
  const work = vi.fn(async () => 1).mockRejectedValueOnce(new Error('no network'));
  const ask = unlessFailed(work);
  const early = await Promise.allSettled([ask(), ask()]);
  expect(early.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(work).toHaveBeenCalledOnce();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(work).toHaveBeenCalledTimes(2);
});
