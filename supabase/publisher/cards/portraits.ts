import { pictureAddress } from '../feeds/address.ts';
import type { Site } from '../plan.ts';

/** Pictures asked for at once. */
const together = 8;

/**
 * Makes a look at which portraits of a site do not lie at its back end yet: a row comes before its picture,
 * which a slow line may still be sending. What has been there is not asked for again, nor are other sites, nor
 * anything more of a back end that has given as many questions no answer as it is asked at once.
 */
export function createPortraits(): (site: Site) => Promise<ReadonlySet<string>> {
  const there = new Set<string>();
  return async ({ snapshot, origin, backend = origin }) => {
    const named = new Set<string>();
    for (const { photo } of snapshot.content.speaker.values()) {
      if (photo && !photo.startsWith('https://') && !there.has(photo)) named.add(photo);
    }
    const waiting = [...named];
    let unanswered = 0;
    const look = async () => {
      for (let photo = waiting.pop(); photo; photo = waiting.pop()) {
        const found = await isThere(pictureAddress(backend, photo));
        if (found === undefined) unanswered += 1;
        if (unanswered === together) waiting.length = 0;
        if (!found) continue;
        there.add(photo);
        named.delete(photo);
      }
    };
    await Promise.all(Array.from({ length: together }, look));
    return named;
  };
}

/** Undefined where nobody answers. */
async function isThere(address: string): Promise<boolean | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return undefined;
  }
}
