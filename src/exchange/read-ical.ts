import ICAL from 'ical.js';
import { instantOf, isoIn } from './clock.ts';
import { endsAsCalendar, lastLine } from './file-end.ts';
import { type CalendarBlock, calendarProperty, cutCalendar } from './ical-blocks.ts';
import { attendeesOf, leavesBeside, leavesOfCalendar, linksOf } from './ical-properties.ts';
import { type CalendarZones, knownZone, readZones } from './ical-zones.ts';
import { eventTypeOf } from './kinds-by-name.ts';
import { collectLeftovers, type Leftovers } from './leftovers.ts';
import { type Notice, notice, type Tell, type Where } from './notice.ts';
import type { Source, SourceEntry } from './source.ts';

/** More repetitions of one event than a forum of a few days can have. */
const MOST_REPETITIONS = 100;

/** Reads iCalendar; each VEVENT on its own. */
export function readIcal(text: string): Source {
  const { properties, blocks } = cutCalendar(text);
  const zones = readZones(blocks);
  const zone = knownZone(calendarProperty(properties, 'X-WR-TIMEZONE')) ?? zones.only;
  const notices: Notice[] = [];
  if (!endsAsCalendar(text)) notices.push(notice('file_cut', { line: lastLine(text) }));
  const leftovers = collectLeftovers();
  leftovers.tell(leavesOfCalendar(properties), {}, 'VCALENDAR');
  const entries: SourceEntry[] = [];
  for (const block of blocks) {
    if (block.name === 'VTIMEZONE') continue;
    const where = whereOf(block);
    if (block.name !== 'VEVENT') {
      notices.push(notice('not_a_session', where, block.name));
      continue;
    }
    if (!block.complete) {
      notices.push(notice('entry_cut', where));
      continue;
    }
    try {
      const component = new ICAL.Component(ICAL.parse(block.lines.join('\r\n')));
      entries.push(...readEvent(component, where, zones, leftovers, (told) => notices.push(told)));
    } catch (error) {
      // The reader says in English what is wrong, and quotes at the end where.
      const [, quoted] = /"([^"]+)"$/.exec(error instanceof Error ? error.message : '') ?? [];
      notices.push(notice('unreadable_entry', where, quoted));
    }
  }
  return {
    dialect: 'icalendar',
    title: calendarProperty(properties, 'X-WR-CALNAME') || calendarProperty(properties, 'NAME'),
    scope: '',
    ...(zone ? { zone } : {}),
    rooms: [],
    entries: withoutReplaced(entries),
    notices: [...notices, ...leftovers.notices()],
  };
}

function whereOf(block: CalendarBlock): Where {
  const uid = calendarProperty(block.lines, 'UID');
  const title = calendarProperty(block.lines, 'SUMMARY');
  return { line: block.line, ...(uid ? { id: uid } : {}), ...(title ? { title } : {}) };
}

