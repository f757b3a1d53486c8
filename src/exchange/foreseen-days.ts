import type { Event, Kind } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import type { Localized } from '#shared/localized.ts';
import type { HeldRows } from './known-ids.ts';
import type { ImportPreview } from './plan.ts';

/** A session as the programme would show it after an import. */
export interface ForeseenSession {
  readonly id: string;
  readonly state: 'new' | 'changed';
  /** Whether visitors see it; one that is new is seen only if it is published. */
  readonly published: boolean;
  readonly event: Event;
  readonly place: Localized | undefined;
  readonly speakers: readonly Localized[];
  readonly track: Localized | undefined;
  readonly documents: number;
}

/** The new and changed sessions of a plan by programme day, both in the order of the programme. */
export function foreseenDays(
  { foreseen }: ImportPreview,
  held: HeldRows,
): ReadonlyMap<string, readonly ForeseenSession[]> {
  const rows = new Map(foreseen.map(({ kind, id, row }) => [`${kind}/${id}`, row]));
  const documents = new Map<unknown, number>();
  for (const { kind, row } of foreseen) {
    if (kind !== 'attachment') continue;
    documents.set(row.event_id, (documents.get(row.event_id) ?? 0) + 1);
  }
  const nameOf = (kind: Kind, id: unknown): Localized | undefined => {
    const row: Fields | undefined = rows.get(`${kind}/${id}`) ?? held.get(kind)?.get(String(id));
    return row?.name as Localized | undefined;
  };
  const sessions = foreseen.flatMap(({ kind, id, state, row }): ForeseenSession[] => {
    if (kind !== 'event' || state === 'unchanged') return [];
    const event = row as unknown as Event;
    return [
      {
        ...{ id, state, event, published: event.published },
        place: nameOf('location', event.location_id),
        speakers: event.participant_ids.flatMap((speaker) => nameOf('speaker', speaker) ?? []),
        track: nameOf('track', event.track_id),
        documents: documents.get(id) ?? 0,
      },
    ];
  });
  sessions.sort(
    (a, b) =>
      (a.event.date < b.event.date ? -1 : a.event.date > b.event.date ? 1 : 0) ||
      Date.parse(a.event.starts_at) - Date.parse(b.event.starts_at),
  );
  const days = new Map<string, ForeseenSession[]>();
  for (const session of sessions) {
    const day = days.get(session.event.date) ?? [];
    days.set(session.event.date, day);
    day.push(session);
  }
  return days;
}
