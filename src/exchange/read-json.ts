import { isZone } from './clock.ts';
import {
  anyText,
  firstText,
  isBlank,
  type JsonObject,
  listOf,
  objectOf,
  sourceText,
  stringOf,
} from './json-value.ts';
import { collectLeftovers, type Leaf, type Leftovers, leavesOf } from './leftovers.ts';
import { type Notice, notice, type Tell, type Where } from './notice.ts';
import {
  keyOf,
  type Mention,
  type Source,
  type SourceEntry,
  type SourceLink,
  type SourceText,
} from './source.ts';

/** True for the JSON that frab, pretalx and their kin write: `schedule.conference.days`. */
export function isScheduleJson(root: JsonObject): boolean {
  const { days } = conferenceOf(root);
  return Array.isArray(days) || Object.keys(objectOf(days)).length > 0;
}

/** What a reader of ours takes from a session, or knows to say nothing to readers of the forum. */
const ofSession = (
  'id guid code date start end duration room title subtitle abstract description language type track ' +
  'tracks persons speakers links attachments slug'
).split(' ');
const ofConference =
  'acronym title start end days daysCount timeslot_duration time_zone_name rooms tracks day_change'.split(
    ' ',
  );

/** Reads schedule JSON; each event on its own. */
export function readScheduleJson(root: JsonObject): Source {
  const conference = conferenceOf(root);
  const base = stringOf(objectOf(root.schedule).base_url) || stringOf(conference.base_url);
  const scope = stringOf(conference.acronym) || base;
  const page = base || stringOf(conference.url);
  const zone = stringOf(conference.time_zone_name);
  const notices: Notice[] = [];
  const entries: SourceEntry[] = [];
  const leftovers = collectLeftovers();
  leftovers.tell(beside(conference, ofConference, 'conference/'), {}, '');
  leftovers.tell(beside(objectOf(root.schedule), ['version', 'conference'], 'schedule/'), {}, '');
  const rooms = listOf(conference.rooms).flatMap((room) =>
    readRoom(objectOf(room), scope, leftovers),
  );
  const roomsByName = new Map(rooms.map((room) => [anyText(room.name), room]));
  const tracks = tracksById(conference.tracks);
  const context = { scope, tracks, leftovers, tell: (told: Notice) => notices.push(told) };
  for (const day of daysOf(conference).map(objectOf)) {
    for (const [roomName, events] of roomsOf(day)) {
      for (const [index, event] of listOf(events).entries()) {
        const place = `${stringOf(day.date)} · ${roomName} · ${index + 1}`;
        if (Object.keys(objectOf(event)).length === 0) {
          notices.push(notice('unreadable_entry', { id: place }));
        } else {
          const names = { around: roomName, known: roomsByName };
          entries.push(readEvent(objectOf(event), day, names, place, context));
        }
      }
    }
  }
  return {
    dialect: 'schedule-json',
    title: sourceText(conference.title),
    scope,
    ...(isZone(zone) ? { zone } : {}),
    ...(page ? { page } : {}),
    rooms,
    tracks: [...new Set(tracks.values())],
    entries,
    notices: [...notices, ...leftovers.notices()],
  };
}

function conferenceOf(root: JsonObject): JsonObject {
  return objectOf(objectOf(root.schedule).conference ?? root.conference);
}

function daysOf({ days }: JsonObject): readonly unknown[] {
  return Array.isArray(days) ? days : Object.values(objectOf(days));
}

/** The rooms of a day with their sessions: by name, or as a list of objects that have one. */
function roomsOf({ rooms }: JsonObject): [string, unknown][] {
  if (!Array.isArray(rooms)) return Object.entries(objectOf(rooms));
  return rooms.map((room) => [
    anyText(nameOf(objectOf(room).name)),
    objectOf(room).events ?? objectOf(room).talks,
  ]);
}

interface EventContext {
  readonly scope: string;
  readonly tracks: ReadonlyMap<string, SourceText>;
  readonly leftovers: Leftovers;
  readonly tell: Tell;
}

function readEvent(
  event: JsonObject,
  day: JsonObject,
  rooms: { around: string; known: ReadonlyMap<string, Mention> },
  place: string,
  { scope, tracks, leftovers, tell }: EventContext,
): SourceEntry {
  const id = stringOf(event.id) || stringOf(event.code);
  const title = sourceText(event.title);
  const where: Where = {
    id: id || place,
    ...(isBlank(title) ? {} : { title: anyText(title) }),
  };
  const key = keyOf(scope, stringOf(event.guid), id);
  const [own, ...otherRooms] = manyOf(event.room).map(nameOf);
  const roomName = firstText(own, rooms.around);
  const room = rooms.known.get(anyText(roomName)) ?? { where, name: roomName };
  for (const other of otherRooms) tell(notice('room_left_out', where, anyText(other)));
  return {
    where,
    ...(key ? { key } : {}),
    day: stringOf(day.date),
    dayStart: stringOf(day.day_start),
    date: stringOf(event.date),
    start: stringOf(event.start),
    end: stringOf(event.end),
    duration: stringOf(event.duration),
    ...(isBlank(roomName) ? {} : { room }),
    title,
    paragraphs: [event.subtitle, event.abstract, event.description].map(sourceText),
    language: stringOf(event.language),
    type: nameOf(event.type),
    track: readTrack([event.track, event.tracks], tracks, where, tell),
    links: [
      ...manyOf(event.links).map(readLink),
      ...manyOf(event.attachments).map(readLink),
      ...leftovers.links(beside(event, ofSession), where),
    ],
    persons: [...manyOf(event.persons), ...manyOf(event.speakers)].map((person) =>
      readPerson(person, scope, where, leftovers),
    ),
  };
}

