import { calendarEntry } from '#domain/calendar-entry.ts';
import { type Event, holdsSessions } from '#entities/index.ts';
import type { PresentRow } from '#replica/protocol/sync-row.ts';
import { calendarOf } from '#shared/calendar.ts';
import { type Followed, feedPath } from '#shared/feed-path.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';
import { keyFrom, type Maker, type PublishPlan, type Site } from '../plan.ts';
import { publicAddress, wordsIn } from './address.ts';
import { sessionsOf, talksBySession } from './sessions.ts';

/** Changes with what is made of the same rows. */
const version = 'calendar 3';

/** A calendar to follow per language: of the whole programme, of each hall and of each speaker. */
export const calendars: Maker = (site) => {
  const { content } = site.snapshot;
  const sessions = sessionsOf(site);
  const held = sessionsByWho(site, sessions);
  const of = (name: 'location' | 'speaker', id: string, title: Localized) =>
    plansOf(site, { name, id }, held.get(id) ?? [], title);
  // Who has no session yet can be followed all the same, and whose last one goes stays empty.
  const halls = [...content.location.values()].filter(
    (place) => holdsSessions(place) || held.has(place.id),
  );
  return [
    ...plansOf(site, { name: 'programme' }, sessions),
    ...halls.flatMap(({ id, name }) => of('location', id, name)),
    ...[...content.speaker.values()].flatMap(({ id, name }) => of('speaker', id, name)),
  ];
};

/** The sessions at each place and with each person, in order of time. */
function sessionsByWho(site: Site, sessions: readonly Event[]) {
  const talks = talksBySession(site);
  const held = new Map<string, Event[]>();
  for (const event of sessions) {
    const { id, location_id, chair_id, participant_ids } = event;
    const named = [location_id, chair_id, ...participant_ids, ...(talks.get(id) ?? [])];
    for (const who of new Set(named)) {
      if (who) held.set(who, [...(held.get(who) ?? []), event]);
    }
  }
  return held;
}

function plansOf(
  site: Site,
  followed: Followed,
  sessions: readonly Event[],
  title?: Localized,
): PublishPlan[] {
  const { origin, snapshot } = site;
  const key = keyFrom([version, origin, JSON.stringify(title ?? '')], rowsOf(site, sessions));
  return languages.map((language) => {
    const path = feedPath(followed, language);
    return {
      path: path.slice(1),
      key,
      type: 'text/calendar; charset=utf-8',
      freshness: 'asked',
      make() {
        const { name, id } = followed;
        const words = wordsIn(language);
        const edition = snapshot.content.edition.get(String(snapshot.edition));
        const names = [title, edition?.name].flatMap((text) => words(text) || []);
        const entries = sessions.map((event) => entryOf(site, event, language));
        return calendarOf(names.join(' – '), entries, snapshot.at, {
          source: `${origin}${path}`,
          page: publicAddress(origin, language, name, id === undefined ? {} : { id }),
        });
      },
    };
  });
}

/** What a calendar shows: the edition, whose name it has, its sessions and their places. */
function rowsOf({ snapshot }: Site, sessions: readonly Event[]): PresentRow[] {
  const keys = sessions.flatMap((event) => [`event:${event.id}`, `location:${event.location_id}`]);
  return [`edition:${snapshot.edition}`, ...keys].flatMap((key) => snapshot.rows.get(key) ?? []);
}

function entryOf({ origin, snapshot }: Site, event: Event, language: Language) {
  const { content, rows } = snapshot;
  const place = event.location_id ? content.location.get(event.location_id) : undefined;
  const url = publicAddress(origin, language, 'event', { id: event.id });
  const revisions = [`event:${event.id}`, `location:${event.location_id}`].map(
    (key) => rows.get(key)?.revision ?? 0,
  );
  // A hall of another name is another text in the calendar too.
  return {
    ...calendarEntry(event, place, wordsIn(language), url),
    sequence: Math.max(...revisions),
  };
}
