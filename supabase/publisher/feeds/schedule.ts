import { calendarEntry } from '#domain/calendar-entry.ts';
import type { Event } from '#entities/index.ts';
import { scheduleOf } from '#exchange/schedule-out/schedule.ts';
import { writeScheduleJson } from '#exchange/schedule-out/write-schedule-json.ts';
import type { AllMessages } from '#published/rendering.ts';
import { calendarOf } from '#shared/calendar.ts';
import { type Language, languages } from '#shared/localized.ts';
import { keyFrom, type Maker, type PublishPlan, type Site } from '../plan.ts';
import { publicAddress, wordsIn } from './address.ts';
import { phraseIn } from './phrase.ts';

/** The programme for other programs: `schedule.json` as frab writes it, and a calendar per language. */
export function scheduleFiles(words: AllMessages): Maker {
  const noRoom = phraseIn(words, languages[0], 'admin-exchange', 'export.no_room');
  return (site) => {
    const { snapshot, origin } = site;
    const told = ['edition', 'event', 'intervention', 'location', 'speaker'];
    const rows = [...snapshot.rows.values()].filter(({ kind }) => told.includes(kind));
    const key = keyFrom(['schedule 2', origin, noRoom], rows);
    const json: PublishPlan = {
      path: 'schedule.json',
      key,
      type: 'application/json; charset=utf-8',
      freshness: 'asked',
      make: () => writeSchedule(site, noRoom),
    };
    const calendars = languages.map(
      (language): PublishPlan => ({
        path: `programme.${language}.ics`,
        key,
        type: 'text/calendar; charset=utf-8',
        freshness: 'asked',
        make: () => writeCalendar(site, language),
      }),
    );
    return [json, ...calendars];
  };
}

/** The sessions of the edition in order of time. */
function sessionsOf({ snapshot: { content, edition } }: Site): Event[] {
  return [...content.event.values()]
    .filter(({ edition_id }) => edition_id === edition)
    .map((event) => ({ event, starts: Date.parse(event.starts_at) }))
    .sort((a, b) => a.starts - b.starts || (a.event.id < b.event.id ? -1 : 1))
    .map(({ event }) => event);
}

function writeSchedule({ origin, snapshot }: Site, noRoom: string): string {
  const { content, revision } = snapshot;
  const edition = content.edition.get(String(snapshot.edition));
  if (!edition) throw new Error(`No edition ${snapshot.edition}`);
  // A cancelled session has no place in a schedule; the calendars say that it is cancelled.
  const schedule = scheduleOf({
    edition,
    version: String(revision),
    events: [...content.event.values()],
    locations: content.location,
    speakers: content.speaker,
    tracks: content.track,
    language: languages[0],
    noRoom,
    site: `${origin}/`,
    addressOf: (id) => publicAddress(origin, languages[0], 'event', { id }),
  });
  return writeScheduleJson(schedule);
}

function writeCalendar(site: Site, language: Language): string {
  const { origin, snapshot } = site;
  const { content } = snapshot;
  const words = wordsIn(language);
  const entries = sessionsOf(site).map((event) => {
    const place = event.location_id ? content.location.get(event.location_id) : undefined;
    const url = publicAddress(origin, language, 'event', { id: event.id });
    return calendarEntry(event, place, words, url);
  });
  const edition = content.edition.get(String(snapshot.edition));
  return calendarOf(words(edition?.name), entries, snapshot.at);
}
