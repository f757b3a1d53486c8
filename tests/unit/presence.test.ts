import { expect, test } from 'vitest';
import { Presence } from '#local/realtime/presence.ts';

test('a client may call itself by a name that objects have', () => {
  const presence = new Presence<object>();
  const clients = ['__proto__', 'constructor', 'toString', 'toString'].map((key) => {
    const client = {};
    presence.track(client, key, { page: 'live' });
    return client;
  });
  const keys = ['__proto__', 'constructor', 'toString'];
  expect(Object.keys(presence.state())).toEqual(keys);
  expect(Object.keys(presence.flush()?.joins ?? {})).toEqual(keys);
  for (const client of clients) presence.untrack(client);
  expect(Object.keys(presence.flush()?.leaves ?? {})).toEqual(keys);
  expect([presence.state(), presence.flush()]).toEqual([{}, undefined]);
});
