import { isDay } from './clock.ts';
import {
  anyText,
  isBlank,
  type JsonObject,
  listOf,
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
import type { Mention, Source, SourceEntry, SourceText } from './source.ts';

/** True for the JSON whose sections hold sessions by day, minute and room: `schedule[day][minute][room]`. */
export function isBilingualJson(root: JsonObject): boolean {
  return sectionsOf(root).length > 0 && Object.hasOwn(root, 'schedule');
}

/** Reads the JSON with texts keyed by language; each session on its own, sprints and breaks included. */
export function readBilingualJson(root: JsonObject): Source {
  const notices: Notice[] = [];
  const entries: SourceEntry[] = [];
  const rooms = new Map<string, Mention>();
  const leftovers = collectLeftovers();
  leftovers.tell(beside(root, [...ofRoot, ...sectionsOf(root).map(([name]) => name)]), {}, '');
  const tracks = tracksById(root.tracks);
  const context = { tracks, leftovers, tell: (told: Notice) => notices.push(told) };
  for (const room of listOf(root.rooms).map(objectOf)) {
    for (const mention of readRoom(room, '', leftovers)) rooms.set(stringOf(room.id), mention);
  }
  for (const [, days] of sectionsOf(root)) {
    for (const [day, minutes] of Object.entries(days)) {
      for (const [minute, cell] of Object.entries(objectOf(minutes))) {
        for (const [roomId, session] of sessionsIn(objectOf(cell))) {
          const place = `${day} · ${minute} · ${roomId}`;
          const entry = readSession(
            objectOf(session),
            { day, minute, roomId, place },
            rooms,
            context,
          );
          if (entry) entries.push(entry);
          else notices.push(notice('unreadable_entry', { id: place }));
        }
      }
    }
  }
  const title = sourceText(root.title ?? root.name);
  return {
    dialect: 'bilingual-json',
    title,
    scope: '',
    rooms: [...rooms.values()],
    tracks: [...new Set(tracks.values())],
    persons: [...manyOf(root.speakers).map(objectOf)]
      .flatMap((people) => (isPerson(people) ? [people] : Object.values(people)))
      .map((person) =>
        readPerson(person, '', { id: stringOf(objectOf(person).code) || 'speakers' }, leftovers),
      ),
    entries,
    notices: [...notices, ...leftovers.notices()],
  };
}

const ofRoot = 'rooms speakers tracks title name'.split(' ');
const ofSession = (
  'code id title speakers slots slot_count duration content_locale submission_type track track_id state ' +
  'abstract description links attachments resources tags'
).split(' ');
const ofSlot = 'id start end duration room room_id'.split(' ');

interface SessionContext {
  readonly tracks: ReadonlyMap<string, SourceText>;
  readonly leftovers: Leftovers;
  readonly tell: Tell;
}

/** A list of speakers holds people; an object of them holds them by their codes. */
function isPerson(value: JsonObject): boolean {
  return typeof value.name === 'string' || typeof value.code === 'string';
}

function sectionsOf(root: JsonObject): [string, JsonObject][] {
  return Object.entries(root)
    .map(([name, value]): [string, JsonObject] => [name, objectOf(value)])
    .filter(([, days]) => Object.keys(days).length > 0 && Object.keys(days).every(isDay));
}

/** A cell holds sessions by room, or is itself something that concerns every room. */
function sessionsIn(cell: JsonObject): [string, unknown][] {
  return Object.hasOwn(cell, 'title') ? [['', cell]] : Object.entries(cell);
}

interface Cell {
  readonly day: string;
  readonly minute: string;
  readonly roomId: string;
  readonly place: string;
}

function readSession(
  session: JsonObject,
  { day, minute, roomId, place }: Cell,
  rooms: ReadonlyMap<string, Mention>,
  { tracks, leftovers, tell }: SessionContext,
): SourceEntry | undefined {
  if (Object.keys(session).length === 0) return undefined;
  const code = stringOf(session.code) || stringOf(session.id);
  const slots = listOf(session.slots).map(objectOf);
  const { slot, index } = slotOf(slots, day, minute);
  const title = sourceText(session.title);
  const where: Where = {
    id: code || place,
    ...(isBlank(title) ? {} : { title: anyText(title) }),
  };
  const room = rooms.get(roomId) ?? readRoom(objectOf(slot.room), '', leftovers)[0];
  return {
    where,
    ...(code ? { key: index > 0 ? `${code}/${index + 1}` : code } : {}),
    day,
    date: stringOf(slot.start),
    start: clockOf(minute),
    end: stringOf(slot.end),
    duration: stringOf(slot.duration) || stringOf(session.duration),
    ...(room ? { room: { ...room, where } } : {}),
    title,
    paragraphs: [session.abstract, session.description].map(sourceText),
    language: stringOf(session.content_locale),
    type: nameOf(session.submission_type),
    track: readTrack([session.track, session.track_id], tracks, where, tell),
    links: [
      ...[session.links, session.attachments, session.resources].flatMap(manyOf).map(readLink),
      ...leftovers.links([...beside(session, ofSession), ...beside(slot, ofSlot, 'slot/')], where),
    ],
    persons: listOf(session.speakers).map((person) => readPerson(person, '', where, leftovers)),
    ...(/^(?:cancell?ed|withdrawn)$/.test(stringOf(session.state)) ? { cancelled: true } : {}),
  };
}

/** Which of a session's slots is meant: the one that starts then, with its place among the others. */
function slotOf(slots: readonly JsonObject[], day: string, minute: string) {
  const written = `${day}T${clockOf(minute)}`;
  const sameTime = slots.findIndex((slot) => stringOf(slot.start).startsWith(written));
  const sameDay = slots.findIndex((slot) => stringOf(slot.start).startsWith(day));
  const index = Math.max(sameTime >= 0 ? sameTime : sameDay, 0);
  return { slot: slots[index] ?? {}, index };
}

/** `630` minutes after midnight are `10:30`; anything else gives no time. */
function clockOf(minute: string): string {
  const value = Number(minute);
  if (!Number.isInteger(value) || value < 0 || value >= 2880) return '';
  const hours = Math.floor(value / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
}