/** What an object holds under other names than those. */
export function beside(value: JsonObject, known: readonly string[], within = ''): Leaf[] {
  return Object.entries(value).flatMap(([name, inner]) =>
    known.includes(name) ? [] : leavesOf(inner, `${within}${name}`),
  );
}

/** The values of a list, or the only one where somebody wrote none. */
export function manyOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** What a room, track or kind is called: a text, a text by language, or an object that has one. */
export function nameOf(value: unknown): SourceText {
  const named = objectOf(value);
  const name = named.name ?? named.title ?? named.label;
  return name === undefined ? sourceText(value) : sourceText(name);
}

/** The names of tracks that a file lists, by whatever sessions call them by. */
export function tracksById(list: unknown): Map<string, SourceText> {
  return new Map(
    manyOf(list).flatMap((track) => {
      const name = nameOf(track);
      const { id, slug } = objectOf(track);
      const keys = [id, slug, anyText(name)].map(stringOf).filter(Boolean);
      return isBlank(name) ? [] : keys.map((key): [string, SourceText] => [key, name]);
    }),
  );
}

/** The first track that is named, by name or by number; a session has one, so others are told. */
export function readTrack(
  values: readonly unknown[],
  known: ReadonlyMap<string, SourceText>,
  where: Where,
  tell: Tell,
): SourceText {
  const names = values.flatMap(manyOf).flatMap((value) => {
    const name = nameOf(value);
    const id = stringOf(objectOf(value).id) || anyText(name);
    const found = known.get(id) ?? name;
    if (/^\d+$/.test(anyText(found))) tell(notice('track_left_out', where, anyText(found)));
    return isBlank(found) || /^\d+$/.test(anyText(found)) ? [] : [found];
  });
  const [track = '', ...others] = names.filter(
    (name, index) => names.findIndex((one) => anyText(one) === anyText(name)) === index,
  );
  for (const other of others) tell(notice('track_left_out', where, anyText(other)));
  return track;
}

/** A link of any JSON dialect: an object with an address and a title, or an address alone. */
export function readLink(value: unknown): SourceLink {
  const link = objectOf(value);
  const plain = typeof value === 'string' ? value : '';
  const address = firstText(link.url, link.href, link.resource, link.link, plain);
  const hint = [link.type, link.rel, link.kind].map(stringOf).filter(Boolean).join(' ');
  return {
    address: anyText(address),
    label: firstText(link.title, link.name, link.label, link.description),
    ...(hint ? { hint } : {}),
  };
}

const ofPerson =
  'id guid code public_name full_public_name name display_name biography description abstract bio'.split(
    ' ',
  );

/** A person of any JSON dialect: an object with one of several names for each thing. */
export function readPerson(
  value: unknown,
  scope: string,
  where: Where,
  leftovers: Leftovers,
): Mention {
  const person = objectOf(value);
  const plain = typeof value === 'string' ? value : '';
  const id = stringOf(person.id);
  const key = keyOf(scope, stringOf(person.guid) || stringOf(person.code), id);
  const name = firstText(
    person.public_name,
    person.full_public_name,
    person.name,
    person.display_name,
    plain,
  );
  leftovers.tell(beside(person, ofPerson, 'person/'), where, anyText(name));
  return {
    where,
    ...(key ? { key } : {}),
    name,
    text: firstText(person.biography, person.description, person.abstract, person.bio),
  };
}

const ofRoom = 'id guid uuid name description capacity position'.split(' ');

/** A room of any JSON dialect. */
export function readRoom(room: JsonObject, scope: string, leftovers: Leftovers): Mention[] {
  const name = sourceText(room.name);
  if (isBlank(name)) return [];
  leftovers.tell(beside(room, ofRoom, 'room/'), { id: anyText(name) }, anyText(name));
  const id = stringOf(room.id);
  const key = keyOf(scope, stringOf(room.guid) || stringOf(room.uuid), id);
  const { capacity } = room;
  return [
    {
      where: { id: id || anyText(name) },
      ...(key ? { key } : {}),
      name,
      text: sourceText(room.description),
      ...(typeof capacity === 'number' ? { capacity } : {}),
    },
  ];
}
