export { ofItsEdition } from './archive/archive.ts';
export { mediaType } from './archive/media-type.ts';
export { unpack } from './archive/pack.ts';
export type { HeldRows } from './known-ids.ts';
export {
  type Effect,
  type Notice,
  type NoticeCode,
  notice,
  questionsIn,
} from './notice.ts';
export {
  type ImportPreview,
  mostOperations,
  type PlannedOperation,
  previewImport,
  publishNew,
} from './plan.ts';
export { readSchedule, type Unreadable } from './read-schedule.ts';
export type { Source } from './source.ts';
export { type ImportSummary, summaryOf } from './summary.ts';
