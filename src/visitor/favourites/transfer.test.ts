import { beforeEach, expect, test } from 'vitest';
import { createBackend } from '#replica/protocol/backend.ts';
import { createOwnCalendar } from './calendar.ts';
import { fetchFavourites } from './delivery.ts';
import type { Visitor } from './favourite.ts';
import { createFavourites } from './favourites.ts';
import { createMemoryFavourites } from './memory-storage.ts';
import { createTransfer } from './transfer.ts';
import { makeVisitorKey } from './visitor-key.ts';

const session = '00000000-0000-4000-8000-000000000001';
const at = '2026-11-20T10:00:00Z';

/** What the server holds of whoever asks. */
let pulled: object[] = [];
beforeEach(() => {
  pulled = [];
});

const answers: Readonly<Record<string, unknown>> = {
  get favourites_pull() {
    return { known: true, at, favourites: pulled };
  },
  favourites_share: { code: 'abc', name: null },
  favourites_unshare: true,
  favourites_follow: { code: 'abc' },
  favourites_unfollow: true,
  favourites_forget: true,
};

/** A device with one favourite, which from then on can be full or emptied; the server does what it is asked. */
async function device() {
  let disk = createMemoryFavourites();
  let former: Visitor | undefined;
  const asked: string[] = [];
  const network = { is: true };
  let full = false;
  const change: typeof disk.change = (decide) =>
    full ? Promise.reject(new DOMException('', 'QuotaExceededError')) : disk.change(decide);
  const backend = createBackend('http://server', 'key', async (address, request) => {
    if (!network.is) throw new TypeError('no network');
    const name = String(address).split('/').at(-1) ?? '';
    asked.push(`${name} ${JSON.parse(String(request?.body)).p_key}`);
    return Response.json(answers[name]);
  });
  const storage = { read: () => disk.read(), change };
  const made = { storage, onChange: () => {}, former: () => former };
  const favourites = createFavourites(made);
  const transfer = createTransfer({
    ...{ favourites, backend, alone: (work) => work(), former: () => former },
    fetch: () => fetchFavourites({ storage, backend, onRecorded: () => {} }),
    // What has been sent is noted.
    send: async () => void (await favourites.change(() => undefined)),
  });
  const calendar = createOwnCalendar({ favourites, backend, prepare: transfer.prepare });
  await favourites.mark('event', session, true);
  const fill = () => {
    full = true;
  };
  /** The browser has deleted all but the key, while no page was open. */
  const empty = () => {
    const { visitor } = favourites.state.getState();
    former = visitor && { key: visitor.key, offset: 0, restored: true };
    disk = createMemoryFavourites();
  };
  const visitor = () => favourites.state.getState().visitor;
  return { transfer, calendar, fill, empty, asked, network, visitor, held: () => disk.read() };
}

const refused = { ok: false, failure: { code: 'storage' } };

test('a device without room says so of whatever would be kept, and nothing is left hanging', async () => {
  const { transfer, calendar, fill } = await device();
  const offer = await transfer.look(makeVisitorKey());
  fill();
  expect(offer.ok && (await transfer.accept(offer.value))).toMatchObject(refused);
  expect(await transfer.prepare()).toMatchObject(refused);
  expect(await transfer.share('')).toMatchObject(refused);
  expect(await transfer.unshare()).toMatchObject(refused);
  expect(await transfer.forget({ everywhere: true })).toMatchObject(refused);
  expect(await calendar.make()).toMatchObject(refused);
  expect(await calendar.takeBack()).toMatchObject(refused);
});

test('with room all of it is done', async () => {
  const { transfer, calendar } = await device();
  const offer = await transfer.look(makeVisitorKey());
  expect(offer.ok && (await transfer.accept(offer.value))).toMatchObject({ ok: true });
  expect(await transfer.share('')).toMatchObject({ ok: true, value: 'abc' });
  expect(await calendar.make()).toMatchObject({ ok: true, value: 'abc' });
  expect(await transfer.forget({ everywhere: true })).toMatchObject({ ok: true });
});

test('who takes on another key ends what was opened under the one before, which nobody could end later', async () => {
  const { transfer, calendar, asked, network, visitor } = await device();
  await transfer.share('');
  await calendar.make();
  const before = visitor()?.key;
  const offer = await transfer.look(makeVisitorKey());
  if (!offer.ok) throw new Error('no offer');
  network.is = false;
  expect(await transfer.accept(offer.value)).toMatchObject({ failure: { code: 'offline' } });
  expect(visitor()).toMatchObject({ key: before, share: { code: 'abc' }, calendar: 'abc' });
  network.is = true;
  asked.length = 0;
  expect(await transfer.accept(offer.value)).toMatchObject({ ok: true });
  expect(asked).toEqual([`favourites_unshare ${before}`, `favourites_unfollow ${before}`]);
  expect(visitor()?.key).toBe(offer.value.key);
});

test('who has opened nothing takes on another key without a network too', async () => {
  const { transfer, network, visitor } = await device();
  const offer = await transfer.look(makeVisitorKey());
  network.is = false;
  expect(offer.ok && (await transfer.accept(offer.value))).toMatchObject({ ok: true });
  expect(visitor()?.key).toBe(offer.ok && offer.value.key);
});

test('what was opened does not end where there is no room for what takes its place', async () => {
  const { transfer, calendar, fill, asked, visitor } = await device();
  await transfer.share('');
  await calendar.make();
  const before = visitor();
  const offer = await transfer.look(makeVisitorKey());
  if (!offer.ok) throw new Error('no offer');
  fill();
  asked.length = 0;
  expect(await transfer.accept(offer.value)).toMatchObject(refused);
  expect(asked).toEqual([]);
  expect(visitor()).toEqual(before);
});

test('what was set aside for another key stays neither after a failure nor with that key', async () => {
  const { transfer, network, visitor } = await device();
  await transfer.share('');
  const offer = await transfer.look(makeVisitorKey());
  if (!offer.ok) throw new Error('no offer');
  network.is = false;
  await transfer.accept(offer.value);
  expect(visitor()?.offered).toBeUndefined();
  network.is = true;
  await transfer.accept(offer.value);
  expect(visitor()).toMatchObject({ key: offer.value.key });
  expect(visitor()?.offered).toBeUndefined();
});

test('a device that was emptied takes what it had along to another key, and ends what it may have opened', async () => {
  const { transfer, empty, asked, network, visitor, held } = await device();
  const mine = visitor()?.key;
  const offer = await transfer.look(makeVisitorKey());
  if (!offer.ok) throw new Error('no offer');
  empty();
  expect(await transfer.look(mine ?? '')).toMatchObject({ failure: { code: 'conflict' } });
  network.is = false;
  expect(await transfer.accept(offer.value)).toMatchObject({ failure: { code: 'offline' } });
  expect((await held()).visitor?.key).toBe(mine);
  network.is = true;
  asked.length = 0;
  pulled = [{ kind: 'event', id: session, favourite: true, at }];
  expect(await transfer.accept(offer.value)).toMatchObject({ ok: true });
  expect(asked).toEqual([
    `favourites_pull ${mine}`,
    `favourites_unshare ${mine}`,
    `favourites_unfollow ${mine}`,
  ]);
  const now = await held();
  expect(now.visitor?.key).toBe(offer.value.key);
  expect(now.visitor?.restored).toBeUndefined();
  expect(now.favourites.get(`event:${session}`)).toMatchObject({
    favourite: true,
    state: 'waiting',
  });
});
