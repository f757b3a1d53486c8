import { expect, test } from 'vitest';
import { createBackend } from '#replica/protocol/backend.ts';
import { fetchFavourites, sendFavourites } from './delivery.ts';
import { createFavourites } from './favourites.ts';
import { createMemoryFavourites } from './memory-storage.ts';
import { makeVisitorKey } from './visitor-key.ts';

interface Op {
  readonly kind: string;
  readonly id: string;
  readonly favourite: boolean;
  readonly at: string;
}

const iso = () => new Date().toISOString();

/** A device with so many things marked, and a server that answers as told. */
async function openDevice(count: number, answer: (ops: Op[]) => Response) {
  const storage = createMemoryFavourites();
  const requests: { address: string; ops: Op[] }[] = [];
  const backend = createBackend('http://server', 'key', async (address, { body }) => {
    const { p_ops } = JSON.parse(String(body)) as { p_ops: Op[] };
    requests.push({ address, ops: p_ops });
    return answer(p_ops);
  });
  const favourites = createFavourites({ storage, onChange: () => undefined });
  for (let index = 0; index < count; index += 1) await favourites.mark('event', `e${index}`, true);
  const send = () =>
    sendFavourites({ storage, backend, onRecorded: () => void favourites.refresh() });
  return { storage, requests, favourites, send };
}

const apply = (ops: Op[]) =>
  Response.json({ results: ops.map((op) => ({ ...op, status: 'applied' })), at: iso() });

test('everything that waits is sent in batches, and the key stands in no address', async () => {
  const { storage, requests, send } = await openDevice(450, apply);
  expect(await send()).toBeUndefined();
  expect(requests.map(({ ops }) => ops.length)).toEqual([200, 200, 50]);
  const { visitor, favourites } = await storage.read();
  expect([...favourites.values()].every(({ state }) => state === 'sent')).toBe(true);
  expect(requests.some(({ address }) => address.includes(visitor?.key ?? ''))).toBe(false);
});

test.each([
  ['429', () => new Response('', { status: 429, headers: { 'retry-after': '7' } }), 7],
  ['503', () => new Response('', { status: 503 }), undefined],
  ['a portal’s page', () => new Response('<html>Welcome'), undefined],
  ['a portal that says 400', () => new Response('<html>Sign in', { status: 400 }), undefined],
  ['an answer that leaves one out', () => Response.json({ results: [], at: iso() }), undefined],
])('%s: everything goes on waiting', async (_name, answer, retryAfter) => {
  const { storage, send } = await openDevice(2, answer);
  const failure = await send();
  expect(failure).toBeDefined();
  expect(failure?.retryAfter).toBe(retryAfter);
  const states = [...(await storage.read()).favourites.values()].map(({ state }) => state);
  expect(states).toEqual(['waiting', 'waiting']);
});

test('one word that spoils every request is found and set apart; the others arrive', async () => {
  const { storage, send } = await openDevice(9, (ops) =>
    ops.some(({ id }) => id === 'e5')
      ? Response.json({ code: '22P02', message: 'malformed' }, { status: 400 })
      : apply(ops),
  );
  expect(await send()).toBeUndefined();
  const words = [...(await storage.read()).favourites.values()];
  expect(words.filter(({ state }) => state === 'refused').map(({ id }) => id)).toEqual(['e5']);
  expect(words.filter(({ state }) => state === 'sent')).toHaveLength(8);
});

test('a tap during sending is sent as well', async () => {
  let tapped = false;
  const device = await openDevice(1, (ops) => {
    if (!tapped) {
      tapped = true;
      void device.favourites.mark('event', 'e0', false);
    }
    return apply(ops);
  });
  expect(await device.send()).toBeUndefined();
  expect(device.requests.map(({ ops }) => ops[0]?.favourite)).toEqual([true, false]);
});

/** Another device's key is taken on while a request is under way; what waits here goes on waiting. */
async function changeKey(storage: ReturnType<typeof createMemoryFavourites>): Promise<string> {
  const visitor = { key: makeVisitorKey(), offset: 0 };
  await storage.change(() => ({ visitor }));
  return visitor.key;
}

test('an answer to what was sent under another key is no answer: the word is sent again', async () => {
  const { storage } = await openDevice(1, apply);
  const before = (await storage.read()).visitor?.key;
  const sentUnder: string[] = [];
  let changed: string | undefined;
  const backend = createBackend('http://server', 'key', async (_address, { body }) => {
    const { p_key, p_ops } = JSON.parse(String(body)) as { p_key: string; p_ops: Op[] };
    sentUnder.push(p_key);
    changed ??= await changeKey(storage);
    return apply(p_ops);
  });
  await sendFavourites({ storage, backend, onRecorded: () => undefined });
  expect(sentUnder).toEqual([before, changed]);
  expect((await storage.read()).visitor?.key).toBe(changed);
});

test('what was fetched under another key is not merged', async () => {
  const theirs = { kind: 'speaker', id: 's', favourite: true, at: iso() };
  const { storage } = await openDevice(1, apply);
  const fetchDuring = (change: () => Promise<unknown>) => {
    const backend = createBackend('http://server', 'key', async () => {
      await change();
      return Response.json({ known: true, favourites: [theirs], at: iso() });
    });
    return fetchFavourites({ storage, backend, onRecorded: () => undefined });
  };
  await fetchDuring(() => changeKey(storage));
  expect([...(await storage.read()).favourites.keys()]).toEqual(['event:e0']);
  await fetchDuring(async () => undefined);
  expect([...(await storage.read()).favourites.keys()].sort()).toEqual(['event:e0', 'speaker:s']);
});
