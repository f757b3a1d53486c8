import { entity, type RowOf } from './kit/entity.ts';
import { date, ref, text } from './kit/field.ts';
import type { Issue } from './kit/issue.ts';

/** The hours that the sun sets, in the order of the day. */
export const sunHours = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type SunHour = (typeof sunHours)[number];
/** Those of one day, as HH:MM on the venue's clock. */
export type SunHours = Readonly<Record<SunHour, string>>;

/** The hours at which a congregation prays. */
type Prayed = `${Exclude<SunHour, 'sunrise'>}_iqama`;

type Draft = { readonly [N in SunHour | Prayed | 'date' | 'jumua']?: string | null };

const time = () => text({ format: 'time', max: 5 });
const listedTime = () => text({ format: 'time', max: 5, list: true });

/**
 * What organisers know better than a computation of the prayers of one day, as HH:MM on the venue's
 * clock: the official times, when the congregation prays (`…_iqama`), and when Friday's prayer is held.
 */
export const prayerDay = entity({
  kind: 'prayer_day',
  table: 'prayer_days',
  id: 'id',
  name: 'date',
  roles: ['programme'],
  lasts: 'copied',
  anew: [...sunHours],
  fields: {
    edition_id: ref('edition', { required: true }),
    date: date({ required: true, list: true }),
    fajr: listedTime(),
    sunrise: listedTime(),
    dhuhr: listedTime(),
    asr: listedTime(),
    maghrib: listedTime(),
    isha: listedTime(),
    fajr_iqama: time(),
    dhuhr_iqama: time(),
    asr_iqama: time(),
    maghrib_iqama: time(),
    isha_iqama: time(),
    jumua: time(),
  },
  rules: checkTimes,
});

export type PrayerDay = RowOf<typeof prayerDay>;

/** Times follow each other, nobody prays before the time has come, and Jumu'a is on a Friday. */
function checkTimes(day: Draft): Issue[] {
  const given = sunHours.filter((name) => day[name]);
  const late = given.find((name, index) => {
    const before = given[index - 1];
    return before && (day[name] ?? '') <= (day[before] ?? '');
  });
  if (late) return [{ field: late, code: 'times_out_of_order' }];
  for (const name of sunHours) {
    if (name === 'sunrise') continue;
    const [called, prayed] = [day[name], day[`${name}_iqama`]];
    if (called && prayed && prayed < called) {
      return [{ field: `${name}_iqama`, code: 'prayed_before_time' }];
    }
  }
  if (day.jumua && day.dhuhr && day.jumua < day.dhuhr) {
    return [{ field: 'jumua', code: 'prayed_before_time' }];
  }
  return day.jumua && day.date && !isFriday(day.date)
    ? [{ field: 'jumua', code: 'not_a_friday' }]
    : [];
}

/** Whether a YYYY-MM-DD day is a Friday. */
export function isFriday(day: string): boolean {
  return new Date(`${day}T12:00:00Z`).getUTCDay() === 5;
}
