import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { ChannelAccess, ChannelAccessCheck } from '#local/realtime/channel-access.ts';
import { Connection } from '#local/realtime/connection.ts';
import { Hub } from '#local/realtime/hub.ts';
import { JoinLimits } from '#local/realtime/join-limits.ts';

const access: ChannelAccess = {
  read: { broadcast: true, presence: false },
  write: { broadcast: false, presence: false },
};

/** A connection whose question to the policies is answered by `free`, with what its socket is told. */
function newConnection() {
  let free: () => void = () => undefined;
  const freed = new Promise<ChannelAccess>((resolve) => {
    free = () => resolve(access);
  });
  const policies = { remembers: () => true, accessTo: () => freed };
  const socket = Object.assign(new EventEmitter(), {
    ...{ readyState: 1, OPEN: 1, bufferedAmount: 0 },
    ...{ send: vi.fn(), pause: vi.fn(), resume: vi.fn() },
  });
  const context = {
    hub: new Hub(),
    access: policies as unknown as ChannelAccessCheck,
    identify: () => ({ role: 'anon', claims: { role: 'anon' } }) as const,
    joins: new JoinLimits(),
  };
  new Connection(socket as unknown as WebSocket, '2.0.0', context, '1.2.3.4');
  const say = (topic: string, event: string, payload: object) =>
    socket.emit('message', Buffer.from(JSON.stringify(['1', '1', topic, event, payload])), false);
  return { socket, say, free };
}

test('who says more than is dealt with is not read on until it is', async () => {
  const { socket, say, free } = newConnection();
  say('realtime:slow', 'phx_join', { config: { private: true } });
  say('phoenix', 'heartbeat', {});
  expect(socket.pause).not.toHaveBeenCalled();
  const filler = 'x'.repeat(40_000);
  say('phoenix', 'heartbeat', { filler });
  say('phoenix', 'heartbeat', { filler });
  expect(socket.pause).toHaveBeenCalled();
  expect([socket.send.mock.calls.length, socket.resume.mock.calls.length]).toEqual([0, 0]);
  free();
  await expect.poll(() => socket.send.mock.calls.length).toBeGreaterThanOrEqual(4);
  await expect.poll(() => socket.resume.mock.calls.length).toBeGreaterThan(0);
});
