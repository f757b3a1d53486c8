import { laterPart, useLaterPart } from '#device/later-part.ts';

const grid = laterPart(() => import('./hall-grid.tsx'));

/** The plan of halls, loaded once somebody with room for it wants it; undefined until it is there. */
export function useHallGrid(wanted: boolean) {
  const loaded = useLaterPart(grid, wanted);
  return wanted ? loaded?.HallGrid : undefined;
}
