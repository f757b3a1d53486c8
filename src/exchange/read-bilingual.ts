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
import { type Notice, notice, type Where } from './notice.ts';
import { readLink, readPerson, readRoom } from './read-json.ts';
import type { Mention, Source, SourceEntry } from './source.ts';

/** True for the JSON whose sections hold sessions by day, minute and room: `schedule[day][minute][room]`. */
export function isBilingualJson(root: JsonObject): boolean {
  return sectionsOf(root).length > 0 && Object.hasOwn(root, 'schedule');
}

/** Reads the JSON with texts keyed by language; each session on its own, sprints and breaks included. */
export function readBilingualJson(root: JsonObject): Source {
  const notices: Notice[] = [];
  const entries: SourceEntry[] = [];
  const rooms = new Map<string, Mention>();
  for (const room of listOf(root.rooms).map(objectOf)) {
    for (const mention of readRoom(room, '')) rooms.set(stringOf(room.id), mention);
  }
  for (const [, days] of sectionsOf(root)) {
    for (const [day, minutes] of Object.entries(days)) {
      for (const [minute, cell] of Object.entries(objectOf(minutes))) {
        for (const [roomId, session] of sessionsIn(objectOf(cell))) {
          const place = `${day} · ${minute} · ${roomId}`;
          const entry = readSession(objectOf(session), { day, minute, roomId, place }, rooms);
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
    entries,
    notices,
  };
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
  const room = rooms.get(roomId) ?? readRoom(objectOf(slot.room), '')[0];
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
    type: sourceText(objectOf(session.submission_type).name ?? session.submission_type),
    links: [session.links, session.attachments, session.resources].flatMap(listOf).map(readLink),
    persons: listOf(session.speakers).map((person) => readPerson(person, '', where)),
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
