import { expect, test, vi } from 'vitest';
import { joinTabs } from './tab-channel.ts';

test('what another tab says is taken in one after another, in the order it was said', async () => {
  const heard: string[] = [];
  let finish = () => {};
  const arrival = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const listener = joinTabs(async ({ kind }) => {
    heard.push(`${kind} begins`);
    if (kind === 'arrived') await arrival;
    heard.push(`${kind} ends`);
  });
  const ends = joinTabs(async () => {});
  const last = new BroadcastChannel('forum-replica');
  const delivered = new Promise((resolve) => {
    last.onmessage = ({ data }) => data.kind === 'outbox' && resolve(undefined);
  });
  ends.tell({ kind: 'arrived', edition: 21, audience: 'admin', at: 1, revision: 1 });
  ends.tell({ kind: 'outbox' });
  await delivered;
  await vi.waitFor(() => expect(heard[0]).toBe('arrived begins'));
  finish();
  await vi.waitFor(() => expect(heard).toHaveLength(4));
  expect(heard).toEqual(['arrived begins', 'arrived ends', 'outbox begins', 'outbox ends']);
  listener.close();
  ends.close();
  last.close();
});