function readEvent(
  component: ICAL.Component,
  where: Where,
  zones: CalendarZones,
  leftovers: Leftovers,
  tell: Tell,
): SourceEntry[] {
  const written = (name: string): string => {
    const value = component.getFirstPropertyValue(name);
    return typeof value === 'string' ? value : '';
  };
  const uid = written('uid');
  const room = written('location').trim();
  const status = written('status').toUpperCase();
  const language = component.getFirstProperty('summary')?.getFirstParameter('language');
  const categories = component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues().map((value) => String(value).trim()))
    .filter(Boolean);
  // Calendars have one word for the kind of a session and for its track: what is no kind is a track.
  const kinds = categories.filter((category) => eventTypeOf(category));
  const [track, ...others] = categories.filter((category) => !eventTypeOf(category));
  for (const other of others) tell(notice('track_left_out', where, other));
  const entry = {
    where,
    ...(room ? { room: { where, name: room } } : {}),
    title: written('summary'),
    paragraphs: [written('description')],
    type: kinds.join(', '),
    ...(track ? { track } : {}),
    persons: attendeesOf(component, where, tell),
    links: [
      ...linksOf(component, where, tell),
      ...leftovers.links(leavesBeside(component, where, tell), where),
    ],
    ...(language ? { language } : {}),
    ...(status ? { cancelled: status === 'CANCELLED' } : {}),
  };
  const starts = timesOf(component, 'dtstart', zones, where, tell);
  if (!starts) return [{ ...entry, ...(uid ? { key: uid } : {}) }];
  const instance = timesOf(component, 'recurrence-id', zones, where, () => undefined);
  if (!component.hasProperty('rrule') && !component.hasProperty('rdate')) {
    const ends = timesOf(component, 'dtend', zones, where, () => undefined);
    const key = instance ? `${uid}/${instance.written}` : uid;
    const duration = component.getFirstPropertyValue('duration')?.toString() ?? '';
    return [
      { ...entry, ...(uid ? { key } : {}), date: starts.iso, end: ends?.iso ?? '', duration },
    ];
  }
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur && isForeseeable(rule))) {
      tell(notice('bad_repetition', where, String(rule)));
      return [];
    }
  }
  const event = new ICAL.Event(component);
  const duration = event.duration.toString();
  const repetitions = event.iterator();
  const occurrences: SourceEntry[] = [];
  for (let next = repetitions.next(); next; next = repetitions.next()) {
    if (occurrences.length === MOST_REPETITIONS) {
      tell(notice('recurring_cut', where, String(MOST_REPETITIONS)));
      break;
    }
    const key = `${uid}/${next.toString()}`;
    occurrences.push({ ...entry, ...(uid ? { key } : {}), date: starts.isoOf(next), duration });
  }
  tell(notice('recurring', where, String(occurrences.length)));
  return occurrences;
}

/** The longest pause between two repetitions, in days, weeks, months or years. */
const LONGEST_INTERVAL = 366;
/** Days that such a rule chooses come again and again; others, as 30 February, are sought for ever. */
const recurringDays = /^(?:MO|TU|WE|TH|FR|SA|SU)$/;

/** Whether the repetitions of a rule are found in a moment, whatever it says. */
function isForeseeable({ freq, interval, parts }: ICAL.Recur): boolean {
  if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq)) return false;
  if (interval > LONGEST_INTERVAL) return false;
  if (freq !== 'DAILY') return true;
  return Object.entries(parts).every(([name, values]) =>
    name === 'BYDAY'
      ? [values].flat().every((day) => recurringDays.test(String(day)))
      : name === 'BYMONTH',
  );
}

/** A time of an event: as written, and as ISO 8601 with the offset of its zone if it has one. */
function timesOf(
  component: ICAL.Component,
  name: string,
  zones: CalendarZones,
  where: Where,
  tell: Tell,
) {
  const property = component.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!property || !(time instanceof ICAL.Time)) return undefined;
  const tzid = property.getFirstParameter('tzid');
  const known = tzid ? zones.at(tzid, time) : undefined;
  if (tzid && known === undefined) tell(notice('unknown_zone', where, tzid));
  const isoOf = (local: ICAL.Time): string => {
    const text = local.toString();
    if (known === undefined || local.isDate || text.endsWith('Z')) return text;
    const [date = '', clock = ''] = text.split('T');
    const zone = tzid ? (zones.at(tzid, local) ?? known) : known;
    return isoIn(instantOf({ date, time: clock }, zone), zone);
  };
  return { written: time.toString(), iso: isoOf(time), isoOf };
}

/** A repetition that the file changes by an event of its own is left to that event. */
function withoutReplaced(entries: readonly SourceEntry[]): SourceEntry[] {
  const replacements = new Set(
    entries.filter((entry) => !isRepetition(entry)).map((entry) => entry.key),
  );
  return entries.filter((entry) => !isRepetition(entry) || !replacements.has(entry.key));
}

function isRepetition(entry: SourceEntry): boolean {
  return entry.end === undefined && entry.duration !== undefined;
}
