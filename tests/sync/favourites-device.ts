import { createBackend } from '#replica/protocol/backend.ts';
import { fetchFavourites, sendFavourites } from '#visitor/favourites/delivery.ts';
import type { Held } from '#visitor/favourites/favourite.ts';
import { createFavourites, type Favourites } from '#visitor/favourites/favourites.ts';
import { createMemoryFavourites } from '#visitor/favourites/memory-storage.ts';
import { createTransfer, type Transfer } from '#visitor/favourites/transfer.ts';
import { beginLife, type Life, mortal } from './mortal.ts';
import type { Network } from './network.ts';

/** A device with the real client code on it: a page, and a worker that sends beside it. */
export interface Device {
  readonly name: string;
  readonly network: Network;
  /** Marks or unmarks a session. */
  tap(session: string, favourite: boolean): Promise<void>;
  /** Sends from page and worker at once, without the lock that keeps them apart. */
  send(): Promise<void>;
  fetch(): Promise<void>;
  /** Takes on the favourites of another device. */
  join(key: string): Promise<void>;
  doom(steps: number): void;
  /** Waits until nothing is under way. */
  idle(): Promise<void>;
  held(): Promise<Held>;
  shows(session: string): boolean;
}

interface DeviceOptions {
  readonly name: string;
  readonly network: Network;
  /** How wrong the clock is, ms. */
  readonly skew: number;
  /** Called when a tap has been stored, in the order in which they are. */
  readonly onStored: (name: string, session: string, favourite: boolean) => void;
}

/** Makes a device; its storage outlasts its lives. */
export function createDevice({ name, network, skew, onStored }: DeviceOptions): Device {
  const disk = createMemoryFavourites();
  const now = () => Date.now() + skew;
  let life: Life;
  let favourites: Favourites;
  let transfer: Transfer;
  let delivery: Parameters<typeof sendFavourites>[0];
  let busy: Promise<unknown> | undefined;

  function begin(): void {
    const own = beginLife();
    const storage = mortal(own, disk);
    const backend = createBackend('http://server', 'key', (address, request) =>
      own.step(() => network.fetch(address, request)),
    );
    life = own;
    busy = undefined;
    favourites = createFavourites({ storage, onChange: () => undefined, now });
    delivery = { storage, backend, onRecorded: () => void favourites.refresh(), now };
    transfer = createTransfer({
      favourites,
      backend,
      send: () => sendFavourites(delivery),
      alone: (work) => work(),
      now,
    });
  }

  async function act(work: () => Promise<unknown>): Promise<void> {
    if (life.dead) begin();
    if (busy) return;
    const own = life;
    const doing = work().finally(() => {
      if (busy === doing) busy = undefined;
    });
    busy = doing;
    await Promise.race([doing, network.held(), own.death]);
    if (own.dead) begin();
  }

  begin();
  return {
    name,
    network,
    tap: async (session, favourite) => {
      if (life.dead) begin();
      const own = life;
      const before = (await disk.read()).favourites.get(`event:${session}`);
      await Promise.race([favourites.mark('event', session, favourite), own.death]);
      // A tap may have been stored although nobody lived to acknowledge it.
      const after = (await disk.read()).favourites.get(`event:${session}`);
      if (after && after.revision !== before?.revision) onStored(name, session, favourite);
      if (own.dead) begin();
    },
    send: () => act(() => Promise.all([sendFavourites(delivery), sendFavourites(delivery)])),
    fetch: () => act(() => fetchFavourites(delivery)),
    join: (key) =>
      act(async () => {
        const offer = await transfer.look(key);
        if (offer.ok) await transfer.accept(offer.value);
      }),
    doom: (steps) => life.doom(steps),
    async idle() {
      network.release();
      await Promise.race([busy, life.death]);
      if (life.dead) begin();
    },
    held: () => disk.read(),
    shows: (session) => favourites.state.getState().ids.event.has(session),
  };
}
