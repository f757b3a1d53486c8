import { expect, test } from 'vitest';
import { succeed } from '#shared/failure.ts';
import { createFeed } from './feed.ts';
import type { Pull, PullPage, Scope } from './pull.ts';

const scope: Scope = { edition: 21, audience: 'public' };
const row = (revision: number) =>
  ({ kind: 'news', id: `n${revision}`, revision, gone: true }) as const;
const page = (revision: number, more: boolean, ...revisions: number[]): PullPage => ({
  ...{ edition: 21, epoch: 'e', at: 7, revision, more, rows: revisions.map(row) },
});

/** A feed over these pages, and from which revision each was asked for. */
function feedOf(pages: readonly PullPage[], options: { first?: PullPage; resumes?: boolean } = {}) {
  const asked: number[] = [];
  const pull: Pull = async (_scope, since) => {
    asked.push(since);
    const next = pages[asked.length - 1];
    if (!next) throw new Error('There is no more');
    return succeed(next);
  };
  return { asked, feed: createFeed({ pull, scope, epoch: 'e', resumes: false, ...options }) };
}

test('a page is handed out in slices that end at a row, and only its last at the page’s end', async () => {
  const { feed, asked } = feedOf([page(9, true, 3, 5, 6), page(12, false, 10)]);
  const revisions = async (since: number) => {
    const slice = await feed.next(since, 2);
    return [slice.revision, ...slice.rows.map(({ revision }) => revision)];
  };
  expect(await revisions(1)).toEqual([5, 3, 5]);
  expect(feed.end).toBeUndefined();
  expect(await revisions(5)).toEqual([9, 6]);
  expect(feed.end).toBeUndefined();
  expect(await revisions(9)).toEqual([12, 10]);
  expect(feed.end).toEqual({ kind: 'complete', revision: 12, at: 7 });
  expect(await revisions(12)).toEqual([12]);
  expect(asked).toEqual([1, 9]);
});

test('pages without rows are passed over, one that leads nowhere ends the round', async () => {
  const empty = feedOf([page(4, true), page(9, false, 8)]);
  expect((await empty.feed.next(1, 10)).revision).toBe(9);
  expect(empty.asked).toEqual([1, 4]);
  const stuck = feedOf([page(1, true)]);
  expect(await stuck.feed.next(1, 10)).toEqual({ rows: [], revision: 1 });
  expect(stuck.feed.end).toMatchObject({ kind: 'failed', failure: { detail: 'no progress' } });
});

test('what was fetched already serves as the beginning, and as nothing else', async () => {
  const first = page(9, true, 2);
  const fresh = feedOf([page(9, false)], { first });
  expect((await fresh.feed.next(0, 10)).revision).toBe(9);
  expect(fresh.asked).toEqual([]);
  const later = feedOf([page(9, false)], { first });
  await later.feed.next(3, 10);
  expect(later.asked).toEqual([3]);
});

test('rows without a checkpoint are damage: an answer from 0 tells of nothing that is gone', async () => {
  const { feed, asked } = feedOf([page(9, false, 2)], { resumes: true });
  expect(await feed.next(0, 10)).toEqual({ rows: [], revision: 0 });
  expect(feed.end).toEqual({ kind: 'damaged' });
  expect(asked).toEqual([]);
});

test('a page that does not come holds up nobody once another has taken over', async () => {
  const over = new AbortController();
  const asked: number[] = [];
  const pull: Pull = (_scope, since) => {
    asked.push(since);
    return new Promise(() => {});
  };
  const options = { pull, scope, epoch: 'e', resumes: false, over: over.signal };
  const waiting = createFeed(options);
  const slice = waiting.next(1, 10);
  over.abort();
  expect(await slice).toEqual({ rows: [], revision: 1 });
  expect(waiting.end).toMatchObject({ kind: 'failed', failure: { detail: 'over' } });
  const late = createFeed(options);
  expect(await late.next(1, 10)).toEqual({ rows: [], revision: 1 });
  expect(asked).toEqual([1]);
});
