export type { DrawnPlan } from './drawn-plan.ts';
export { PlanDrawing } from './plan-drawing.tsx';
export { useDrawnPlan } from './use-drawn-plan.ts';
export { metresBetween, type WalkStop, walkOf } from './walk.ts';
export { WalkList } from './walk-list.tsx';
export { WalkPlan } from './walk-plan.tsx';
