import type { Attachment, Edition, Event, Location, Speaker, Track } from '#entities/index.ts';
import { groupBy } from '#shared/group-by.ts';
import { type Language, type Localized, pick } from '#shared/localized.ts';

/** The published programme of an edition, ready to be written in a format for other programs. */
export interface OutSchedule {
  /** Another with every change. */
  readonly version: string;
  readonly title: string;
  readonly acronym: string;
  readonly start: string;
  readonly end: string;
  readonly url: string;
  readonly rooms: readonly {
    readonly guid: string;
    readonly name: string;
    readonly capacity: number | null;
  }[];
  readonly days: readonly OutDay[];
}

export interface OutDay {
  readonly index: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Sessions by room, in order of time. */
  readonly rooms: ReadonlyMap<string, readonly OutSession[]>;
}

export interface OutSession {
  readonly id: number;
  readonly guid: string;
  readonly slug: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  /** The name of its track; '' for none. */
  readonly track: string;
  readonly language: string;
  readonly date: string;
  readonly start: string;
  readonly duration: string;
  readonly room: string;
  readonly persons: readonly OutPerson[];
  /** What belongs to it and lies elsewhere, in order. */
  readonly attachments: readonly { readonly title: string; readonly url: string }[];
}

interface OutPerson {
  readonly id: number;
  readonly guid: string;
  readonly name: string;
  readonly biography: string;
}

export interface OutSource {
  readonly edition: Edition;
  readonly version: string;
  readonly events: readonly Event[];
  readonly locations: ReadonlyMap<string, Location>;
  readonly speakers: ReadonlyMap<string, Speaker>;
  readonly tracks: ReadonlyMap<string, Track>;
  readonly attachments: readonly Attachment[];
  readonly language: Language;
  /** What a session without a place stands under. */
  readonly noRoom: string;
  /** The site's own address, and that of a session. */
  readonly site: string;
  readonly addressOf: (eventId: string) => string;
}

/** The sessions that visitors see and that take place, by day and room. */
export function scheduleOf(source: OutSource): OutSchedule {
  const { edition, events, locations, speakers, tracks, language, noRoom } = source;
  const offset = edition.utc_offset;
  const text = (value: Localized | null | undefined) => pick(value ?? {}, language);
  const shown = events
    .filter((event) => event.edition_id === edition.id && event.published && !event.cancelled)
    .sort((a, b) => order(a.starts_at, b.starts_at) || order(a.id, b.id));
  const attachments = groupBy(source.attachments, ({ event_id }) => event_id);
  const numbers = new Map([...speakers.keys()].sort(order).map((id, index) => [id, index + 1]));
  const sessions = shown.map((event, index): OutSession & { day: string } => {
    const starts = Date.parse(event.starts_at);
    const date = localIso(starts, offset);
    const title = text(event.title);
    const track = tracks.get(event.track_id ?? '');
    const place = locations.get(event.location_id ?? '');
    return {
      day: event.date,
      id: index + 1,
      guid: event.id,
      slug: `${edition.year}-${event.id}`,
      url: source.addressOf(event.id),
      title: title?.text ?? '',
      description: text(event.description)?.text ?? '',
      type: event.type,
      track: track?.published ? (text(track.name)?.text ?? '') : '',
      language: title?.language ?? language,
      date,
      start: date.slice(11, 16),
      duration: hoursAndMinutes(Date.parse(event.ends_at) - starts),
      room: text(place?.name)?.text ?? noRoom,
      persons: [event.chair_id, ...event.participant_ids]
        .filter((id, at, all) => id !== null && all.indexOf(id) === at)
        .flatMap((id) => {
          const speaker = speakers.get(id ?? '');
          if (!speaker?.published) return [];
          const name = text(speaker.name)?.text ?? '';
          const biography = text(speaker.biography)?.text ?? '';
          return [{ id: numbers.get(speaker.id) ?? 0, guid: speaker.id, name, biography }];
        }),
      attachments: (attachments.get(event.id) ?? [])
        .toSorted((a, b) => a.position - b.position)
        .map(({ name, url }) => ({ title: text(name)?.text ?? '', url })),
    };
  });
  const used = new Set(shown.map(({ location_id }) => location_id));
  return {
    version: source.version,
    title: text(edition.name)?.text ?? '',
    acronym: `forum_${edition.year}`,
    start: edition.starts_on,
    end: edition.ends_on,
    url: source.site,
    rooms: [...locations.values()]
      .filter(({ id }) => used.has(id))
      .map(({ id, name, capacity }) => ({ guid: id, name: text(name)?.text ?? '', capacity })),
    days: daysOf(sessions, offset),
  };
}

function daysOf(sessions: readonly (OutSession & { day: string })[], offset: number): OutDay[] {
  const days = [...groupBy(sessions, ({ day }) => day)].sort(([a], [b]) => order(a, b));
  return days.map(([date, held], index) => {
    const rooms = new Map<string, OutSession[]>();
    let end = Date.parse(`${date}T23:59:00Z`) - offset * 60_000;
    for (const { day: _, ...session } of held) {
      const beside = rooms.get(session.room);
      if (beside) beside.push(session);
      else rooms.set(session.room, [session]);
      const [hours = 0, minutes = 0] = session.duration.split(':').map(Number);
      end = Math.max(end, Date.parse(session.date) + (hours * 60 + minutes) * 60_000);
    }
    const start = Date.parse(`${date}T00:00:00Z`) - offset * 60_000;
    return {
      index: index + 1,
      date,
      start: localIso(start, offset),
      end: localIso(end, offset),
      rooms,
    };
  });
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** An instant as ISO 8601 on a clock `offset` minutes ahead of UTC. */
function localIso(instant: number, offset: number): string {
  const sign = offset < 0 ? '-' : '+';
  const shown = new Date(instant + offset * 60_000).toISOString().slice(0, 19);
  return `${shown}${sign}${hoursAndMinutes(Math.abs(offset) * 60_000)}`;
}

function hoursAndMinutes(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
