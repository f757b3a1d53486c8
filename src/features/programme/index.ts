export { calendarFile } from './calendar-file.ts';
export { dayToOpen, isRecorded, minutesUntil, momentOf, programmeDayAt } from './moment.ts';
export { type Session, useProgramme } from './programme.ts';
export { timeRange, useRowWords } from './row-words.ts';
export { SessionList } from './session-list.tsx';
export { SessionRow } from './session-row.tsx';
export { SessionRows } from './session-rows.tsx';
export { ProgrammeTabs } from './tabs.tsx';
export { Waiting } from './waiting.tsx';
