import type { ArchivedRow } from '#replica/protocol/restore.ts';
import { mediaAddress } from '#shared/backend-address.ts';
import { isWhole, picturesOf } from './archive.ts';

/** How many pictures are fetched at a time. */
const together = 6;

/**
 * The stored pictures that rows name, with their smaller versions. A picture that the server does not
 * have is `missing`; that a smaller version is not there is no matter.
 */
export async function fetchPictures(
  rows: readonly ArchivedRow[],
  onProgress: (done: number, all: number) => void,
): Promise<{ media: ReadonlyMap<string, Uint8Array>; missing: readonly string[] }> {
  const paths = picturesOf(rows);
  const media = new Map<string, Uint8Array>();
  const missing: string[] = [];
  const left = [...paths];
  const work = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const bytes = await fetchBytes(mediaAddress(path));
      if (bytes) media.set(path, bytes);
      else if (isWhole(path)) missing.push(path);
      onProgress(paths.length - left.length, paths.length);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return { media, missing };
}

async function fetchBytes(address: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(address);
    const isPicture = response.headers.get('content-type')?.startsWith('image/');
    return response.ok && isPicture ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
