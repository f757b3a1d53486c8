import { expect, test } from 'vitest';
import { createBackend } from '#replica/protocol/backend.ts';
import { createOwnCalendar } from './calendar.ts';
import { createFavourites } from './favourites.ts';
import { createMemoryFavourites } from './memory-storage.ts';
import { createTransfer } from './transfer.ts';

const session = '00000000-0000-4000-8000-000000000001';

/** A device with one favourite, and a server that answers as told, or not at all. */
function device(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const backend = createBackend('http://server', 'key', async (address) => {
    const name = String(address).split('/').at(-1) ?? '';
    asked.push(name);
    if (!(name in answers)) throw new TypeError('no network');
    return Response.json(answers[name]);
  });
  const favourites = createFavourites({ storage: createMemoryFavourites(), onChange: () => {} });
  const { prepare } = createTransfer({
    ...{ favourites, backend, alone: (work) => work() },
    send: async () => void asked.push('sent'),
    fetch: async () => undefined,
  });
  const calendar = createOwnCalendar({ favourites, backend, prepare });
  const held = () => favourites.state.getState().visitor?.calendar;
  return { asked, answers, calendar, favourites, held };
}

test('an address is made once what waits is sent, kept here, and taken back', async () => {
  const { asked, calendar, favourites, held } = device({
    favourites_follow: { code: 'abc' },
    favourites_unfollow: true,
  });
  await favourites.mark('event', session, true);
  expect(await calendar.make()).toEqual({ ok: true, value: 'abc' });
  expect(asked).toEqual(['sent', 'favourites_follow']);
  expect(held()).toBe('abc');
  expect(await calendar.takeBack()).toEqual({ ok: true, value: undefined });
  expect(held()).toBeUndefined();
});

test('without a network nothing is made, and an address that could not be taken back stays in sight', async () => {
  const { answers, calendar, favourites, held } = device({});
  await favourites.mark('event', session, true);
  expect(await calendar.make()).toMatchObject({ failure: { code: 'offline' } });
  expect(held()).toBeUndefined();
  answers.favourites_follow = { code: 'abc' };
  await calendar.make();
  expect(await calendar.takeBack()).toMatchObject({ failure: { code: 'offline' } });
  expect(held()).toBe('abc');
  expect(favourites.state.getState().ids.event.has(session)).toBe(true);
});

test('who has never marked anything has no calendar, nor has one whom the server does not know', async () => {
  const { asked, calendar, favourites, held } = device({ favourites_follow: { code: null } });
  expect(await calendar.make()).toMatchObject({ failure: { code: 'not_found' } });
  expect(asked).toEqual([]);
  await favourites.mark('event', session, true);
  expect(await calendar.make()).toMatchObject({ failure: { code: 'not_found' } });
  expect(held()).toBeUndefined();
});

test('an answer that is none changes nothing', async () => {
  const { calendar, favourites, held } = device({ favourites_follow: { code: 5 } });
  await favourites.mark('event', session, true);
  expect((await calendar.make()).ok).toBe(false);
  expect(held()).toBeUndefined();
});
