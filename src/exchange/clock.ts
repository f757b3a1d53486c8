import { zoneOffset } from '#shared/zone-offset.ts';

/** A time zone: an IANA name, or minutes east of Greenwich. */
export type Zone = string | number;

/** A wall clock: `date` as YYYY-MM-DD, `time` as HH:MM:SS. */
export interface Wall {
  readonly date: string;
  readonly time: string;
}

const MINUTE = 60_000;

/** True for a zone that this machine knows by name. */
export function isZone(name: string): boolean {
  try {
    zoneOffset(name, 0);
    return true;
  } catch {
    return false;
  }
}

/** What the clocks of a zone show at an instant (milliseconds since 1970). */
export function wallAt(instant: number, zone: Zone): Wall {
  const shown = new Date(instant + offsetAt(instant, zone) * MINUTE).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 19) };
}

/** The instant at which a zone's clocks show a wall time; one skipped by a clock change comes just after. */
export function instantOf(wall: Wall, zone: Zone): number {
  const shown = Date.parse(`${wall.date}T${wall.time}Z`);
  let instant = shown - offsetAt(shown, zone) * MINUTE;
  instant = shown - offsetAt(instant, zone) * MINUTE;
  return instant;
}

/** An instant as ISO 8601 with the zone's offset: `2024-10-18T10:30:00+01:00`. */
export function isoIn(instant: number, zone: Zone): string {
  const offset = offsetAt(instant, zone);
  const { date, time } = wallAt(instant, zone);
  const size = Math.abs(offset);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  const minutes = String(size % 60).padStart(2, '0');
  return `${date}T${time}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

/** An ISO time taken apart; `offset` in minutes is absent from a floating one. */
export interface WrittenTime {
  readonly wall: Wall;
  readonly offset?: number;
}

const iso =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:[.,]\d+)?\s*(Z|[+-]\d{2}:?(?:\d{2})?)?$/i;

/** Takes an ISO 8601 date and time apart; undefined for anything that no calendar or clock shows. */
export function readIso(text: string): WrittenTime | undefined {
  const match = iso.exec(text.trim());
  if (!match) return undefined;
  const [, date = '', minutes = '', seconds = ':00', offset] = match;
  const wall = { date, time: `${minutes}${seconds}` };
  if (!isDay(date) || !isTime(wall.time)) return undefined;
  if (offset === undefined) return { wall };
  const east = readOffset(offset);
  return east === undefined ? undefined : { wall, offset: east };
}

/** True for a calendar day, YYYY-MM-DD, well within the years that the database takes. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1991' || text >= '2200') return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text);
}

function readOffset(text: string): number | undefined {
  if (text.toUpperCase() === 'Z') return 0;
  const digits = text.slice(1).replace(':', '');
  const hours = Number(digits.slice(0, 2));
  const minutes = Number(digits.slice(2) || 0);
  if (hours > 14 || minutes > 59) return undefined;
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

function offsetAt(instant: number, zone: Zone): number {
  return typeof zone === 'number' ? zone : zoneOffset(zone, instant);
}
