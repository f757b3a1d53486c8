import type { Backend } from '#replica/protocol/backend.ts';
import { type Failure, fail, type Result, succeed } from '#shared/failure.ts';
import { type PulledFavourite, pullFavourites } from './calls.ts';
import type { Visitor } from './favourite.ts';
import type { Favourites } from './favourites.ts';
import { adopted, withServerTime } from './rules.ts';
import {
  forgetFavourites,
  readSharedView,
  type SharedView,
  shareFavourites,
  unfollowFavourites,
  unshareFavourites,
} from './sharing.ts';
import { unlessFull } from './unless-full.ts';
import { isVisitorKey } from './visitor-key.ts';

/** What another device's key leads to, to be looked at before anything is merged. */
export interface Offer {
  readonly key: string;
  readonly favourites: readonly PulledFavourite[];
  /** Server time, ms. */
  readonly at: number;
}

/**
 * Taking favourites to other devices, showing them to friends, and forgetting them. Where this device
 * cannot keep what becomes of that, it fails with `storage`.
 */
export interface Transfer {
  /** Sends what waits, so that the key leads to everything; resolves with the key. */
  prepare(): Promise<Result<string>>;
  /**
   * Looks up a key without changing anything here or there. `invalid`: no whole key; `conflict`:
   * this device's own; `not_found`: nobody's.
   */
  look(key: string): Promise<Result<Offer>>;
  /**
   * Takes on an offered key with everything marked on either device. The link and the calendar's address
   * that this device made end first: they lead to the key before, of which nobody would hold any more.
   * Where there is no room for what takes their place, or no network, they stay. A device that the browser has
   * emptied first fetches what it had, and ends both, for it may have made them.
   */
  accept(offer: Offer): Promise<Result<void>>;
  /** Forgets the favourites on this device, and first on the server if asked to. */
  forget(options: { readonly everywhere: boolean }): Promise<Result<void>>;
  /** Opens a read-only view under a name ('' for none); resolves with its code. */
  share(name: string): Promise<Result<string>>;
  unshare(): Promise<Result<void>>;
  /** What somebody else shares; `not_found` when the code is wrong or has ended. */
  shared(code: string): Promise<Result<SharedView>>;
}

interface TransferOptions {
  readonly favourites: Favourites;
  readonly backend: Backend;
  /** Sends what waits; resolves with why it could not, if so. */
  readonly send: () => Promise<Failure | undefined>;
  /** Fetches what the server holds; resolves with why it could not, if so. */
  readonly fetch: () => Promise<Failure | undefined>;
  /** Runs work while nobody else on this device sends or fetches favourites. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whom this device spoke for, where the browser has emptied it. */
  readonly former?: () => Visitor | undefined;
  /** Called once this device has forgotten whom it speaks for. */
  readonly onForgotten?: () => void;
  readonly now?: () => number;
}

/** Makes the transfer of a tab's favourites. */
export function createTransfer(options: TransferOptions): Transfer {
  const { favourites, backend, send, fetch, alone, former, onForgotten, now = Date.now } = options;

  const prepare = () =>
    unlessFull(async (): Promise<Result<string>> => {
      const { visitor } = await favourites.refresh();
      if (!visitor) return fail('not_found');
      const failure = await send();
      return failure ? { ok: false, failure } : succeed(visitor.key);
    });

  async function endOpened(visitor: Visitor): Promise<Result<boolean>> {
    const { key, share, calendar, restored } = visitor;
    const unshared = share || restored ? await unshareFavourites(backend, key) : succeed(true);
    return unshared.ok && (calendar || restored) ? unfollowFavourites(backend, key) : unshared;
  }

  function setAside(offered: Visitor['offered']) {
    return favourites.change(({ visitor }) => visitor && { visitor: { ...visitor, offered } });
  }

  return {
    prepare,
    async look(key) {
      if (!isVisitorKey(key)) return fail('invalid');
      const { visitor = former?.() } = await favourites.refresh();
      if (visitor?.key === key) return fail('conflict');
      const pulled = await pullFavourites(backend, key);
      if (!pulled.ok) return pulled;
      const { known, favourites: theirs, at } = pulled.value;
      return known ? succeed({ key, favourites: theirs, at }) : fail('not_found');
    },
    accept: ({ key, favourites: theirs, at }) =>
      unlessFull(async () => {
        const before = await favourites.restore();
        const failure = before?.restored && (await fetch());
        if (failure) return { ok: false, failure };
        if (before?.share || before?.calendar || before?.restored) {
          // What ends does not come back: a full device has to say so before.
          await setAside(theirs);
          const ended = await endOpened(before);
          if (!ended.ok) {
            await setAside(undefined);
            return ended;
          }
        }
        const visitor = withServerTime({ key, offset: 0 }, at, now());
        await alone(() => favourites.change((held) => adopted(held, visitor, theirs, now())));
        return succeed(undefined);
      }),
    forget: ({ everywhere }) =>
      unlessFull(() =>
        alone(async () => {
          const { visitor = former?.() } = await favourites.refresh();
          if (visitor && everywhere) {
            const gone = await forgetFavourites(backend, visitor.key);
            if (!gone.ok) return gone;
          }
          await favourites.change(({ favourites: words }) => ({
            visitor: null,
            remove: [...words.keys()],
          }));
          onForgotten?.();
          return succeed(undefined);
        }),
      ),
    share: (name) =>
      unlessFull(async () => {
        const ready = await prepare();
        if (!ready.ok) return ready;
        const shared = await shareFavourites(backend, ready.value, name);
        if (!shared.ok) return shared;
        const { code, name: shown } = shared.value;
        if (code === null) return fail('not_found');
        await favourites.change(({ visitor }) =>
          visitor ? { visitor: { ...visitor, share: { code, name: shown } } } : undefined,
        );
        return succeed(code);
      }),
    unshare: () =>
      unlessFull(async () => {
        const { visitor } = await favourites.refresh();
        if (!visitor) return succeed(undefined);
        const ended = await unshareFavourites(backend, visitor.key);
        if (!ended.ok) return ended;
        await favourites.change(({ visitor: current }) =>
          current ? { visitor: { ...current, share: undefined } } : undefined,
        );
        return succeed(undefined);
      }),
    async shared(code) {
      const view = await readSharedView(backend, code);
      return view.ok && !view.value.found ? fail('not_found') : view;
    },
  };
}
