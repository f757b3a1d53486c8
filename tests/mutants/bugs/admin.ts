import type { Bug } from '../bug.ts';

const talks = ['src/admin/events/talks.test.ts'];
const clashes = ['src/admin/events/clashes.test.ts'];
const undo = ['src/admin/writing/undo.test.ts'];
const sending = ['src/admin/announcements/sending.test.ts'];
const dayOf = 'src/admin/events/day-of';

/** The back office besides its forms: programme, day of the forum, lists, history, sending. */
export const admin: readonly Bug[] = [
  {
    file: 'src/admin/lists/bulk.ts',
    find: 'const set = { [field]: value, ...along(row, { [field]: value }) };',
    put: 'const set = { [field]: value };',
    does: 'sessions that are given another day in bulk leave their hours behind',
    tests: ['src/admin/lists/bulk.test.ts'],
  },
  {
    file: 'src/admin/lists/bulk.ts',
    find: '    if (issue) {',
    put: '    if (issue && !issue) {',
    does: 'a change in bulk writes what the rules refuse',
    tests: ['src/admin/lists/bulk.test.ts'],
  },
  {
    file: 'src/admin/events/day-of/delay.ts',
    find: '...delayBy(minutes, coming),',
    put: '...delayBy(minutes, sessions),',
    does: 'a delay of the whole day moves what is on as if it had not begun',
    tests: ['src/admin/events/day-of/delay.test.ts'],
  },
  {
    file: 'src/admin/events/day-of/other-halls.ts',
    find: 'isSmaller(hall, now) ? 1 : 0',
    put: 'isSmaller(hall, now) ? 0 : 1',
    does: 'a full hall is offered a smaller one first',
    tests: ['src/admin/events/day-of/other-halls.test.ts'],
  },
  {
    file: 'src/admin/events/talks.ts',
    find: 'else if (holder && holder !== talk.id && kept.has(holder)) {',
    put: 'else if (false) {',
    does: 'two talks that change speakers are refused by the server',
    tests: talks,
  },
  {
    file: 'src/admin/events/talks.ts',
    find: 'return [...gone, ...changed, ...made];',
    put: 'return [...made, ...changed, ...gone];',
    does: 'a talk put in the place of another by the same speaker is refused',
    tests: talks,
  },
  {
    file: 'src/domain/engaged.ts',
    find: '.filter(({ cancelled }) => !cancelled)',
    put: '',
    does: 'a cancelled session still gets in the way of others',
    tests: clashes,
  },
  {
    file: 'src/admin/events/clashes.ts',
    find: 'return a.starts < b.ends && b.starts < a.ends && !within;',
    put: 'return a.starts <= b.ends && b.starts <= a.ends && !within;',
    does: 'sessions that follow each other in a hall are said to collide',
    tests: clashes,
  },
  {
    file: 'src/admin/events/clashes.ts',
    find: 'return Boolean(a.location_id) && a.location_id === b.location_id;',
    put: 'return a.location_id === b.location_id;',
    does: 'sessions without a hall are said to be in one',
    tests: clashes,
  },
  {
    file: `${dayOf}/delay.ts`,
    find: '!other.cancelled &&\n',
    put: '',
    does: 'delaying a hall moves its cancelled sessions and tells their followers',
    tests: [`${dayOf}/delay.test.ts`],
  },
  {
    file: `${dayOf}/delay.ts`,
    find: 'other.date === session.date &&\n',
    put: '',
    does: 'a delay of ten minutes moves the whole rest of the forum',
    tests: [`${dayOf}/delay.test.ts`],
  },
  {
    file: `${dayOf}/news-of.ts`,
    find: "if (time) return place ? 'time_and_place' : 'time';",
    put: "if (time) return 'time';",
    does: 'the announcement of a moved session leaves out where it is now',
    tests: [`${dayOf}/news-of.test.ts`],
  },
  {
    file: 'src/admin/writing/undo.ts',
    find: 'const all = [{ kind, row }, ...gone];',
    put: 'const all = [{ kind, row }];',
    does: 'a speaker whose deletion is taken back has lost their talks',
    tests: undo,
  },
  {
    file: 'src/admin/writing/undo.ts',
    find: 'return inverses.reverse().flat();',
    put: 'return inverses.flat();',
    does: 'taking back several changes is refused half-way',
    tests: undo,
  },
  {
    file: 'src/admin/writing/undo.ts',
    find: 'for (const one of cut) make(one, rows);',
    put: '',
    does: 'two speakers of one session who are deleted together do not both come back to it',
    tests: undo,
  },
  {
    file: 'src/admin/writing/undo.ts',
    find: '&& !field.readonly && ids.has(field.kind)',
    put: '&& ids.has(field.kind)',
    does: 'a deleted hall does not come back to sessions that were once announced in it',
    tests: undo,
  },
  {
    file: 'src/admin/lists/rows.ts',
    find: 'if (!a.key || !b.key) return Number(!a.key) - Number(!b.key);',
    put: '',
    does: 'rows without a value stand first when the order is turned round',
    tests: ['src/admin/lists/rows.test.ts'],
  },
  {
    file: 'src/admin/kinds/text-states.ts',
    find: '    if (!source) return [];\n    const stateIn',
    put: '    const stateIn',
    does: 'a row lacks a translation of a text that it has in no language',
    tests: ['src/admin/lists/rows.test.ts'],
  },
  {
    file: 'src/admin/history/change-line.ts',
    find: 'if (line.sequence <= sequence) break;',
    put: 'if (line.sequence < sequence) break;',
    does: 'going back to a version brings the one before it',
    tests: ['src/admin/history/change-line.test.ts'],
  },
  {
    file: 'src/admin/announcements/sending.ts',
    find: "const leaves = action === 'send' || action === 'update';",
    put: "const leaves = action === 'send';",
    does: 'making a sent announcement urgent asks nobody about its missing languages',
    tests: sending,
  },
  {
    file: 'src/admin/announcements/sending.ts',
    find: 'Date.parse(String(sent_at)) <= now',
    put: 'Date.parse(String(sent_at)) < 0',
    does: 'an hour that has passed is taken for later, and the announcement goes out at once',
    tests: sending,
  },
  {
    file: 'src/admin/account/return-address.ts',
    find: "/^\\/admin(?:[/?#]|$)/.test(asked ?? '')",
    put: 'Boolean(asked)',
    does: 'a link to the sign-in leads to another site after it',
    tests: ['src/admin/account/return-address.test.ts'],
  },
  {
    file: 'src/admin/overview/health.ts',
    find: "(type === 'conference' || type === 'round_table') && !chair_id",
    put: '!chair_id',
    does: 'the overview complains of prayers without a chair',
    tests: ['src/admin/overview/health.test.ts'],
  },
];
