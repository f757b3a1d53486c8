import { create } from 'zustand';
import { mostKept } from '#shared/kept-audio.ts';
import { fetchAudio, KeepError, type KeepTrouble } from './fetch-audio.ts';
import { dropKept, type KeptAudio, listKept, storeKept } from './kept-audio.ts';
import { keepStorage } from './persistence.ts';

/** What is coming now. */
interface Coming {
  /** Bytes that have come. */
  readonly come: number;
  /** Bytes that will have come, where that is known. */
  readonly length: number | undefined;
}

interface KeptState {
  /** By where they come from, the latest first; undefined until the device was looked through. */
  readonly kept: ReadonlyMap<string, KeptAudio> | undefined;
  readonly coming: ReadonlyMap<string, Coming>;
  readonly troubles: ReadonlyMap<string, KeepTrouble>;
}

/** What this page knows of the recordings kept on its device. */
export const useKeptAudio = create<KeptState>(() => ({
  kept: undefined,
  coming: new Map(),
  troubles: new Map(),
}));

const { getState, setState } = useKeptAudio;
const stops = new Map<string, AbortController>();

/** One download at a time, among all tabs: each is then counted before the next begins. */
const lock = 'keep_audio';

/** Whether this browser can keep anything: what has no worker has nothing that would play it. */
export const canKeep = () =>
  'caches' in globalThis && Boolean(navigator.serviceWorker && navigator.locks);

/** Looks through the device; nothing is known of one that refuses this. */
export async function readKept(): Promise<void> {
  if (!canKeep()) return;
  // While something is coming it is not whole, and would be taken for left unfinished.
  const looked = navigator.locks.request(lock, async () => show(await listKept()));
  await looked.catch(() => {});
}

/** Fetches a recording and keeps it; the state tells how that goes and ends. */
export async function keepAudio(wish: Omit<KeptAudio, 'bytes' | 'at'>): Promise<void> {
  const { url } = wish;
  if (stops.has(url)) return;
  const stop = new AbortController();
  stops.set(url, stop);
  setTrouble(url, undefined);
  setComing(url, { come: 0, length: undefined });
  try {
    await navigator.locks.request(lock, { signal: stop.signal }, () => fetchInto(wish, stop));
    void keepStorage();
  } catch (cause) {
    if (!stop.signal.aborted) setTrouble(url, troubleOf(cause));
  } finally {
    stops.delete(url);
    setComing(url, undefined);
  }
}

/** Ends the download of a recording; nothing of it stays. */
export function stopKeeping(url: string): void {
  stops.get(url)?.abort();
}

/** Takes a recording off the device. */
export async function removeKept(url: string): Promise<void> {
  await dropKept(url);
  show([...(getState().kept ?? new Map()).values()].filter((one) => one.url !== url));
}

async function fetchInto(
  wish: Omit<KeptAudio, 'bytes' | 'at'>,
  { signal }: AbortController,
): Promise<void> {
  const held = await listKept();
  // Another tab has kept it before this one looked through the device again.
  if (held.some(({ url }) => url === wish.url)) return show(held);
  const free = mostKept * 1e6 - totalOf(held);
  const { type, length, body, ended } = await fetchAudio(wish.url, free, signal);
  let come = 0;
  const told = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      come += chunk.byteLength;
      setComing(wish.url, { come, length });
      out.enqueue(chunk);
    },
  });
  try {
    const kept = await storeKept({ ...wish, at: Date.now() }, body.pipeThrough(told), type);
    show([kept, ...held]);
  } catch (cause) {
    await dropKept(wish.url).catch(() => undefined);
    throw ended.trouble ? new KeepError(ended.trouble) : cause;
  }
}

/** Bytes of recordings together. */
export const totalOf = (kept: Iterable<KeptAudio>) =>
  [...kept].reduce((sum, { bytes }) => sum + bytes, 0);

function troubleOf(cause: unknown): KeepTrouble {
  if (cause instanceof KeepError) return cause.trouble;
  if ((cause as Error).name === 'QuotaExceededError') return 'no_room';
  return navigator.onLine ? 'broken' : 'offline';
}

function show(kept: readonly KeptAudio[]): void {
  setState({ kept: new Map(kept.map((one) => [one.url, one])) });
}

function setComing(url: string, one: Coming | undefined): void {
  setState(({ coming }) => ({ coming: changed(coming, url, one) }));
}

function setTrouble(url: string, one: KeepTrouble | undefined): void {
  setState(({ troubles }) => ({ troubles: changed(troubles, url, one) }));
}

function changed<V>(map: ReadonlyMap<string, V>, key: string, value: V | undefined) {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}
