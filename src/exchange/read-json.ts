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
import { type Notice, notice, type Where } from './notice.ts';
import { keyOf, type Mention, type Source, type SourceEntry, type SourceLink } from './source.ts';

/** True for the JSON that frab, pretalx and their kin write: `schedule.conference.days`. */
export function isScheduleJson(root: JsonObject): boolean {
  return Array.isArray(conferenceOf(root).days);
}

/** Reads schedule JSON; each event on its own. */
export function readScheduleJson(root: JsonObject): Source {
  const conference = conferenceOf(root);
  const scope = stringOf(conference.acronym) || stringOf(objectOf(root.schedule).base_url);
  const zone = stringOf(conference.time_zone_name);
  const notices: Notice[] = [];
  const entries: SourceEntry[] = [];
  const rooms = listOf(conference.rooms).flatMap((room) => readRoom(objectOf(room), scope));
  const roomsByName = new Map(rooms.map((room) => [anyText(room.name), room]));
  for (const day of listOf(conference.days).map(objectOf)) {
    for (const [roomName, events] of Object.entries(objectOf(day.rooms))) {
      for (const [index, event] of listOf(events).entries()) {
        const place = `${stringOf(day.date)} · ${roomName} · ${index + 1}`;
        if (Object.keys(objectOf(event)).length === 0) {
          notices.push(notice('unreadable_entry', { id: place }));
        } else {
          const names = { around: roomName, known: roomsByName };
          entries.push(readEvent(objectOf(event), day, names, scope, place));
        }
      }
    }
  }
  return {
    dialect: 'schedule-json',
    title: sourceText(conference.title),
    scope,
    ...(isZone(zone) ? { zone } : {}),
    rooms,
    entries,
    notices,
  };
}

function conferenceOf(root: JsonObject): JsonObject {
  return objectOf(objectOf(root.schedule).conference ?? root.conference);
}

function readEvent(
  event: JsonObject,
  day: JsonObject,
  rooms: { around: string; known: ReadonlyMap<string, Mention> },
  scope: string,
  place: string,
): SourceEntry {
  const id = stringOf(event.id) || stringOf(event.code);
  const title = sourceText(event.title);
  const where: Where = {
    id: id || place,
    ...(isBlank(title) ? {} : { title: anyText(title) }),
  };
  const key = keyOf(scope, stringOf(event.guid), id);
  const roomName = firstText(event.room, rooms.around);
  const room = rooms.known.get(anyText(roomName)) ?? { where, name: roomName };
  return {
    where,
    ...(key ? { key } : {}),
    day: stringOf(day.date),
    dayStart: stringOf(day.day_start),
    date: stringOf(event.date),
    start: stringOf(event.start),
    duration: stringOf(event.duration),
    ...(isBlank(roomName) ? {} : { room }),
    title,
    paragraphs: [event.subtitle, event.abstract, event.description].map(sourceText),
    language: stringOf(event.language),
    type: sourceText(event.type),
    track: sourceText(event.track),
    links: [...listOf(event.links), ...listOf(event.attachments)].map(readLink),
    persons: listOf(event.persons).map((person) => readPerson(person, scope, where)),
  };
}

/** A link of any JSON dialect: an object with an address and a title, or an address alone. */
export function readLink(value: unknown): SourceLink {
  const link = objectOf(value);
  const address = firstText(link.url, link.href, link.resource, value);
  return { address: anyText(address), label: firstText(link.title, link.name, link.description) };
}

/** A person of any JSON dialect: an object with one of several names for each thing. */
export function readPerson(value: unknown, scope: string, where: Where): Mention {
  const person = objectOf(value);
  const id = stringOf(person.id);
  const key = keyOf(scope, stringOf(person.guid) || stringOf(person.code), id);
  return {
    where,
    ...(key ? { key } : {}),
    name: firstText(person.public_name, person.full_public_name, person.name, value),
    text: firstText(person.biography, person.description, person.abstract),
  };
}

/** A room of any JSON dialect. */
export function readRoom(room: JsonObject, scope: string): Mention[] {
  const name = sourceText(room.name);
  if (isBlank(name)) return [];
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
