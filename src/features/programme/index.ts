export { calendarFile } from '#domain/calendar-file.ts';
export {
  dayToOpen,
  isRecorded,
  minutesUntil,
  momentOf,
  nowAndNext,
  programmeDayAt,
} from '#domain/moment.ts';
export { type Session, useProgramme } from '#domain/programme.ts';
export { timeRange, useRowWords } from './row-words.ts';
export { SessionList } from './session-list.tsx';
export { SessionRow } from './session-row.tsx';
export { SessionRows } from './session-rows.tsx';
export { countWords, statusOf } from '#domain/status.ts';
export { ProgrammeTabs } from './tabs.tsx';
export { Waiting } from './waiting.tsx';
