import { calendarEntry } from '#domain/calendar-entry.ts';
import { type Event, holdsSessions } from '#entities/index.ts';
import { calendarOfWritten, type WrittenEntry, writtenEntry } from '#shared/calendar.ts';
import { type Followed, feedPath } from '#shared/feed-path.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';
import { keyFrom, type Maker, type PublishPlan, type Site } from '../plan.ts';
import { remembering } from '../remembering.ts';
import { publicAddress, wordsIn } from './address.ts';
import { sessionsOf, talksBySession } from './sessions.ts';

/** Changes with what is made of the same rows. */
const version = 'calendar 3';

/** Of thousands of sessions a change is of a few, and the others stand in every calendar as they did. */
const all = languages.map((language) => ({ language, remember: remembering<WrittenEntry>() }));

/** A calendar to follow per language: of the whole programme, of each hall and of each speaker. */
export const calendars: Maker = (site) => {
  const { content } = site.snapshot;
  const sessions = sessionsOf(site);
  const held = sessionsByWho(site, sessions);
  const states = statesOf(site, sessions);
  const of = (name: 'location' | 'speaker', id: string, title: Localized) =>
    plansOf(site, states, { name, id }, held.get(id) ?? [], title);
  // Who has no session yet can be followed all the same, and whose last one goes stays empty.
  const halls = [...content.location.values()].filter(
    (place) => holdsSessions(place) || held.has(place.id),
  );
  return [
    ...plansOf(site, states, { name: 'programme' }, sessions),
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
      if (!who) continue;
      const theirs = held.get(who);
      if (theirs) theirs.push(event);
      else held.set(who, [event]);
    }
  }
  return held;
}

function plansOf(
  site: Site,
  states: ReadonlyMap<string, string>,
  followed: Followed,
  sessions: readonly Event[],
  title?: Localized,
): PublishPlan[] {
  const { origin, snapshot } = site;
  const shown = sessions.map(({ id }) => states.get(id) ?? '');
  const edition = snapshot.rows.get(`edition:${snapshot.edition}`);
  const about = [version, origin, JSON.stringify(title ?? ''), ...shown];
  const key = keyFrom(about, edition ? [edition] : []);
  return all.map(({ language, remember }) => {
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
        const entries = sessions.map((event) => entryOf(site, event, language, remember));
        return calendarOfWritten(names.join(' – '), entries, snapshot.at, {
          source: `${origin}${path}`,
          page: publicAddress(origin, language, name, id === undefined ? {} : { id }),
        });
      },
    };
  });
}

/** What a calendar shows of each session: the states of its row and of its place's. */
function statesOf({ snapshot }: Site, sessions: readonly Event[]): ReadonlyMap<string, string> {
  const state = (key: string) => snapshot.rows.get(key)?.revision ?? '';
  return new Map(
    sessions.map(({ id, location_id }) => {
      const [own, place] = [state(`event:${id}`), state(`location:${location_id}`)];
      return [id, `${id} ${own} ${location_id} ${place}`];
    }),
  );
}

function entryOf(
  { origin, snapshot }: Site,
  event: Event,
  language: Language,
  remember: ReturnType<typeof remembering<WrittenEntry>>,
): WrittenEntry {
  const { content, rows } = snapshot;
  const place = event.location_id ? content.location.get(event.location_id) : undefined;
  const revisions = [`event:${event.id}`, `location:${event.location_id}`].map(
    (key) => rows.get(key)?.revision ?? 0,
  );
  // A hall of another name is another text in the calendar too.
  const sequence = Math.max(...revisions);
  return remember(event, [origin, place, sequence], () => {
    const url = publicAddress(origin, language, 'event', { id: event.id });
    return writtenEntry({ ...calendarEntry(event, place, wordsIn(language), url), sequence });
  });
}
