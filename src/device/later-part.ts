import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';
import { part } from './parts.ts';

/** Milliseconds after which a part is loaded ahead although the device is busy. */
const patience = 2_000;

/** A part of the app that is loaded once somebody wants it, and what came of it. */
export interface LaterPart<T> {
  readonly load: () => Promise<T>;
  loaded?: T;
}

/** Declares such a part by its import; `useLaterPart` loads it. */
export function laterPart<T>(load: () => Promise<T>): LaterPart<T> {
  return { load: part(load) };
}

/**
 * A part of the app, undefined until it is there: it is loaded as soon as it is `wanted`, or `ahead` of that,
 * when the device has nothing better to do. What could not be loaded is tried again when something else is
 * wanted of it.
 */
export function useLaterPart<T>(
  later: LaterPart<T>,
  wanted: boolean | string | number,
  ahead = false,
): T | undefined {
  const [loaded, setLoaded] = useState(later.loaded);
  useEffect(() => {
    if (loaded || !(wanted || ahead)) return;
    let left = false;
    const get = async () => {
      if (!wanted) await whenIdle(patience);
      if (left) return;
      const got = await later.load();
      later.loaded = got;
      if (left) return;
      if (wanted) setLoaded(got);
      // Nobody waits for it: it is rendered in pieces.
      else startTransition(() => setLoaded(got));
    };
    get().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [later, loaded, wanted, ahead]);
  return loaded;
}
