import { pause } from '#shared/pause.ts';
import { reloadForNewest, takeNewest } from './change-over.ts';
import { isNotedWithin, noteTime } from './noted-time.ts';

const reloadedKey = 'reloadedForPartAt';
/** A second missing part within this time (ms) is not answered with a second reload. */
const guard = 5 * 60 * 1000;

/** How long who asked for a part waits for a newer version, ms: a hole in the line answers nothing for ever. */
const patience = 30_000;

/** What is thrown for a part that is neither on the device nor within reach. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    // The router takes the browser's own message as its cue to reload by itself.
    super('A part of the app is out of reach', { cause });
  }
}

let recovery: Promise<boolean> | undefined;

/**
 * Wraps the import of a part of the app that is loaded on demand. When the part is gone because a
 * newer version has been published, the page changes over to that version with one reload, and the
 * import stays pending until then. Otherwise (offline, or reloaded for it already) it
 * throws `MissingPart`.
 */
export function part<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      return await load();
    } catch (cause) {
      if (await recover(cause)) return new Promise<never>(() => {});
      throw new MissingPart(cause);
    }
  };
}

/** Does the same for imports that libraries make, once Vite reports that one has failed. */
export function watchMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => void recover(payload));
}

/** One at a time: who waits for a reload that is under way needs none; another cause is looked at by itself. */
function recover(cause: unknown): Promise<boolean> {
  const tooLong = pause(patience).then(() => false as const);
  const own = (recovery ?? Promise.resolve(false))
    .then((reloading) => reloading || changeOver(cause, tooLong))
    .finally(() => {
      if (recovery === own) recovery = undefined;
    });
  recovery = own;
  return own;
}

/** Resolves to true when a reload is under way. */
async function changeOver(cause: unknown, tooLong: Promise<false>): Promise<boolean> {
  // Where nothing is noted a reload could follow a reload without end.
  if (!navigator.onLine || (isNotedWithin(reloadedKey, guard) ?? true)) return false;
  if (!(await Promise.race([isHelpedByReload(cause), tooLong]))) return false;
  if (!noteTime(reloadedKey)) return false;
  reloadForNewest();
  return true;
}

/** Whether the part is gone, and a reload now shows a version that has its own. */
async function isHelpedByReload(cause: unknown): Promise<boolean> {
  if (await isStillThere(cause)) return false;
  const registration = await navigator.serviceWorker?.getRegistration();
  return !registration || takeNewest(registration);
}

/** Whether the file that failed is only out of reach: a network that comes and goes costs no reload. */
async function isStillThere(cause: unknown): Promise<boolean> {
  // Safari does not say which file it is.
  const [address] = /(?:https?:\/)?\/\S+\.(?:js|css)/.exec(String(cause)) ?? [];
  if (!address) return false;
  try {
    // What a network that wants to be signed in to has put into the browser's cache in its place goes.
    const answer = await fetch(address, { cache: 'reload' });
    await answer.text();
    // Hosts that answer with a page of theirs do not have it.
    return answer.ok && !answer.headers.get('content-type')?.includes('html');
  } catch {
    return true;
  }
}
