import type { Release } from '#entities/index.ts';
import type { Localized } from '#shared/localized.ts';
import { type Programme, peopleOf } from './programme.ts';

/** What a release did to a session, the most important first. */
export const releasedChanges = [
  ...(['new', 'cancelled', 'restored', 'moved', 'renamed'] as const),
  ...(['people', 'texts', 'other'] as const),
] as const;
type ReleasedChange = (typeof releasedChanges)[number];

/** Values of a session before or after a release, as far as they differ; people by id. */
export interface ToldValues {
  readonly title?: Localized;
  readonly starts_at?: string;
  readonly ends_at?: string;
  readonly location_id?: string | null;
  readonly people?: readonly string[];
}

/** What a release did to one session. */
export interface ReleasedLine {
  /** Id of the session, which visitors may not have any more. */
  readonly event: string;
  readonly what: readonly ReleasedChange[];
  readonly before: ToldValues;
  readonly after: ToldValues;
}

/** What a release did, and to how many sessions besides (`more`). */
export interface ReleasedLines {
  readonly lines: readonly ReleasedLine[];
  readonly more: number;
}

/** Reads what a release changed, as the server wrote it; nothing for a release that changed nothing. */
export function releasedLinesOf({ changes }: Pick<Release, 'changes'>): ReleasedLines {
  if (!changes) return { lines: [], more: 0 };
  const { lines, more } = JSON.parse(changes) as Partial<ReleasedLines>;
  return { lines: lines ?? [], more: more ?? 0 };
}

/** The places a line is about: where the session is, was and came to be. */
export function placesIn(line: ReleasedLine, { byId }: Programme): ReadonlySet<string> {
  const here = byId.get(line.event)?.event.location_id;
  const { before, after } = line;
  return new Set([here, before.location_id, after.location_id].filter((id) => id != null));
}

/** The people a line is about, by id: those of the session, and those who came or went. */
export function peopleIn(line: ReleasedLine, { byId }: Programme): ReadonlySet<string> {
  const session = byId.get(line.event);
  const here = session ? peopleOf(session).map(({ id }) => id) : [];
  const { before, after } = line;
  return new Set([...here, ...(before.people ?? []), ...(after.people ?? [])]);
}
