import { expect, test } from 'vitest';
import { nothingHeld } from './favourite.ts';
import { createFavourites, type Favourites } from './favourites.ts';
import { createMemoryFavourites } from './memory-storage.ts';
import { waitingIn } from './rules.ts';
import type { FavouriteStorage } from './storage.ts';

/** A tab that has read nothing yet, on a device where `marked` events are favourites already. */
async function openTab(...marked: readonly string[]) {
  const storage = createMemoryFavourites();
  const earlier = createFavourites({ storage, onChange: () => undefined });
  for (const id of marked) await earlier.mark('event', id, true);
  const { mark, state } = createFavourites({ storage, onChange: () => undefined });
  return { storage, mark, shown: () => state.getState().ids.event.has('a') };
}

test('marking what is marked, before that was read, leaves it marked and says nothing new', async () => {
  const { storage, mark, shown } = await openTab('a');
  const before = waitingIn(await storage.read());
  expect(shown()).toBe(false);
  await mark('event', 'a', true);
  expect(shown()).toBe(true);
  expect(waitingIn(await storage.read())).toEqual(before);
});

test.each([
  ['a thing that is not marked', []],
  ['a thing that is marked, unknown to the tab', ['a']],
])('two taps on %s, faster than the device writes, end as it was shown', async (_name, marked) => {
  const { storage, mark, shown } = await openTab(...marked);
  const first = mark('event', 'a', !shown());
  expect(shown()).toBe(true);
  const second = mark('event', 'a', !shown());
  expect(shown()).toBe(false);
  await Promise.all([first, second]);
  expect(shown()).toBe(false);
  expect(waitingIn(await storage.read()).filter(({ favourite }) => favourite)).toEqual([]);
});

test('a tap that the device cannot keep shows things as they were, and says so', async () => {
  const change = () => Promise.reject(new Error('full'));
  const storage = { ...createMemoryFavourites(), change };
  const { mark, state } = createFavourites({ storage, onChange: () => undefined });
  const marking = mark('event', 'a', true);
  expect(state.getState().ids.event.has('a')).toBe(true);
  await expect(marking).rejects.toThrow('full');
  expect(state.getState().ids.event.has('a')).toBe(false);
  expect(state.getState().saving.size).toBe(0);
});

test('what is forgotten in one tab stays so in another that had no room for it once', async () => {
  let disk = createMemoryFavourites();
  let full = false;
  const storage: FavouriteStorage = {
    read: () => disk.read(),
    change: (decide) => (full ? Promise.reject(new Error('full')) : disk.change(decide)),
  };
  const tabs = [0, 1].map(() => createFavourites({ storage, onChange: () => undefined }));
  const [here, there] = tabs as [Favourites, Favourites];
  await here.mark('event', 'a', true);
  await there.refresh();
  disk = createMemoryFavourites();
  full = true;
  for (const tab of tabs) await expect(tab.keepAgain()).rejects.toThrow('full');
  full = false;
  await here.keepLost();
  await there.refresh();
  await here.change(({ favourites }) => ({ visitor: null, remove: [...favourites.keys()] }));
  await there.refresh();
  await there.keepLost();
  expect(there.state.getState().ids.event.size).toBe(0);
  expect(await disk.read()).toEqual(nothingHeld);
});
