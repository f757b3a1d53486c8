import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { createBackend } from '#replica/protocol/backend.ts';
import { sendRemarks } from './delivery.ts';
import type { Remark } from './remark.ts';
import { createRemarkStorage, type RemarkStorage, remarkPlan } from './storage.ts';
import { tidied } from './tidied.ts';

interface Sent {
  readonly id: string;
}

let storage: RemarkStorage;
let count = 0;
beforeEach(() => {
  count += 1;
  storage = createRemarkStorage({ ...remarkPlan, name: `remarks ${count}` });
});

const question = (id: string, event = 'e1', at = 0): Remark => ({
  ...{ id, event, at, said: { question: `${id}?` }, state: 'waiting' },
});
const rating = (id: string, event = 'e1'): Remark => ({
  ...{ id, event, at: 0, said: { stars: 4 }, state: 'waiting' },
});

/** Sends what waits to a server that answers as told; resolves with what it was sent, and why not. */
async function send(answer: (remarks: Sent[]) => Response) {
  const requests: Sent[][] = [];
  const backend = createBackend('http://server', 'key', async (_address, { body }) => {
    const { p_remarks } = JSON.parse(String(body)) as { p_remarks: Sent[] };
    requests.push(p_remarks);
    return answer(p_remarks);
  });
  const failure = await sendRemarks({ storage, backend, onRecorded: () => {} });
  return { requests, failure };
}
const taken = (remarks: Sent[]) =>
  Response.json({ results: remarks.map(({ id }) => ({ id, status: 'applied' })) });
const states = async () => (await storage.read()).map(({ id, state }) => `${id} ${state}`);

test('what waits is sent once, in batches, under one key of this device', async () => {
  for (let index = 0; index < 25; index += 1) await storage.add(question(`q${index}`, 'e1', index));
  const { requests } = await send(taken);
  expect(requests.map((batch) => batch.length)).toEqual([20, 5]);
  expect(requests[0]?.[0]).toEqual({ id: 'q0', event: 'e1', question: 'q0?' });
  expect((await send(taken)).requests).toEqual([]);
  expect(await storage.key()).toBe(await storage.key());
  expect(await storage.key()).toMatch(/^[\w-]{43}$/);
});

test('each is answered by itself; a refusal is kept with its reason', async () => {
  await storage.add(question('q1'));
  await storage.add(question('q2', 'e1', 1));
  await storage.add(question('q3', 'e1', 2));
  await send(() =>
    Response.json({
      results: [
        { id: 'q1', status: 'applied' },
        { id: 'q2', status: 'refused', code: 'over' },
        { id: 'q3', status: 'refused', code: 'not_yet_invented' },
      ],
    }),
  );
  expect((await storage.read()).map(({ state, refusal }) => refusal ?? state)).toEqual([
    'sent',
    'over',
    'malformed',
  ]);
});

test.each([
  ['429', () => new Response('', { status: 429 })],
  ['a portal’s page', () => new Response('<html>Welcome')],
  ['an answer that leaves one out', () => Response.json({ results: [] })],
])('%s: everything goes on waiting', async (_name, answer) => {
  await storage.add(question('q1'));
  expect((await send(answer)).failure).toBeDefined();
  expect(await states()).toEqual(['q1 waiting']);
});

test('one that spoils every request is set apart, and the others arrive', async () => {
  await storage.add(question('bad'));
  await storage.add(question('good', 'e1', 1));
  await send((remarks) =>
    remarks.some(({ id }) => id === 'bad')
      ? Response.json({ code: '22P02' }, { status: 400 })
      : taken(remarks),
  );
  expect(await states()).toEqual(['bad refused', 'good sent']);
});

test('a rating takes the place of the one before, of its own session alone', async () => {
  await storage.add(rating('r1'));
  await storage.add(rating('r2', 'e2'));
  await storage.add(question('q1'));
  await storage.add(rating('r3'));
  expect((await states()).sort()).toEqual(['q1 waiting', 'r2 waiting', 'r3 waiting']);
});

test('one that was replaced while it travelled does not come back', async () => {
  await storage.add(rating('r1'));
  await storage.add(rating('r2'));
  await storage.settle(new Map([['r1', undefined]]));
  expect(await states()).toEqual(['r2 waiting']);
  await storage.remove('r2');
  expect(await states()).toEqual([]);
});

test('texts are tidied as the server does', () => {
  expect(tidied('  Why\n\tsilence \u0007\u00a0? ')).toBe('Why silence ?');
  // Half an emoji would have the server read nothing of what it stands in.
  expect(tidied('Why \ud83d silence 🕌?')).toBe('Why silence 🕌?');
});
