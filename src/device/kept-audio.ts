import { audioCache, keptAudioAddress } from '#shared/kept-audio.ts';
import type { Localized } from '#shared/localized.ts';

/** A recording of sound that is on this device. */
export interface KeptAudio {
  /** Where it comes from. */
  readonly url: string;
  readonly name: Localized;
  /** The session that it is of. */
  readonly eventId: string;
  readonly bytes: number;
  /** When it was kept, ms. */
  readonly at: number;
}

/** What stands beside a kept file; one without it was never kept whole. */
const noteSuffix = '&note';

/** Everything that is kept, the latest first. What was left unfinished is deleted. */
export async function listKept(): Promise<readonly KeptAudio[]> {
  const cache = await caches.open(audioCache);
  const paths = (await cache.keys()).map(({ url }) => url);
  const held = new Set(paths);
  const notes: KeptAudio[] = [];
  for (const path of paths) {
    const file = path.endsWith(noteSuffix) ? path.slice(0, -noteSuffix.length) : undefined;
    if (file && held.has(file)) {
      const note = await cache.match(path);
      if (note) notes.push((await note.json()) as KeptAudio);
    } else if (file || !held.has(path + noteSuffix)) await cache.delete(path);
  }
  return notes.sort((a, b) => b.at - a.at);
}

/** Stores a file as it comes; rejects as the browser does, a device without room by `QuotaExceededError`. */
export async function storeKept(
  note: Omit<KeptAudio, 'bytes'>,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  type: string,
): Promise<KeptAudio> {
  const cache = await caches.open(audioCache);
  const address = keptAudioAddress(note.url);
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      bytes += chunk.byteLength;
      out.enqueue(chunk);
    },
  });
  const headers = { 'content-type': type };
  await cache.put(address, new Response(body.pipeThrough(counter), { headers }));
  const kept = { ...note, bytes };
  await cache.put(address + noteSuffix, Response.json(kept));
  return kept;
}

/** Takes a file off the device again. */
export async function dropKept(url: string): Promise<void> {
  const cache = await caches.open(audioCache);
  const address = keptAudioAddress(url);
  await cache.delete(address + noteSuffix);
  await cache.delete(address);
}
