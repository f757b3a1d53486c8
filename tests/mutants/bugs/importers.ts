import type { Bug } from '../bug.ts';

const exchange = 'src/exchange';
const imports = ['tests/import/dialects.test.ts', 'tests/import/import.test.ts'];
const clock = [`${exchange}/clock.test.ts`];
const text = [`${exchange}/plain-text.test.ts`];
const tables = ['tests/unit/exchange-tables.test.ts'];
const schedules = ['tests/unit/schedule-out.test.ts'];

/** Reading the programmes of other programs. */
export const importers: readonly Bug[] = [
  {
    file: 'src/exchange/unzip.ts',
    find: "if (size > most) return { ok: false, trouble: 'too_large' };",
    put: '',
    does: 'a small file that unpacks without end freezes the back office',
    tests: ['src/exchange/unzip.test.ts'],
  },
  {
    file: `${exchange}/clock.ts`,
    find: '  instant = shown - offsetAt(instant, zone) * MINUTE;\n',
    put: '',
    does: 'sessions within hours of a clock change are imported an hour off',
    tests: clock,
  },
  {
    file: `${exchange}/clock.ts`,
    find: "(text.startsWith('-') ? -1 : 1)",
    put: '1',
    does: 'times written west of Greenwich are imported hours off',
    tests: clock,
  },
  {
    file: `${exchange}/clock.ts`,
    find: 'new Date(instant).toISOString().startsWith(text)',
    put: 'true',
    does: 'the 31st of November is imported as the 1st of December',
    tests: clock,
  },
  {
    file: `${exchange}/decode.ts`,
    find: 'if (joined) {',
    put: 'if (joined && false) {',
    does: 'letters that a calendar folds in the middle are lost',
    tests: [`${exchange}/decode.test.ts`],
  },
  {
    file: `${exchange}/decode.ts`,
    find: "if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';",
    put: '',
    does: 'a file that a Windows program saved is read as rubbish',
    tests: [`${exchange}/decode.test.ts`],
  },
  {
    file: `${exchange}/plain-text.ts`,
    find: "hostile.test(target.replace(/[\\s\\p{Cc}]/gu, ''))",
    put: 'hostile.test(target)',
    does: 'an address with a line break in “javascript” is imported',
    tests: text,
  },
  {
    file: `${exchange}/plain-text.ts`,
    find: 'if (text.length <= max) return text;',
    put: 'if (text.length < max) return text;',
    does: 'a title of exactly the length that fits is cut',
    tests: text,
  },
  {
    file: `${exchange}/plain-text.ts`,
    find: ".normalize('NFC');",
    put: ';',
    does: 'one name in two spellings of its accents becomes two people',
    tests: text,
  },
  {
    file: `${exchange}/place-in-time.ts`,
    find: "const nightEnds = '05:00';",
    put: "const nightEnds = '00:00';",
    does: 'a session at one in the morning is imported a day late',
    tests: imports,
  },
  {
    file: `${exchange}/place-in-time.ts`,
    find: 'if (zone && named >= written) return zone;',
    put: 'if (zone && named > written + 1_000) return zone;',
    does: 'a file whose zone and offsets disagree is imported on the wrong clock',
    tests: imports,
  },
  {
    file: `${exchange}/duration.ts`,
    find: '(Number(days) * 1440 + Number(hours) * 60 + Number(minutes));',
    put: '(Number(days) * 60 + Number(hours) + Number(minutes) / 60);',
    does: 'a length of an hour and a half is imported as one of minutes',
    tests: [...imports, ...schedules],
  },
  {
    file: `${exchange}/identify.ts`,
    find: "if (key === '' || names.size < 2) continue;",
    put: 'continue;',
    does: 'two people with one number in a file become one',
    tests: imports,
  },
  {
    file: `${exchange}/xml-blocks.ts`,
    find: '/<!--[\\s\\S]*?-->|<!\\[CDATA',
    put: '/<!\\[CDATA',
    does: 'sessions that a file has commented out are imported',
    tests: [`${exchange}/xml-blocks.test.ts`],
  },
  {
    file: `${exchange}/xml-blocks.ts`,
    find: 'close(slash ? end : start);',
    put: 'if (slash) close(end);',
    does: 'one event that does not end takes the rest of the file with it',
    tests: [`${exchange}/xml-blocks.test.ts`],
  },
  {
    file: `${exchange}/identity.ts`,
    find: '`${edition}/${kind}/${key}`',
    put: '`${kind}/${key}`',
    does: 'importing next year’s programme writes over this year’s',
    tests: [`${exchange}/identity.test.ts`],
  },
  {
    file: `${exchange}/table/decode-table.ts`,
    find: 'return inWords > alone;',
    put: 'return false;',
    does: 'a table that an Arabic Excel saved is read as rubbish',
    tests: tables,
  },
  {
    file: `${exchange}/table/day-and-time.ts`,
    find: '(local?.slice(1).reverse() ?? [])',
    put: '(local ? [local[3], local[1], local[2]] : [])',
    does: '3/10 in a table is read as the 10th of March',
    tests: tables,
  },
  {
    file: `${exchange}/table/plan-row.ts`,
    find: 'const at = same <= begins ? instantAt(addDays(day, 1), time, offset) : same;',
    put: 'const at = same;',
    does: 'a session over midnight cannot be imported from a table',
    tests: tables,
  },
  {
    file: `${exchange}/table/plan-table.ts`,
    find: 'if (alike.length === 1) return { id: alike[0] };',
    put: 'return { id: alike[0] ?? ids[0] };',
    does: 'a row of a table changes one of two sessions with its name, whichever it meets',
    tests: tables,
  },
];
