import type { Bug } from '../bug.ts';

const screen = ['src/display/screen-at.test.ts'];

/** The screens in the halls. */
export const display: readonly Bug[] = [
  {
    file: 'src/display/halls.ts',
    find: 'starts <= at && at < ends',
    put: 'starts <= at && at <= ends',
    does: 'in the minute of a change a screen shows the session that is over',
    tests: screen,
  },
  {
    file: 'src/display/halls.ts',
    find: 'if (named ?? main) return named ?? main;',
    put: 'if (main ?? named) return main ?? named;',
    does: 'every screen shows the main hall, whatever its address says',
    tests: screen,
  },
  {
    file: 'src/display/halls.ts',
    find: "fold(name[language] ?? '') === wanted",
    put: 'name[language] === asked',
    does: 'a screen named without the accents of its hall shows the main hall',
    tests: screen,
  },
  {
    file: 'src/display/screen-at.ts',
    find: 'const lead = 60 * 60_000;',
    put: 'const lead = 600 * 60_000;',
    does: 'screens show the next morning all night, as if it began soon',
    tests: screen,
  },
  {
    file: 'src/display/screen-at.ts',
    find: 'const held = content.sessions.filter(({ event }) => !event.cancelled);',
    put: 'const held = content.sessions;',
    does: 'a screen shows a cancelled session as being on',
    tests: screen,
  },
  {
    file: 'src/display/screen-at.ts',
    find: 'session.event.date === day || isOn(session, at)',
    put: 'session.event.date === day',
    does: 'a session over midnight vanishes from the screens when the next day’s begin',
    tests: screen,
  },
  {
    file: 'src/display/takeover.ts',
    find: "return urgent && status === 'sent' && open;",
    put: "return urgent && status === 'sent';",
    does: 'an urgent message to the staff fills every screen',
    tests: screen,
  },
  {
    file: 'src/display/takeover.ts',
    find: '.filter(({ until }) => at < until)',
    put: '',
    does: 'an urgent message never leaves the screens',
    tests: screen,
  },
  {
    file: 'src/display/changes.ts',
    find: 'place === (from ?? event.location_id)',
    put: 'place === event.location_id',
    does: 'people wait at the old door of a session that was moved',
    tests: screen,
  },
  {
    file: 'src/display/changes.ts',
    find: 'at < Math.min(starts, former) - early',
    put: 'at < starts - early',
    does: 'who comes at the announced time of a postponed session is told nothing',
    tests: screen,
  },
  {
    file: 'src/display/statistics.ts',
    find: 'people.set(person.id, person);',
    put: 'people.set(`${person.id} ${people.size}`, person);',
    does: 'a person who speaks twice counts as two',
    tests: ['src/display/statistics.test.ts'],
  },
  {
    file: 'src/display/rotation.ts',
    find: 'return named.length > 0 ? named : allInTurn;',
    put: 'return allInTurn;',
    does: 'a screen that is to speak Arabic alone speaks all three languages',
    tests: ['src/display/statistics.test.ts'],
  },
  {
    file: 'src/display/changes.ts',
    find: "atDoor && occupancyAt(session, at) === 'full'",
    put: 'atDoor && occupancyAt(session, at)',
    does: 'a hall that only fills is said to be full at its door',
    tests: screen,
  },
  {
    file: 'src/display/changes.ts',
    find: "atDoor && occupancyAt(session, at) === 'full'",
    put: "occupancyAt(session, at) === 'full'",
    does: 'the hall that a session left no longer says where it is, once it is full there',
    tests: screen,
  },
  {
    file: 'src/domain/occupancy.ts',
    find: 'at >= ends',
    put: 'at > ends',
    does: 'a hall is said to be full in the minute after its session',
    tests: ['src/domain/occupancy.test.ts'],
  },
  {
    file: 'src/display/halls.ts',
    find: '[...locations.values()].filter(holdsSessions)',
    put: '[...locations.values()]',
    does: 'a screen stands for the car park',
    tests: ['src/display/screen-at.test.ts'],
  },
];
