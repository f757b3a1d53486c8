import { useEffect, useState } from 'react';
import { whenIdle } from '#device/idle.ts';
import { part } from '#device/parts.ts';
import type { Programme } from '#domain/programme.ts';

const load = part(() => import('./search.ts'));
type Part = Awaited<ReturnType<typeof load>>;
/** Milliseconds after which search is loaded although the device is busy. */
const patience = 2_000;

let loaded: Part | undefined;

/**
 * The search of the programme, undefined until it is there: it is loaded when the device has nothing
 * better to do, or as soon as it is `wanted`, and then the texts are folded.
 */
export function useProgrammeSearch(programme: Programme, wanted: boolean): Part | undefined {
  const [search, setSearch] = useState(loaded);
  useEffect(() => {
    if (search) return;
    let left = false;
    const get = async () => {
      if (!wanted) await whenIdle(patience);
      if (left) return;
      loaded = await load().catch(() => undefined);
      if (!left) setSearch(loaded);
    };
    void get();
    return () => {
      left = true;
    };
  }, [search, wanted]);
  useEffect(() => {
    if (wanted) return search?.prepareSearch(programme);
  }, [search, programme, wanted]);
  return search;
}
