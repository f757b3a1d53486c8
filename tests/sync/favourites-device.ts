import { createBackend } from '#replica/protocol/backend.ts';
import { fetchFavourites, sendFavourites } from '#visitor/favourites/delivery.ts';
import type { Held, Visitor } from '#visitor/favourites/favourite.ts';
import { createFavourites, type Favourites } from '#visitor/favourites/favourites.ts';
import { createMemoryFavourites } from '#visitor/favourites/memory-storage.ts';
import type { FavouriteStorage } from '#visitor/favourites/storage.ts';
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
  /**
   * The browser deletes the database, under the open page or after it was closed; what is remembered beside it
   * stays. Resolves with whether the page goes on.
   */
  evict(open: boolean): Promise<boolean>;
  /** There is no room from now on, or there is again. */
  fill(full: boolean): void;
  /** Waits until nothing is under way. */
  idle(): Promise<void>;
  held(): Promise<Held>;
  /** How many of its pages have ended. */
  deaths(): number;
  /** What its storage or its open page holds. */
  knows(): Promise<Held>;
  shows(session: string): boolean;
}

export interface DeviceOptions {
  readonly name: string;
  readonly network: Network;
  /** How wrong the clock is, ms. */
  readonly skew: number;
  /** Called when a tap has been stored, in the order in which they are. */
  readonly onStored: (name: string, session: string, favourite: boolean) => void;
  /** What a page does whose database was deleted; a planted bug does something else. */
  readonly onLost?: ((favourites: Favourites) => Promise<unknown>) | undefined;
}

/** Makes a device; its storage outlasts its lives. */
export function createDevice(options: DeviceOptions): Device {
  const {
    name,
    network,
    skew,
    onStored,
    onLost = (favourites) => favourites.keepAgain(),
  } = options;
  let disk = createMemoryFavourites();
  let full = false;
  let emptied = false;
  let lives = 0;
  let remembered: string | undefined;
  let looking = false;
  const shared: FavouriteStorage = {
    read: () => disk.read(),
    change: (decide) =>
      full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : disk.change(decide),
  };
  const now = () => Date.now() + skew;
  let life: Life;
  let favourites: Favourites;
  let transfer: Transfer;
  let delivery: Parameters<typeof sendFavourites>[0];
  let busy: Promise<unknown> | undefined;

  /** How wrong the clock is, the content's answers have told. */
  const former = (): Visitor | undefined =>
    remembered ? { key: remembered, offset: -skew, restored: true } : undefined;

  function begin(): void {
    const own = beginLife();
    lives += 1;
    const storage = mortal(own, shared);
    // What a look at the page reads is no step of its life.
    const seen: FavouriteStorage = { ...storage, read: () => (looking ? shared : storage).read() };
    const backend = createBackend('http://server', 'key', (address, request) =>
      own.step(() => network.fetch(address, request)),
    );
    life = own;
    busy = undefined;
    const made = createFavourites({
      storage: seen,
      onChange() {
        remembered = made.state.getState().visitor?.key ?? remembered;
      },
      former,
      now,
    });
    favourites = made;
    delivery = { storage, backend, onRecorded: () => void favourites.refresh(), now };
    transfer = createTransfer({
      favourites,
      backend,
      send: () => sendFavourites(delivery),
      fetch: () => fetchFavourites(delivery),
      alone: (work) => work(),
      former,
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

  /** What a page of a device that was emptied does before each of its rounds. */
  async function restore(): Promise<void> {
    if (!emptied) return;
    await favourites.keepLost();
    await favourites.restore();
  }

  async function knows(): Promise<Held> {
    if (life.dead) return disk.read();
    looking = true;
    const reading = favourites.refresh();
    looking = false;
    return reading;
  }

  /** Work that a device without room does not do. */
  const unlessFull = (work: () => Promise<unknown>) => () =>
    work().catch((cause) => {
      if (!(cause instanceof DOMException)) throw cause;
    });

  begin();
  return {
    name,
    network,
    tap: async (session, favourite) => {
      if (life.dead) begin();
      const own = life;
      const before = (await knows()).favourites.get(`event:${session}`);
      const marking = unlessFull(() => favourites.mark('event', session, favourite));
      await Promise.race([marking(), own.death]);
      // A tap may have been stored although nobody lived to acknowledge it.
      const after = (await disk.read()).favourites.get(`event:${session}`);
      if (after && after.revision !== before?.revision) onStored(name, session, favourite);
      if (own.dead) begin();
    },
    send: () =>
      act(
        unlessFull(async () => {
          await restore();
          await Promise.all([sendFavourites(delivery), sendFavourites(delivery)]);
        }),
      ),
    fetch: () =>
      act(
        unlessFull(async () => {
          await restore();
          await fetchFavourites(delivery);
        }),
      ),
    join: (key) =>
      act(
        unlessFull(async () => {
          const offer = await transfer.look(key);
          if (offer.ok) await transfer.accept(offer.value);
        }),
      ),
    doom: (steps) => life.doom(steps),
    async evict(open) {
      emptied = true;
      disk = createMemoryFavourites();
      if (open && !life.dead) {
        await Promise.race([unlessFull(() => onLost(favourites))(), life.death]);
      } else {
        life.doom(1);
        life.pass();
      }
      const outlived = !life.dead;
      if (!outlived) begin();
      return outlived;
    },
    fill(value) {
      full = value;
    },
    async idle() {
      let over = false;
      void Promise.race([busy, life.death]).then(() => {
        over = true;
      });
      // What is on its way may be held back yet.
      while (!over) {
        network.release();
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      if (life.dead) begin();
    },
    held: () => disk.read(),
    deaths: () => lives - Number(!life.dead),
    knows,
    shows: (session) => favourites.state.getState().ids.event.has(session),
  };
}
