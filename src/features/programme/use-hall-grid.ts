import { useEffect, useState } from 'react';
import { part } from '#device/parts.ts';

const load = part(() => import('./hall-grid.tsx'));
type Grid = Awaited<ReturnType<typeof load>>['HallGrid'];

let loaded: Grid | undefined;

/** The plan of halls, loaded once somebody with room for it wants it; undefined until it is there. */
export function useHallGrid(wanted: boolean): Grid | undefined {
  const [grid, setGrid] = useState<{ readonly Grid: Grid } | undefined>(loaded && { Grid: loaded });
  useEffect(() => {
    if (!wanted || grid) return;
    let left = false;
    const get = async () => {
      loaded = (await load().catch(() => undefined))?.HallGrid;
      if (loaded && !left) setGrid({ Grid: loaded });
    };
    void get();
    return () => {
      left = true;
    };
  }, [wanted, grid]);
  return wanted ? grid?.Grid : undefined;
}
