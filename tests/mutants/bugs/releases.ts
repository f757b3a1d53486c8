import type { Bug } from '../bug.ts';

const working = 'src/admin/writing/working';
const planned = [`${working}/plan.test.ts`];
const released = ['tests/db/releases.test.ts'];
const compared = ['src/admin/releases/comparison.test.ts'];

/** The working version of the programme, what is released of it, and the way back. */
export const releases: readonly Bug[] = [
  {
    file: `${working}/divide.ts`,
    find: "name === 'published' || (row.published && !ofTheMoment.has(name));",
    put: 'row.published && !ofTheMoment.has(name);',
    does: 'a draft that is published in the working version is public at once',
    tests: planned,
  },
  {
    file: `${working}/divide.ts`,
    find: 'const draft = { ...change, set: { ...set, published: false } };',
    put: 'const draft = change;',
    does: 'a session made in the working version is public at once',
    tests: planned,
  },
  {
    file: `${working}/divide.ts`,
    find: '(row.published && !ofTheMoment.has(name))',
    put: 'row.published',
    does: 'that a hall is full waits for the next release',
    tests: planned,
  },
  {
    file: `${working}/divide.ts`,
    find: 'if (!published.event.get(session)?.published) return { now: change, wishes: [] };',
    put: '',
    does: 'the talks of a draft wait beside it',
    tests: planned,
  },
  {
    file: `${working}/plan.ts`,
    find: 'if (isSame(wish, wish.value, present)) planned.push(...held.map(dropped));\n    else if',
    put: 'if',
    does: 'what was planned and taken back again is compared as a change',
    tests: planned,
  },
  {
    file: `${working}/plan.ts`,
    find: "id: await importedId(edition, 'planned_change', `${keyOf(target)} ${last}`),",
    put: "id: await importedId(edition, 'planned_change', `${keyOf(target)} ${now} ${last}`),",
    does: 'two devices plan one value in two rows, and one of them is lost at the release',
    tests: released,
  },
  {
    file: `${working}/pending.ts`,
    find: 'release_id === null && event.has(event_id)',
    put: 'event.has(event_id)',
    does: 'what was released is planned for ever',
    tests: planned,
  },
  {
    file: `${working}/present.ts`,
    find: 'value === null ? others : { ...others, [language]: value }',
    put: '{ [language]: value }',
    does: 'a title that is planned in one language loses its others',
    tests: planned,
  },
  {
    file: 'src/admin/releases/releasing.ts',
    find: 'changes.push({ ...change, awaits });',
    put: 'changes.push(change);',
    does: 'a release whose number was taken changes the programme all the same',
    tests: released,
  },
  {
    file: 'src/admin/releases/releasing.ts',
    find: 'awaits = changes.length - 1;',
    put: '',
    does: 'a value that could not be changed is said to be released, and planned no longer',
    tests: released,
  },
  {
    file: 'src/admin/releases/releasing.ts',
    find: 'const set = { release_id: id, wanted };',
    put: 'const set = { release_id: id };',
    does: 'what was planned anew while it was released elsewhere is lost',
    tests: released,
  },
  {
    file: 'src/admin/releases/undoing.ts',
    find: 'const back = parts.filter(({ isThere }) => isThere);',
    put: 'const back = parts;',
    does: 'taking a release back takes back what was changed on the day as well',
    tests: released,
  },
  {
    file: 'src/admin/releases/undoing.ts',
    find: 'if (since.length > 0) {',
    put: 'if (since.length > 99) {',
    does: 'a release that is taken back leaves two plans of one value',
    tests: released,
  },
  {
    file: 'src/admin/releases/comparison.ts',
    find: 'changedSince: !isThere && !isSame(planned, present, before),',
    put: 'changedSince: false,',
    does: 'a day-of change is overwritten by the next release without a word',
    tests: compared,
  },
  {
    file: 'src/replica/outbox/outbox.ts',
    find: 'const awaited = operations[changes[place]?.awaits ?? edition];',
    put: 'const awaited = operations[edition];',
    does: 'a release whose number was taken changes the programme all the same',
    tests: released,
  },
  {
    file: 'supabase/schemas/36_planned_changes.sql',
    find: 'if old.release_id is not null and new.release_id is not null and new is distinct from old then',
    put: 'if false then',
    does: 'a device that has not heard of a release changes what it says that it did',
    tests: released,
  },
];
