import { useEffect, useEffectEvent, useState } from 'react';
import { type Announcement, isKind } from '#entities/index.ts';
import { snapshotPointer } from '#replica/protocol/snapshot.ts';
import { useContent } from '#replica/read.ts';
import { isRecord } from '#shared/record.ts';
import { useNow } from '#shared/use-now.ts';
import { useServer } from '../kinds/use-server.ts';
import { readService } from './service.ts';

/** How many devices were in use during a day, and how many of them hold what there is. */
interface Devices {
  readonly devices: number;
  readonly current: number;
}

/** How the push of an announcement went, in devices. */
interface Reach {
  readonly addressed: number;
  readonly delivered: number;
  readonly waiting: number;
  readonly failed: number;
}

/** Rows whose picture is not on the server; undefined until it has said so. */
export function useMissingPictures() {
  return useServer('missing_media', {}, readPictures).value;
}

/** How many devices hold what there is; undefined until the server has said so. */
export function useDevices(): Devices | undefined {
  return useServer('devices_by_revision', {}, readDevices).value;
}

/** How the announcement that was sent last went; undefined until the server has said so. */
export function useLastReach(): Reach | undefined {
  const last = lastSent(useContent('announcement').values());
  return useServer('announcement_reach', last ? { p_id: last } : undefined, readReach).value;
}

/** How the service stands, asked every minute: `failure` says why nobody knows. */
export function useService() {
  const minute = useNow();
  const [published, setPublished] = useState<number | null>();
  const question = published === undefined ? undefined : { p_published: published };
  const { value, failure, load } = useServer('service_health', question, readService);
  const again = useEffectEvent(async () => {
    const revision = (await publishedRevision()) ?? null;
    // Another question is asked by itself.
    if (revision === published) await load();
    else setPublished(revision);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another minute has another answer
  useEffect(() => void again(), [minute]);
  return { service: value, published: published ?? undefined, failure };
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

function readDevices(value: unknown): Devices | undefined {
  if (!isRecord(value)) return undefined;
  const { devices, current } = value;
  const counts = [devices, current];
  return counts.every((count) => typeof count === 'number')
    ? (value as unknown as Devices)
    : undefined;
}
