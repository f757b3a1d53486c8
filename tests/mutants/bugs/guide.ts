import type { Bug } from '../bug.ts';

const timetable = ['src/features/guide/timetable.test.ts'];

/** The practical guide and its shuttles. */
export const guide: readonly Bug[] = [
  {
    file: 'src/features/guide/timetable.ts',
    find: 'day > date || one >= time.slice(0, 5)',
    put: 'one >= time.slice(0, 5)',
    does: 'the first departures of a later day are passed over',
    tests: timetable,
  },
  {
    file: 'src/features/guide/timetable.ts',
    find: 'day > date || one >= time.slice(0, 5)',
    put: 'day > date || one > time.slice(0, 5)',
    does: 'a shuttle is said to have gone in the minute in which it leaves',
    tests: timetable,
  },
  {
    file: 'src/features/guide/timetable.ts',
    find: "line.days.includes(today) ? 'last_gone' : 'none_today'",
    put: "line.days.includes(today) ? 'none_today' : 'last_gone'",
    does: 'who has missed the last departure is told that there was none today',
    tests: timetable,
  },
  {
    file: 'src/features/guide/contents.ts',
    find: "if (!part || contact.topic === 'emergency') continue;",
    put: 'if (!part) continue;',
    does: 'an emergency number stands twice, once far below',
    tests: ['src/features/guide/contents.test.ts'],
  },
  {
    file: 'src/features/guide/published.ts',
    find: 'one.instant + 60_000',
    put: 'one.instant + 3_600_000',
    does: 'a published page goes on naming a departure that has gone',
    tests: ['tests/publish/holds-until.test.ts'],
  },
  {
    file: 'src/admin/guide/days-within.ts',
    find: 'day > last',
    put: 'day === last',
    does: 'a shuttle may run on days long after its edition',
    tests: ['src/admin/guide/days-within.test.ts'],
  },
  {
    file: 'src/entities/kit/check.ts',
    find: 'String(items[at - 1]) < String(one)',
    put: 'String(items[at - 1]) <= String(one)',
    does: 'a departure may be given twice',
    tests: ['tests/unit/entity-rules.test.ts'],
  },
  {
    file: 'src/shared/wall-entry.ts',
    find: 'readTime(part) ?? part',
    put: "readTime(part) ?? ''",
    does: 'a time that cannot be read is lost instead of told',
    tests: ['src/shared/wall-entry.test.ts'],
  },
  {
    file: 'src/admin/editions/moved.ts',
    find: 'map((one) => addDays(one, days))',
    put: 'map((one) => one)',
    does: 'the shuttles of a copied edition run in the year of the last one',
    tests: ['tests/db/edition-copies.test.ts'],
  },
  {
    file: 'src/features/guide/timetable.ts',
    find: ' || minutes <= evening',
    put: '',
    does: 'shortly before midnight the last shuttle is said to have gone, though one leaves in half an hour',
    tests: timetable,
  },
];
