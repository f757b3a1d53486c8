import { addDays, venueClock, venueTimeZone } from '#shared/time.ts';
import { instantOf, isDay, isoIn, readIso, type WrittenTime, wallAt, type Zone } from './clock.ts';
import { readDuration } from './duration.ts';
import { notice, type Tell } from './notice.ts';
import type { Source, SourceEntry } from './source.ts';

/** When a session takes place, as the database keeps it: a day, and two times with offset. */
export interface TimeSlot {
  readonly date: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Which clock a file's times are meant on. */
export interface FileClock {
  /** The zone of a written time. */
  zoneOf(written: WrittenTime): Zone;
  /** True for an entry whose times have no offset and whose zone nobody names. */
  isAssumedFor(entry: SourceEntry): boolean;
  /** True where all times are in UTC and nothing says on which clock they are read there. */
  readonly isUtcOnly: boolean;
  /** The zone that was believed, where the file writes its times on another clock. */
  readonly chosen: string | undefined;
}

const DAY = 1440;
/** Until when (HH:MM) what begins after midnight is of the night before. */
export const nightEnds = '05:00';
const lateNightEnds = '12:00';
const lateEvening = '20:00';

/**
 * Finds the clock of a file. Some name a zone and write times of another offset (or UTC): the one
 * that agrees with the printed start times is the right one.
 */
export function clockOf(source: Source): FileClock {
  const { zone } = source;
  let named = 0;
  let written = 0;
  for (const { date, start } of source.entries) {
    const at = date && start ? readIso(date) : undefined;
    if (!start || at?.offset === undefined) continue;
    if (zone && shows(at, zone, start)) named += 1;
    if (shows(at, at.offset, start)) written += 1;
  }
  const bare = source.entries.every((entry) => !entry.start);
  const offsets = source.entries.flatMap(({ date = '' }) => readIso(date)?.offset ?? []);
  const differs = source.entries.some(({ date = '' }) => {
    const at = readIso(date);
    if (!zone || at?.offset === undefined) return false;
    return wallAt(instantOf(at.wall, at.offset), zone).time !== at.wall.time;
  });
  return {
    isUtcOnly: bare && !zone && offsets.length > 0 && offsets.every((offset) => offset === 0),
    chosen: zone && differs ? (named >= written ? zone : undefined) : undefined,
    zoneOf({ offset }) {
      if (offset === undefined) return zone ?? venueTimeZone;
      if (zone && named >= written) return zone;
      // Plain UTC says nothing of the place; where no printed clock does either, it is the venue.
      return offset === 0 && bare && !zone ? venueTimeZone : offset;
    },
    isAssumedFor: (entry) => !zone && isFloating(entry),
  };
}

/** Places an entry on its programme day; undefined, with the reason told, when it has no usable times. */
export function placeInTime(
  entry: SourceEntry,
  clock: FileClock,
  tell: Tell,
): TimeSlot | undefined {
  const { where } = entry;
  const start = startOf(entry, clock, tell);
  if (!start) return undefined;
  const minutes = minutesOf(entry, start.instant, clock, tell);
  if (minutes === undefined) return undefined;
  if (minutes <= 0) return refuse(tell, entry, 'no_length');
  if (minutes > DAY) return refuse(tell, entry, 'too_long');
  const { instant, zone } = start;
  let date = programmeDay(entry, instant, zone, clock, tell);
  const venue = venueClock(instant);
  if (venue.date !== date && venue.date !== addDays(date, 1)) {
    tell(notice('venue_day', where, date));
    date = nightBefore(venue);
  }
  const ends = instant + Math.round(minutes * 60) * 1000;
  return { date, starts_at: isoIn(instant, zone), ends_at: isoIn(ends, zone) };
}

function isFloating({ date = '', start = '' }: SourceEntry): boolean {
  const written = readIso(date);
  return written ? written.offset === undefined : clockTime(start) !== '';
}

type Refusal = 'no_start' | 'bad_start' | 'all_day' | 'no_length' | 'too_long';

function refuse(tell: Tell, entry: SourceEntry, code: Refusal): undefined {
  tell(notice(code, entry.where, entry.date || entry.start || undefined));
  return undefined;
}

interface Start {
  readonly instant: number;
  readonly zone: Zone;
}

function startOf(entry: SourceEntry, clock: FileClock, tell: Tell): Start | undefined {
  const { date = '', day = '' } = entry;
  const written = readIso(date);
  const time = clockTime(entry.start ?? '');
  if (written) {
    const zone = clock.zoneOf(written);
    const instant = instantOf(written.wall, written.offset ?? zone);
    const shown = wallAt(instant, zone).time;
    if (time && shown !== time) {
      tell(notice('clock_disagrees', entry.where, `${time.slice(0, 5)} / ${shown.slice(0, 5)}`));
    }
    return { instant, zone };
  }
  const printed = isDay(date) ? date : day;
  if (!time || !isDay(printed)) {
    if (!date && !entry.start) return refuse(tell, entry, 'no_start');
    return refuse(tell, entry, isDay(date) && !entry.start ? 'all_day' : 'bad_start');
  }
  if (date && !isDay(date)) tell(notice('bad_date_ignored', entry.where, date));
  const wall = { date: time < nightEnds ? addDays(printed, 1) : printed, time };
  const zone = clock.zoneOf({ wall });
  return { instant: instantOf(wall, zone), zone };
}

function minutesOf(
  entry: SourceEntry,
  start: number,
  clock: FileClock,
  tell: Tell,
): number | undefined {
  const { where, duration = '', end = '' } = entry;
  const written = readIso(end);
  if (written) {
    const instant = instantOf(written.wall, written.offset ?? clock.zoneOf(written));
    return (instant - start) / 60_000;
  }
  const minutes = duration ? readDuration(duration) : undefined;
  if (minutes !== undefined) return minutes;
  if (duration || end) tell(notice('bad_duration', where, duration || end));
  else tell(notice('no_duration', where));
  return undefined;
}

/** The day it is printed under if that can be, else the evening before for a start in the night. */
function programmeDay(
  entry: SourceEntry,
  instant: number,
  zone: Zone,
  clock: FileClock,
  tell: Tell,
): string {
  const wall = wallAt(instant, zone);
  const printed = printedDay(entry, clock);
  const isNightAfter = wall.date === (printed && addDays(printed, 1)) && wall.time < lateNightEnds;
  if (printed && (wall.date === printed || isNightAfter)) {
    if (isNightAfter) tell(notice('after_midnight', entry.where, printed));
    return printed;
  }
  const natural = nightBefore(wall);
  if (printed) tell(notice('other_day', entry.where, `${printed} → ${natural}`));
  else if (natural !== wall.date) tell(notice('after_midnight', entry.where, natural));
  return natural;
}

/** Some files date a day by UTC; the instant at which it begins tells which day the place calls it. */
function printedDay(entry: SourceEntry, clock: FileClock): string | undefined {
  const { day = '', dayStart = '' } = entry;
  if (!isDay(day)) return undefined;
  const begins = readIso(dayStart);
  if (begins?.offset === undefined) return day;
  const shown = wallAt(instantOf(begins.wall, begins.offset), clock.zoneOf(begins));
  return shown.time < lateEvening ? shown.date : addDays(shown.date, 1);
}

/** The programme day of what begins at a wall clock. */
export function nightBefore({ date, time }: { date: string; time: string }): string {
  return time < nightEnds ? addDays(date, -1) : date;
}

function shows(at: WrittenTime, zone: Zone, start: string): boolean {
  return wallAt(instantOf(at.wall, at.offset ?? zone), zone).time === clockTime(start);
}

/** `9:30` as 09:30:00; empty for what no clock shows. */
function clockTime(text: string): string {
  const match = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/.exec(text.trim());
  if (!match || Number(match[1]) > 23) return '';
  return `${match[1]?.padStart(2, '0')}:${match[2]}:00`;
}
