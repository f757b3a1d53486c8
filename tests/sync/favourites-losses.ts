import type { Held } from '#visitor/favourites/favourite.ts';
import type { Device } from './favourites-device.ts';
import type { FavouritesWorld, Word } from './favourites-world.ts';

/** What a visitor has said of a session. */
export interface Tap {
  readonly by: string;
  readonly favourite: boolean;
  /** Nobody holds it any more: a device was emptied, or the server set back, before others knew of it. */
  lost?: boolean;
}

/** Taps by session, in the order in which they were stored. */
export type Taps = ReadonlyMap<string, readonly Tap[]>;

/** What may be lost of taps: what no device, no living page and no server knows any more, and only that. */
export interface Losses {
  /** The world, whose server may be set back. */
  readonly world: FavouritesWorld;
  /** Does something; marks the last taps that a death, an eviction or the server's own loss took away by it. */
  watch(work: () => Promise<void>): Promise<void>;
  /** The browser deletes what a device keeps; nothing may be lost of it where a page was open and goes on. */
  evict(device: Device, open: boolean): Promise<void>;
}

/** Watches devices of a visitor, and what the server holds under a key. */
export function watchLosses(
  world: FavouritesWorld,
  devices: readonly Device[],
  taps: Taps,
  key: string,
): Losses {
  let losses = 0;
  let setBack: readonly Word[] = [];
  const lossesSoFar = () => devices.reduce((sum, device) => sum + device.deaths(), losses);
  const known = () => Promise.all(devices.map((device) => device.knows()));

  function keysOf(held: readonly Held[]): string[] {
    return [...new Set([key, ...held.flatMap(({ visitor }) => visitor?.key ?? [])])];
  }

  return {
    world: {
      ...world,
      async restore(asked) {
        losses += 1;
        setBack = await world.words([asked]);
        await world.restore(asked);
      },
    },
    async watch(work) {
      const lossesBefore = lossesSoFar();
      const last = [...taps].map(([session, said]) => [session, said.at(-1)] as const);
      const before = await known();
      setBack = [];
      await work();
      if (lossesSoFar() === lossesBefore) return;
      const after = await known();
      const server = await world.words(keysOf([...before, ...after]));
      // But for what it was set back from the server forgets nothing.
      const stood = lastWords([...server, ...setBack], before);
      const stands = lastWords(server, after);
      for (const [session, tap] of last) {
        const wasKnown = stood.get(session)?.favourite === tap?.favourite;
        if (tap && wasKnown && stands.get(session)?.favourite !== tap.favourite) tap.lost = true;
      }
    },
    async evict(device, open) {
      if (!(await device.evict(open))) losses += 1;
    },
  };
}

/** The last word on each session, of the server's and of what devices hold. */
function lastWords(server: readonly Word[], held: readonly Held[]): ReadonlyMap<string, Word> {
  const last = new Map<string, Word>();
  for (const word of [...server, ...held.flatMap(({ favourites }) => [...favourites.values()])]) {
    const other = last.get(word.id);
    if (!other || word.at > other.at) last.set(word.id, word);
  }
  return last;
}
