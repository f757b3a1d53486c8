import type { Bug } from '../bug.ts';

const exchange = 'src/exchange';
const tables = ['tests/unit/exchange-tables.test.ts'];
const schedules = ['tests/unit/schedule-out.test.ts'];

/** Writing the programme for other programs, tables, archives and calendars. */
export const exporters: readonly Bug[] = [
  {
    file: `${exchange}/schedule-out/write-schedule-xml.ts`,
    find: '="${xmlText(value)}"`',
    put: '="${value}"`',
    does: 'a hall with a quotation mark in its name makes a file that nothing reads',
    tests: schedules,
  },
  {
    file: `${exchange}/xml-text.ts`,
    find: ".replaceAll('&', '&amp;')",
    put: '',
    does: 'an ampersand in a title makes a file that nothing reads',
    tests: schedules,
  },
  {
    file: `${exchange}/schedule-out/schedule.ts`,
    find: 'event.published && !event.cancelled)',
    put: '!event.cancelled)',
    does: 'drafts are published in the programme for other programs',
    tests: schedules,
  },
  {
    file: `${exchange}/schedule-out/schedule.ts`,
    find: 'if (!speaker?.published) return [];',
    put: 'if (!speaker) return [];',
    does: 'speakers who are drafts are published with their sessions',
    tests: schedules,
  },
  {
    file: `${exchange}/schedule-out/schedule.ts`,
    find: "const sign = offset < 0 ? '-' : '+';",
    put: "const sign = '+';",
    does: 'an edition west of Greenwich is exported hours off',
    tests: schedules,
  },
  {
    file: `${exchange}/schedule-out/schedule.ts`,
    find: 'order(a.starts_at, b.starts_at) || order(a.id, b.id)',
    put: 'order(a.id, b.id)',
    does: 'the sessions of the exported programme are in no order',
    tests: schedules,
  },
  {
    file: `${exchange}/table/formula.ts`,
    find: "return formula.test(text) ? `'${text}` : text;",
    put: 'return text;',
    does: 'a name that a visitor made up runs as a formula in the organisers’ spreadsheet',
    tests: tables,
  },
  {
    file: `${exchange}/table/write-csv.ts`,
    find: "text.replaceAll('\"', '\"\"')",
    put: 'text',
    does: 'a quotation mark in a title shifts the columns of the table',
    tests: tables,
  },
  {
    file: 'src/shared/content-line.ts',
    find: "text\n      .replace(/[\\\\;,]/g, '\\\\$&')",
    put: 'text',
    does: 'a comma in a place cuts it off in calendars',
    tests: ['src/shared/calendar.test.ts'],
  },
  {
    file: 'src/shared/content-line.ts',
    find: 'index += codePoint < 0x10000 ? 1 : 2;',
    put: 'index += 1;',
    does: 'a line of a calendar is parted within a character',
    tests: ['src/shared/calendar.test.ts'],
  },
  {
    file: 'src/shared/content-line.ts',
    find: 'if (octets + size > 75) {',
    put: 'if (octets + size > 80) {',
    does: 'old calendars refuse the programme for its long lines',
    tests: ['src/shared/calendar.test.ts'],
  },
  {
    file: 'src/shared/calendar.ts',
    find: "cancelled ? 'CANCELLED' : 'CONFIRMED'",
    put: "'CONFIRMED'",
    does: 'a cancelled session stays in people’s calendars',
    tests: ['src/shared/calendar.test.ts', 'tests/unit/publish-feeds.test.ts'],
  },
];
