import type { Bug } from '../bug.ts';

const room = 'src/admin/events/planning';
const placing = [`${room}/placing.test.ts`];
const scale = [`${room}/grid-scale.test.ts`];
const keyboard = [`${room}/keyboard.test.ts`];
const plan = [`${room}/plan.test.ts`];
const clashes = ['src/admin/events/clashes.test.ts'];

/** The planning grid: where sessions are drawn, put and moved, and what they run into. */
export const planning: readonly Bug[] = [
  {
    file: `${room}/use-grid-keys.ts`,
    find: 'void put(taken, to).then(',
    put: 'void put(take(byId.get(id)?.event as Event), to).then(',
    does: 'a session that is carried to another hour goes back to the hall that a colleague has just moved it from',
    tests: [`${room}/use-grid-keys.test.tsx`],
  },
  {
    file: 'src/admin/events/planning/typed-times.ts',
    find: '([name, value]) => before[name as keyof WallTime] !== value,',
    put: '() => true,',
    does: 'choosing a hall puts a session back to the hour that a colleague has just moved it from',
    tests: ['src/admin/events/planning/typed-times.test.ts'],
  },
  {
    file: `${room}/placing.ts`,
    find: 'return { day, hall: event.location_id, from: minutesOf(start) + (night ? 1440 : 0), minutes };',
    put: 'return { day, hall: event.location_id, from: minutesOf(start), minutes };',
    does: 'a session after midnight stands at the beginning of its day',
    tests: placing,
  },
  {
    file: `${room}/placing.ts`,
    find: "return { location_id, occupancy: 'free', overflow_location_id: null } as const;",
    put: 'return { location_id } as const;',
    does: 'a session that is moved takes “full” along into the other hall',
    tests: placing,
  },
  {
    file: `${room}/placing.ts`,
    find: 'const hall = at.hall === own.hall ? to.hall : at.hall;',
    put: 'const hall = to.hall;',
    does: 'parts that are held elsewhere are moved into the hall of the whole',
    tests: placing,
  },
  {
    file: `${room}/grid-scale.ts`,
    find: 'const minute = scale.first + (down - scale.head) / scale.perMinute - held.grabbed;',
    put: 'const minute = scale.first + (down - scale.head) / scale.perMinute;',
    does: 'a session that is held by its middle jumps down by as much',
    tests: scale,
  },
  {
    file: `${room}/grid-scale.ts`,
    find: 'columns[Math.floor((along - scale.gutter) / scale.column)]',
    put: 'columns[Math.max(Math.floor((along - scale.gutter) / scale.column), 0)]',
    does: 'what is dropped on the hours beside the grid is moved',
    tests: [`${room}/grid-scale.test.ts`],
  },
  {
    file: `${room}/in-sight.ts`,
    find: 'return from < last && to > first;',
    put: 'return true;',
    does: 'all sessions of a hall are drawn, however many are out of sight',
    tests: scale,
  },
  {
    file: `${room}/keyboard.ts`,
    find: "return rtl ? 'after' : 'before';",
    put: "return 'before';",
    does: 'in Arabic the left arrow moves a session to the right',
    tests: keyboard,
  },
  {
    file: `${room}/keyboard.ts`,
    find: 'const on = (value: number) => (Math.floor(value / slot) + 1) * slot;',
    put: 'const on = (value: number) => value + slot;',
    does: 'a session that begins between two steps never comes onto one',
    tests: keyboard,
  },
  {
    file: `${room}/plan.ts`,
    find: '!cancelled && !(location_id',
    put: '!(location_id',
    does: 'cancelled sessions wait on the shelf for a hall',
    tests: plan,
  },
  {
    file: `${room}/plan.ts`,
    find: 'known.has(location_id) && dated.has(date)',
    put: 'known.has(location_id)',
    does: 'a session on a foreign day is neither in the grid nor on the shelf',
    tests: plan,
  },
  {
    file: `${room}/marks.ts`,
    find: "for (const id of pair) marks.set(id, 'clash');",
    put: "marks.set(pair[1], 'clash');",
    does: 'of two sessions that collide only the later one is marked',
    tests: plan,
  },
  {
    file: 'src/admin/events/clashes.ts',
    find: 'const why = details && people.has(speaker) ?',
    put: 'const why = details ?',
    does: 'whoever is not coming to the forum is missed in every session',
    tests: clashes,
  },
  {
    file: 'src/admin/answers/absence.ts',
    find: 'if (departure !== null && to > departure)',
    put: 'if (departure !== null && from > departure)',
    does: 'a session goes on after its speaker has left, and nobody is told',
    tests: ['src/admin/answers/absence.test.ts'],
  },
  {
    file: 'src/admin/events/clashes.ts',
    find: 'if (other.starts >= own.ends) break;',
    put: 'if (other.starts >= own.starts) break;',
    does: 'a session that begins while another is on is not seen to collide',
    tests: clashes,
  },
  {
    file: 'src/admin/events/clashes.ts',
    find: "prayer.name !== 'sunrise' && sessionsAcross(prayer, [own]) > 0",
    put: 'sessionsAcross(prayer, [own]) > 0',
    does: 'sunrise is said to be a prayer that a session crosses',
    tests: clashes,
  },
  {
    file: 'src/domain/parts.ts',
    find: 'overlap(a, b) && !isWithin(a, b);',
    put: 'overlap(a, b);',
    does: 'a session is said to collide with its own parts',
    tests: clashes,
  },
];
