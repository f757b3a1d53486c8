export { calendarFile } from './calendar-file.ts';
export {
  dayToOpen,
  isRecorded,
  minutesUntil,
  momentOf,
  nowAndNext,
  programmeDayAt,
} from './moment.ts';
export { type Session, useProgramme } from './programme.ts';
export { timeRange, useRowWords } from './row-words.ts';
export { SessionList } from './session-list.tsx';
export { SessionRow } from './session-row.tsx';
export { SessionRows } from './session-rows.tsx';
export { countWords, statusOf } from './status.ts';
export { ProgrammeTabs } from './tabs.tsx';
export { Waiting } from './waiting.tsx';
