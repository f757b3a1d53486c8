import { useContent, useRow, useSelectedEdition } from '#replica/read.ts';
import { type DrawnPlan, drawnPlanOf } from './drawn-plan.ts';

/** The plan of the selected edition's site; undefined while nothing on it has a position. */
export function useDrawnPlan(): DrawnPlan | undefined {
  return drawnPlanOf(
    useRow('edition', String(useSelectedEdition() ?? '')),
    useContent('zone'),
    useContent('location'),
  );
}
