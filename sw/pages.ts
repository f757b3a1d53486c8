import { hostAddress, pageAddress } from '#shared/page-address.ts';
import { pageCache } from '#shared/page-cache.ts';
import type { Changed, KeepPages, RenewedPages } from '#shared/worker-message.ts';
import { isFull } from './errors.ts';
import { dropImages, mayKeepImages } from './image-room.ts';
import { isDue, isTrue, lettersFirst, type Note, readAnswer, type Wish } from './kept-page.ts';
import { inPatience } from './patience.ts';
import { shell } from './shell.ts';

/** The header of a kept answer that holds its `Note`. */
const noteHeader = 'x-kept-page';

/** Which call of `keepPages` is the last. */
let lastCall = 0;

/** A page runs with the code of the version that it names, and only this one's is held. */
const isOurs = (entry: string) => shell.getCacheKeyForURL(entry) !== undefined;

/**
 * The kept page that answers a navigation, undefined when there is none or it is past its time.
 * It is fetched again behind, so that the next visit has the newer one.
 */
export async function keptPage(event: ExtendableEvent, url: URL): Promise<Response | undefined> {
  const address = pageAddress(url);
  if (address === undefined) return undefined;
  const cache = await caches.open(pageCache);
  const kept = await cache.match(address);
  const note = kept && noteOf(kept);
  if (!note || !isOurs(note.entry)) return undefined;
  const good = isTrue(note, url.searchParams.get('lng'), Date.now());
  if (good || isDue(note, Date.now())) event.waitUntil(fetchPage(cache, { ...note, address }));
  return good ? kept : undefined;
}

/**
 * Keeps the pages that are asked for and gives up all others. Fetches one by one and behind other
 * traffic; ends quietly at the first failure, when the device is full, or when called again.
 */
export async function keepPages(message: KeepPages): Promise<void> {
  const { language, edition, wanted, welcome } = message;
  lastCall += 1;
  const call = lastCall;
  const cache = await caches.open(pageCache);
  const addresses = new Set([...wanted, ...welcome]);
  const notes = new Map<string, Note>();
  for (const { address, request, note } of await listed(cache)) {
    const right = note.language === language && note.edition === edition && isOurs(note.entry);
    if (right && addresses.has(address)) notes.set(address, note);
    else await cache.delete(request);
  }
  for (const address of wanted) {
    if (!isDue(notes.get(address), Date.now())) continue;
    if (call !== lastCall || !(await mayKeepImages())) return;
    if (!(await fetchPage(cache, { address, language, edition }))) return;
  }
}

/**
 * Fetches the kept pages anew that show changed rows. Each stays until the next one has come, so that
 * a site that changes all the time never leaves a reader without any.
 */
export async function renewPages(changed: Changed): Promise<RenewedPages> {
  const cache = await caches.open(pageCache);
  for (const { request, address, note } of await listed(cache)) {
    if (!isOurs(note.entry)) continue;
    if (changed !== 'all') {
      const text = (await (await cache.match(request))?.text()) ?? '';
      if (!changed.some((id) => text.includes(id))) continue;
    }
    if (!(await fetchPage(cache, { ...note, address }))) return { done: false };
  }
  return { done: true };
}

/** Fetches a page and keeps it; false when it is no use to go on with others. */
async function fetchPage(cache: Cache, wish: Wish): Promise<boolean> {
  const { address, language } = wish;
  const request = new Request(hostAddress(address, language), {
    cache: 'no-cache',
    priority: 'low',
    signal: inPatience(),
  });
  try {
    const answer = await fetch(request);
    if (answer.status === 404 || answer.status === 410) {
      await cache.delete(address);
      return true;
    }
    const { status, redirected, headers } = answer;
    const html = /^text\/html\b/.test(headers.get('content-type') ?? '');
    if (status !== 200 || redirected || !html) return false;
    const text = await answer.text();
    const read = readAnswer(text, wish, isOurs);
    if (read === 'foreign') return false;
    if (read === 'gone') {
      await cache.delete(address);
      return true;
    }
    await keep(cache, address, lettersFirst(text), headers, { ...read, kept: Date.now() });
    return true;
  } catch {
    return false;
  }
}

async function keep(
  cache: Cache,
  address: string,
  text: string,
  answered: Headers,
  note: Note,
): Promise<void> {
  const headers = new Headers(answered);
  // They tell of the answer as it travelled.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(noteHeader, JSON.stringify(note));
  try {
    await cache.put(address, new Response(text, { headers }));
  } catch (error) {
    if (isFull(error)) await dropImages();
    throw error;
  }
}

async function listed(cache: Cache) {
  const requests = await cache.keys();
  const pages = requests.map(async (request) => {
    const kept = await cache.match(request);
    const { pathname, search } = new URL(request.url);
    return kept ? [{ request, address: pathname + search, note: noteOf(kept) }] : [];
  });
  return (await Promise.all(pages)).flat();
}

function noteOf(kept: Response): Note {
  return JSON.parse(kept.headers.get(noteHeader) ?? '{}') as Note;
}
