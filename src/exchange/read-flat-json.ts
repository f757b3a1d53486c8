import { isZone } from './clock.ts';
import {
  anyText,
  firstText,
  isBlank,
  type JsonObject,
  objectOf,
  sourceText,
  stringOf,
} from './json-value.ts';
import { collectLeftovers, type Leftovers } from './leftovers.ts';
import { type Notice, notice, type Tell, type Where } from './notice.ts';
import {
  beside,
  manyOf,
  nameOf,
  readLink,
  readPerson,
  readRoom,
  readTrack,
  tracksById,
} from './read-json.ts';
import { keyOf, type Mention, type Source, type SourceEntry, type SourceText } from './source.ts';

const lists = ['talks', 'results', 'sessions', 'submissions', 'events'];
const ofRoot = [
  ...lists,
  ...'rooms tracks speakers persons title name timezone time_zone_name version count next previous'.split(
    ' ',
  ),
];
const ofSession = (
  'id guid code event_key date start end start_time end_time event_start event_end duration room ' +
  'room_id venue location slot slots title name subtitle abstract description language content_locale ' +
  'type event_type submission_type track track_id track_ids tracks persons speakers links attachments ' +
  'resources state'
).split(' ');
const ofSlot = 'id start end duration room room_id'.split(' ');

/** True for JSON that lists sessions one after another, as pretalx’s API and widget and Sched write them. */
export function isFlatJson(value: unknown): boolean {
  return sessionsOf(value).some((session) => !isBlank(titleOf(session)) && startOf(session) !== '');
}

/** Reads a list of sessions, whose rooms, tracks and people may be named by numbers or codes. */
export function readFlatJson(value: unknown): Source {
  const root = objectOf(value);
  const notices: Notice[] = [];
  const leftovers = collectLeftovers();
  leftovers.tell(beside(root, ofRoot), {}, '');
  const rooms = byKey(root.rooms, (room) => readRoom(room, '', leftovers)[0]);
  const people = byKey(root.speakers ?? root.persons, (person) =>
    readPerson(person, '', { id: stringOf(person.code) || 'speakers' }, leftovers),
  );
  const tracks = tracksById(root.tracks);
  const tell = (told: Notice) => notices.push(told);
  const context = { rooms, people, tracks, leftovers, tell };
  const entries = manyOf(listIn(value)).flatMap((session, index) => {
    const known = objectOf(session);
    if (Object.keys(known).length > 0) return [readSession(known, String(index + 1), context)];
    notices.push(notice('unreadable_entry', { id: String(index + 1) }));
    return [];
  });
  const zone = stringOf(root.timezone) || stringOf(root.time_zone_name);
  return {
    dialect: 'flat-json',
    title: firstText(root.title, root.name),
    scope: '',
    ...(zone && isZone(zone) ? { zone } : {}),
    rooms: [...new Set(rooms.values())],
    tracks: [...new Set(tracks.values())],
    persons: [...new Set(people.values())],
    entries,
    notices: [...notices, ...leftovers.notices()],
  };
}

interface Context {
  readonly rooms: ReadonlyMap<string, Mention>;
  readonly people: ReadonlyMap<string, Mention>;
  readonly tracks: ReadonlyMap<string, SourceText>;
  readonly leftovers: Leftovers;
  readonly tell: Tell;
}

function readSession(session: JsonObject, place: string, context: Context): SourceEntry {
  const { rooms, people, tracks, leftovers, tell } = context;
  const id = [session.code, session.id, session.event_key].map(stringOf).find(Boolean) ?? '';
  const title = titleOf(session);
  const where: Where = { id: id || place, ...(isBlank(title) ? {} : { title: anyText(title) }) };
  const key = keyOf('', stringOf(session.guid), id);
  const slots = [session.slot, ...manyOf(session.slots)].map(objectOf);
  const slot = slots.find((one) => Object.keys(one).length > 0) ?? {};
  const said = [session.room, session.room_id, session.venue, session.location, slot.room]
    .flatMap(manyOf)
    .filter((room) => !isBlank(nameOf(room)));
  const [room, ...others] = said.map((one) => roomOf(one, rooms, where));
  for (const other of others.filter((one) => anyText(one.name) !== anyText(room?.name ?? ''))) {
    tell(notice('room_left_out', where, anyText(other.name)));
  }
  const persons = [session.speakers, session.persons]
    .flatMap(manyOf)
    .flatMap((person) =>
      typeof person === 'string' && !people.has(person)
        ? person.split(',').map((name) => readPerson(name.trim(), '', where, leftovers))
        : [people.get(stringOf(person)) ?? readPerson(person, '', where, leftovers)],
    );
  return {
    where,
    ...(key ? { key } : {}),
    date: startOf(session),
    end:
      [session.end, session.event_end, session.end_time, slot.end].map(stringOf).find(Boolean) ??
      '',
    duration: stringOf(session.duration) || stringOf(slot.duration),
    ...(room ? { room } : {}),
    title,
    paragraphs: [session.subtitle, session.abstract, session.description].map(sourceText),
    language: stringOf(session.language) || stringOf(session.content_locale),
    type: nameOf(session.type ?? session.event_type ?? session.submission_type),
    track: readTrack(
      [session.track, session.track_id, session.tracks, session.track_ids],
      tracks,
      where,
      tell,
    ),
    links: [
      ...[session.links, session.attachments, session.resources].flatMap(manyOf).map(readLink),
      ...leftovers.links([...beside(session, ofSession), ...beside(slot, ofSlot, 'slot/')], where),
    ],
    persons: persons.map((person) => ({ ...person, where })),
    ...(/^(?:cancell?ed|withdrawn|rejected)$/.test(stringOf(session.state))
      ? { cancelled: true }
      : {}),
  };
}

/** The list of sessions: the value itself, or what stands under one of the names for it. */
function listIn(value: unknown): unknown {
  if (Array.isArray(value)) return value;
  const root = objectOf(value);
  return lists.map((name) => root[name]).find(Array.isArray);
}

function sessionsOf(value: unknown): JsonObject[] {
  return manyOf(listIn(value)).map(objectOf);
}

function titleOf(session: JsonObject): SourceText {
  return firstText(session.title, session.name);
}

function startOf(session: JsonObject): string {
  const slot = objectOf(session.slot ?? manyOf(session.slots)[0]);
  const { start, event_start, start_time, date } = session;
  return [start, event_start, start_time, date, slot.start].map(stringOf).find(Boolean) ?? '';
}

function roomOf(value: unknown, rooms: ReadonlyMap<string, Mention>, where: Where): Mention {
  const named = stringOf(objectOf(value).id) || anyText(nameOf(value));
  return rooms.get(named) ?? { where, name: nameOf(value) };
}

/** Rooms or people by whatever sessions call them by: number, code or name. */
function byKey(list: unknown, read: (value: JsonObject) => Mention | undefined) {
  const found = new Map<string, Mention>();
  for (const value of manyOf(list).map(objectOf)) {
    const mention = read(value);
    if (!mention || isBlank(mention.name)) continue;
    for (const key of [value.id, value.code, value.guid, anyText(mention.name)].map(stringOf)) {
      if (key) found.set(key, mention);
    }
  }
  return found;
}
