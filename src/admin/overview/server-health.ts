import { useEffect, useState } from 'react';
import { type Announcement, isKind, type Kind } from '#entities/index.ts';
import { snapshotPointer } from '#replica/protocol/snapshot.ts';
import { useContent, useReplica } from '#replica/read.ts';
import { isRecord } from '#shared/record.ts';

/** What only the server can tell; undefined until it has. */
export interface ServerHealth {
  readonly missingPictures?: readonly { readonly kind: Kind; readonly id: string }[];
  readonly devices?: {
    readonly devices: number;
    readonly current: number;
    /** The newest revision there is. */
    readonly revision: number;
  };
  /** How the push of the announcement that was sent last went, in devices. */
  readonly push?: Reach;
  /** The revision up to which content has been published. */
  readonly published?: number;
}

interface Reach {
  readonly addressed: number;
  readonly delivered: number;
  readonly waiting: number;
  readonly failed: number;
}

/** Asks the server how pictures and devices stand, once for each time it is shown. */
export function useServerHealth(): ServerHealth {
  const { ask } = useReplica();
  const last = lastSent(useContent('announcement').values());
  const [health, setHealth] = useState<ServerHealth>({});
  useEffect(() => {
    const note = (more: ServerHealth) => setHealth((known) => ({ ...known, ...more }));
    void ask('missing_media', {}, readPictures).then((answer) => {
      if (answer.ok) note({ missingPictures: answer.value });
    });
    void ask('devices_by_revision', {}, readDevices).then((answer) => {
      if (answer.ok) note({ devices: answer.value });
    });
    void publishedRevision().then((published) =>
      note(published === undefined ? {} : { published }),
    );
  }, [ask]);
  useEffect(() => {
    if (!last) return;
    void ask('announcement_reach', { p_id: last }, readReach).then((answer) => {
      if (answer.ok) setHealth((known) => ({ ...known, push: answer.value }));
    });
  }, [ask, last]);
  return health;
}

function lastSent(announcements: Iterable<Announcement>): string | undefined {
  const sent = [...announcements].filter(({ status }) => status === 'sent');
  return sent.sort((a, b) => Date.parse(b.sent_at ?? '') - Date.parse(a.sent_at ?? ''))[0]?.id;
}

/** The revision of the newest published snapshot; undefined where nothing is published. */
async function publishedRevision(): Promise<number | undefined> {
  try {
    const answer = await fetch(snapshotPointer, { cache: 'no-cache' });
    const pointer: unknown = answer.ok ? await answer.json() : undefined;
    return isRecord(pointer) && typeof pointer.revision === 'number' ? pointer.revision : undefined;
  } catch {
    return undefined;
  }
}

function readReach(value: unknown): Reach | undefined {
  if (!isRecord(value)) return undefined;
  const { addressed, delivered, waiting, failed } = value;
  const all = [addressed, delivered, waiting, failed];
  return all.every((count) => typeof count === 'number') ? (value as unknown as Reach) : undefined;
}

function readPictures(value: unknown) {
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isRecord)
    .flatMap(({ kind, id }) => (isKind(kind) ? [{ kind, id: String(id) }] : []));
}

function readDevices(value: unknown) {
  if (!isRecord(value)) return undefined;
  const { devices, current, revision } = value;
  const counts = [devices, current, revision];
  return counts.every((count) => typeof count === 'number')
    ? (value as unknown as NonNullable<ServerHealth['devices']>)
    : undefined;
}
