import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A place for public files: the `media` bucket of some back end. */
export interface Media {
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
}

const drawn = join(import.meta.dirname, 'images');

/** The paths of all drawn pictures, small versions included, as they are named in the bucket. */
export async function drawnPictures(): Promise<string[]> {
  const files = await readdir(drawn, { recursive: true });
  return files
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** Puts every drawn picture into the bucket; returns how many. Repeating replaces them. */
export async function putPictures(media: Media): Promise<number> {
  const paths = await drawnPictures();
  for (const path of paths) await media.put(path, await readFile(join(drawn, path)), 'image/webp');
  return paths.length;
}
