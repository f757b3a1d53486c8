import type { Bug } from '../bug.ts';

const hours = ['src/domain/prayer-times.test.tsx'];
const lines = ['src/features/prayers/prayer-line.test.ts'];
const tables = ['src/domain/compute-prayers.test.ts'];
const row = ['src/entities/prayer-day.test.ts'];

/** The hours of prayer, the Hijri date and the direction of Mecca. */
export const prayers: readonly Bug[] = [
  {
    file: 'src/domain/compute-prayers.ts',
    find: "new CalculationParameters('Other', 19, 17)",
    put: "new CalculationParameters('Other', 18, 18)",
    does: 'the hours are those of another country’s angles',
    tests: tables,
  },
  {
    file: 'src/domain/compute-prayers.ts',
    find: '    dhuhr: 5,\n',
    put: '',
    does: 'noon’s prayer is called before the Ministry calls it',
    tests: tables,
  },
  {
    file: 'src/domain/compute-prayers.ts',
    find: 'instant.getTime() + offset * 60_000',
    put: 'instant.getTime()',
    does: 'the hours are those of Greenwich',
    tests: tables,
  },
  {
    file: 'src/domain/prayer-times.ts',
    find: 'at(official ?? computed?.[hour])',
    put: 'at(computed?.[hour] ?? official)',
    does: 'what organisers enter is not shown',
    tests: hours,
  },
  {
    file: 'src/domain/prayer-times.ts',
    find: '(at(given?.jumua) ?? iqama)',
    put: 'iqama',
    does: 'Jumu‘ah is announced for noon’s iqama of other days',
    tests: hours,
  },
  {
    file: 'src/domain/prayer-times.ts',
    find: "name !== 'sunrise' && at > now",
    put: 'at > now',
    does: 'sunrise is announced as the next prayer',
    tests: hours,
  },
  {
    file: 'src/features/prayers/prayer-line.tsx',
    find: 'at <= moment && at > (moments[index - 1] ?? 0)',
    put: 'at < moment && at > (moments[index - 1] ?? 0)',
    does: 'a prayer at the very minute at which a session begins is not shown',
    tests: lines,
  },
  {
    file: 'src/features/prayers/prayer-line.tsx',
    find: '!event.cancelled && starts < prayer.at',
    put: 'starts < prayer.at',
    does: 'a cancelled session is said to run across a prayer',
    tests: lines,
  },
  {
    file: 'src/domain/hijri.ts',
    find: 'addDays(day, correction)',
    put: 'addDays(day, -correction)',
    does: 'the organisers’ correction of the Hijri date goes the wrong way',
    tests: ['src/domain/hijri.test.ts'],
  },
  {
    file: 'src/entities/prayer-day.ts',
    find: "(day[name] ?? '') <= (day[before] ?? '')",
    put: "(day[name] ?? '') < (day[before] ?? '')",
    does: 'two prayers at the same time are accepted and refused by the server',
    tests: row,
  },
  {
    file: 'src/entities/prayer-day.ts',
    find: 'prayed < called',
    put: 'prayed <= called',
    does: 'a congregation that prays at the call itself is refused',
    tests: row,
  },
  {
    file: 'src/exchange/table/read-cell.ts',
    find: "time.slice(0, 5) } : wrong('not_a_time')",
    put: "time } : wrong('not_a_time')",
    does: 'hours that are imported carry seconds, which the server refuses',
    tests: ['tests/unit/exchange-tables.test.ts'],
  },
  {
    file: 'src/published/pages.ts',
    find: 'for (const { id } of prayers)',
    put: 'for (const { id } of [] as typeof prayers)',
    does: 'published pages do not bring what organisers know of the prayers',
    tests: ['tests/publish/remembered-pages.test.ts'],
  },
  {
    file: 'src/domain/check-congregation.ts',
    find: 'official ?? computed[hour]',
    put: 'computed[hour]',
    does: 'an iqama is held to the computed hour though an official one is given',
    tests: ['src/domain/check-congregation.test.ts'],
  },
  {
    file: 'src/domain/check-congregation.ts',
    find: "return official ? [] : [{ field, code: 'prayed_before_computed' }];",
    put: 'return [];',
    does: 'an iqama before its hour is taken where no official one is given',
    tests: ['src/domain/check-congregation.test.ts'],
  },
  {
    file: 'src/features/programme/day-list.tsx',
    find: 'prayerDaysOf(sessions).flatMap(prayersOf)',
    put: "prayersOf(sessions[0]?.event.date ?? '')",
    does: 'a night that goes on until morning lacks that morning’s prayer in the programme',
    tests: ['src/features/programme/programme-screen.test.tsx'],
  },
  {
    file: 'src/features/my-program/day-plan.tsx',
    find: 'prayerDaysOf(sessions).flatMap(prayersOf)',
    put: 'prayersOf(day)',
    does: 'a night that goes on until morning lacks that morning’s prayer in My Programme',
    tests: ['src/features/my-program/day-plan.test.tsx'],
  },
];
