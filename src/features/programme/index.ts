export { OccupancyMark } from './occupancy-mark.tsx';
export { PastFold } from './past-fold.tsx';
export { type RowTexts, timeRange, useRowTexts } from './row-texts.ts';
export { SessionList } from './session-list.tsx';
export { SessionRow } from './session-row.tsx';
export { SessionRows } from './session-rows.tsx';
export { ProgrammeTabs } from './tabs.tsx';
export { Waiting } from './waiting.tsx';
