import type { Event } from '#entities/index.ts';
import type { Localized } from '#shared/localized.ts';

/** A favourite session as its visitor last knew it. */
interface SeenEvent
  extends Pick<Event, 'edition_id' | 'starts_at' | 'ends_at' | 'location_id' | 'cancelled'> {
  readonly title: Localized;
}

/** By the session's id. */
export type Seen = Readonly<Record<string, SeenEvent>>;

/** What has become of a favourite since its visitor last knew it. */
export interface EventChange {
  readonly id: string;
  readonly title: Localized;
  readonly what: 'gone' | 'cancelled' | 'restored' | 'moved';
  readonly before: SeenEvent;
  /** Undefined when it is gone. */
  readonly now: Event | undefined;
}

type Events = ReadonlyMap<string, Event>;

/** Takes note of favourites not known before and forgets what is none; the same object if neither. */
export function noted(seen: Seen, favourites: ReadonlySet<string>, events: Events): Seen {
  const kept = Object.entries(seen).filter(([id]) => favourites.has(id));
  const added = [...favourites].flatMap((id): [string, SeenEvent][] => {
    const event = events.get(id);
    return event && !seen[id] ? [[id, asSeen(event)]] : [];
  });
  if (added.length === 0 && kept.length === Object.keys(seen).length) return seen;
  return Object.fromEntries([...kept, ...added]);
}

/** What has changed in the favourites of an edition, all of whose sessions are given. */
export function changesSince(
  seen: Seen,
  favourites: ReadonlySet<string>,
  events: Events,
  edition: number,
): readonly EventChange[] {
  return Object.entries(seen).flatMap(([id, before]): EventChange[] => {
    if (before.edition_id !== edition || !favourites.has(id)) return [];
    const now = events.get(id);
    const what = changeOf(before, now);
    return what ? [{ id, title: now?.title ?? before.title, what, before, now }] : [];
  });
}

/** Takes note that the visitor knows of a change. */
export function acknowledged(seen: Seen, { id, now }: EventChange): Seen {
  const { [id]: _, ...others } = seen;
  return now ? { ...others, [id]: asSeen(now) } : others;
}

function changeOf(before: SeenEvent, now: Event | undefined): EventChange['what'] | undefined {
  if (!now) return 'gone';
  if (now.cancelled !== before.cancelled) return now.cancelled ? 'cancelled' : 'restored';
  const same =
    now.starts_at === before.starts_at &&
    now.ends_at === before.ends_at &&
    now.location_id === before.location_id;
  return same ? undefined : 'moved';
}

function asSeen({
  edition_id,
  starts_at,
  ends_at,
  location_id,
  cancelled,
  title,
}: Event): SeenEvent {
  return { edition_id, starts_at, ends_at, location_id, cancelled, title };
}
