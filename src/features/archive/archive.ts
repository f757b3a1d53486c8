import { attachmentsByEvent } from '#domain/attachments.ts';
import { isRecorded } from '#domain/moment.ts';
import { peopleOf, type Session } from '#domain/programme.ts';
import type { Attachment } from '#entities/index.ts';
import { readStream } from '#shared/stream-url.ts';

/** What there is to be seen, heard or read of sessions. */
const sorts = ['recording', 'sound', 'picture', 'document'] as const;
type Sort = (typeof sorts)[number];

/** A recording of a session to be seen; only those that lie beside others have a name of their own. */
interface Recording {
  readonly url: string;
  readonly attachment: Attachment | undefined;
}

/** A session with what it has left behind. */
export interface Remains {
  readonly session: Session;
  readonly recordings: readonly Recording[];
  readonly sounds: readonly Attachment[];
  readonly pictures: readonly Attachment[];
  readonly documents: readonly Attachment[];
}

/** By what an archive may be narrowed; '' for whatever it is. */
export interface Wanted {
  readonly sort: string;
  readonly speaker: string;
  readonly track: string;
  /** One session alone. */
  readonly session: string;
}

/** Everything that sessions have left behind at an instant (ms), in their order. */
export function archiveOf(
  sessions: readonly Session[],
  attachments: ReadonlyMap<string, Attachment>,
  at: number,
): readonly Remains[] {
  const byEvent = attachmentsByEvent(attachments);
  return sessions.flatMap((session) => {
    const all = byEvent.get(session.event.id) ?? [];
    const record = {
      session,
      recordings: recordingsOf(session, all, at),
      sounds: all.filter(({ type }) => type === 'sound'),
      pictures: all.filter(({ type }) => type === 'picture'),
      documents: all.filter(({ type }) => ['page', 'slides', 'paper'].includes(type)),
    };
    return sorts.some((sort) => has(record, sort)) ? [record] : [];
  });
}

/** The session's own recording, once it is over, and others that lie beside it; none twice. */
function recordingsOf(session: Session, all: readonly Attachment[], at: number): Recording[] {
  const own = isRecorded(session, at) ? (session.event.recording_url ?? '') : '';
  const known = new Set(own ? [sourceOf(own)] : []);
  const beside = all.filter(({ type, url }) => {
    if (type !== 'recording' || known.has(sourceOf(url))) return false;
    known.add(sourceOf(url));
    return true;
  });
  return [
    ...(own ? [{ url: own, attachment: undefined }] : []),
    ...beside.map((attachment) => ({ url: attachment.url, attachment })),
  ];
}

/** Two addresses of the same video are one. */
const sourceOf = (address: string) => readStream(address)?.source ?? address;

/** What a record has of a sort. */
function has(record: Remains, sort: Sort): boolean {
  return record[`${sort}s`].length > 0;
}

/** The records that are wanted, each with no more than what is. */
export function narrowed(records: readonly Remains[], wanted: Wanted): readonly Remains[] {
  const { speaker, track, session: id } = wanted;
  const sort = sorts.find((one) => one === wanted.sort);
  const none = { recordings: [], sounds: [], pictures: [], documents: [] };
  return records
    .filter(
      ({ session }) =>
        (!id || session.event.id === id) &&
        (!track || session.event.track_id === track) &&
        (!speaker || peopleOf(session).some((person) => person.id === speaker)),
    )
    .filter((record) => !sort || has(record, sort))
    .map((record) =>
      sort ? { session: record.session, ...none, [`${sort}s`]: record[`${sort}s`] } : record,
    );
}

/** The people and the tracks that records have, and their sorts: what there is to choose from. */
export function choicesIn(records: readonly Remains[]) {
  const people = new Map(
    records.flatMap(({ session }) => peopleOf(session)).map((person) => [person.id, person]),
  );
  const tracks = new Set(records.map(({ session }) => session.event.track_id));
  return {
    people: [...people.values()],
    tracks,
    sorts: sorts.filter((sort) => records.some((one) => has(one, sort))),
  };
}
