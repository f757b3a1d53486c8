import { computeHours } from '#domain/compute-prayers.ts';
import { isFriday } from '#entities/prayer-day.ts';
import { idOf } from '#seed/ids.ts';
import type { EditionSeed } from '#seed/site/editions.ts';
import type { StoredRow } from './content.ts';

/** Minutes from the call to the prayer, as mosques of the region keep them. */
const waits = { fajr: 20, dhuhr: 15, asr: 15, maghrib: 5, isha: 15 } as const;
/** On Fridays the sermon comes first. */
const sermon = 30;

/** When the congregation of the venue prays, of each day; the times themselves are left to be computed. */
export function prayerDayRows({ id, days, utc_offset }: EditionSeed): StoredRow<'prayer_day'>[] {
  return days.map((date, index) => {
    const hours = computeHours(date, utc_offset);
    const after = (name: keyof typeof waits, minutes: number = waits[name]) =>
      later(hours[name], minutes);
    return {
      id: idOf('prayer_day', `day-${index + 1}`),
      edition_id: id,
      date,
      ...{ fajr: null, sunrise: null, dhuhr: null, asr: null, maghrib: null, isha: null },
      fajr_iqama: after('fajr'),
      dhuhr_iqama: after('dhuhr'),
      asr_iqama: after('asr'),
      maghrib_iqama: after('maghrib'),
      isha_iqama: after('isha'),
      jumua: isFriday(date) ? after('dhuhr', sermon) : null,
    };
  });
}

/** HH:MM some minutes after another, rounded up to five minutes. */
function later(time: string, minutes: number): string {
  const at = Date.parse(`1970-01-01T${time}Z`) + minutes * 60_000;
  return new Date(Math.ceil(at / 300_000) * 300_000).toISOString().slice(11, 16);
}
