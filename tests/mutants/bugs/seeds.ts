import type { Bug } from '../bug.ts';

const programme = ['tests/seed/programme.test.ts'];
const content = ['tests/seed/content.test.ts'];

/** The demonstration edition: it stands for the real one in every journey, so it has to hold. */
export const seeds: readonly Bug[] = [
  {
    file: 'supabase/seed/site/editions.ts',
    find: "edition('current', addDays(venueClock(now.getTime()).date, -1))",
    put: "edition('current', '2026-10-19')",
    does: 'the demonstration is over by the time somebody looks at it',
    tests: content,
  },
  {
    file: 'supabase/seed/site/ordinals.ts',
    find: "  one: 'st',\n",
    put: '',
    does: 'the edition calls itself the 21th',
    tests: content,
  },
  {
    file: 'supabase/seed/site/ordinals.ts',
    find: "number % 10 === 1 && number > 10 ? 'الحادية' : units[(number % 10) - 1]",
    put: 'units[(number % 10) - 1]',
    does: 'the edition has a wrong number in Arabic',
    tests: content,
  },
  {
    file: 'supabase/seed/rows/programme.ts',
    find: 'const ends = seed.end <= seed.start ? addDays(starts, 1) : starts;',
    put: 'const ends = starts;',
    does: 'the night of the demonstration ends before it begins, and no row of it is stored',
    tests: ['tests/seed/database.test.ts', ...content, ...programme],
  },
  {
    file: 'supabase/seed/programme/days/day-1-morning.ts',
    find: "participants: ['bastien-kerleroux', 'salma-berkanaoui'],",
    put: "participants: ['salma-berkanaoui'],",
    does: 'somebody gives a talk in a session in which they do not take part',
    tests: programme,
  },
  {
    file: 'supabase/seed/site/announcements.ts',
    find: "slug: 'navettes-supplementaires',\n    type: 'info',\n    recipients: 'all',",
    put: "slug: 'bienvenue',\n    type: 'info',\n    recipients: 'all',",
    does: 'two announcements of the demonstration have one id, and neither is stored',
    tests: content,
  },
];
