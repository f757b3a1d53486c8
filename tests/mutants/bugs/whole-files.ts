import type { Bug } from '../bug.ts';

const exchange = 'src/exchange';
const formats = ['tests/import/formats.test.ts'];
const truncation = ['tests/import/truncation.test.ts'];
const written = ['tests/import/import.test.ts'];
const links = ['tests/import/links.test.ts'];

/** Nothing of a file is lost unsaid, and nothing doubtful is written without a yes. */
export const wholeFiles: readonly Bug[] = [
  {
    file: `${exchange}/read-xml.ts`,
    find: 'if (!endsAsXml(text)) notices.push(',
    put: "if (text === '') notices.push(",
    does: 'half an XML file is imported as if it were whole',
    tests: truncation,
  },
  {
    file: `${exchange}/read-ical.ts`,
    find: 'if (!endsAsCalendar(text)) notices.push(',
    put: "if (text === '') notices.push(",
    does: 'half a calendar is imported as if it were whole',
    tests: truncation,
  },
  {
    file: `${exchange}/read-schedule.ts`,
    find: 'if (endsWithinJson(text)) {',
    put: "if (endsWithinJson('')) {",
    does: 'JSON that ends in the middle does not say where',
    tests: truncation,
  },
  {
    file: `${exchange}/leftovers.ts`,
    find: 'else if (address.test(text)) return text;',
    put: 'else if (address.test(text)) return undefined;',
    does: 'an address in a field that nobody knows is lost',
    tests: formats,
  },
  {
    file: `${exchange}/draft-programme.ts`,
    find: 'for (const entry of unplaced) tellContents(entry, taken, tell);',
    put: '',
    does: 'links and people of a session that is left out are lost without a word',
    tests: formats,
  },
  {
    file: `${exchange}/addresses.ts`,
    find: 'return new URL(written, page).href;',
    put: 'return written;',
    does: 'slides that a file names by their path are left out',
    tests: formats,
  },
  {
    file: `${exchange}/ical-properties.ts`,
    find: "tell(notice('person_left_out', where, `ATTENDEE: ${said}`));",
    put: '',
    does: 'people who are known by an e-mail address are lost without a word',
    tests: formats,
  },
  {
    file: `${exchange}/draft-event.ts`,
    find: 'published: false,',
    put: 'published: true,',
    does: 'an import is published before anybody has looked at it',
    tests: written,
  },
  {
    file: `${exchange}/plan.ts`,
    find: "if (detail) tell(notice('outside_edition'",
    put: "if (detail === '.') tell(notice('outside_edition'",
    does: 'sessions on foreign days are imported without a question',
    tests: written,
  },
  {
    file: 'supabase/import/import-schedule.ts',
    find: 'const unanswered = !yes && ',
    put: 'const unanswered = yes && ',
    does: 'the command writes what nobody has said yes to',
    tests: written,
  },
  {
    file: `${exchange}/draft.ts`,
    find: '{ ...missingIn(held, fills), ...says }',
    put: '{ ...fills, ...says }',
    does: 'a recording that organisers chose is replaced by that of a file',
    tests: links,
  },
];
