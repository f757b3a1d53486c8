import { type Zippable, zipSync } from 'fflate';
import { isStoredImage, wholeImage } from '#shared/image.ts';
import { unzip } from '../unzip.ts';
import { type Archive, readRows } from './archive.ts';
import { writeJson } from './write-json.ts';

const rowsFile = 'forum.json';
const mediaFolder = 'media/';
/** The most that an archive may be unpacked, in bytes. */
const mostUnpacked = 500_000_000;

/** Why a file cannot be restored. */
export type ArchiveTrouble = 'not_an_archive' | 'too_large' | 'damaged';

export type ArchiveReading =
  | { readonly ok: true; readonly archive: Archive }
  | { readonly ok: false; readonly trouble: ArchiveTrouble };

/** The archive as one .zip file. */
export function pack({ media, ...rest }: Archive): Uint8Array {
  const json = new TextEncoder().encode(writeJson(rest));
  const files: Zippable = { [rowsFile]: [json, { level: 6 }] };
  // Pictures are compressed already.
  for (const [path, bytes] of media) files[`${mediaFolder}${path}`] = [bytes, { level: 0 }];
  return zipSync(files, { mtime: new Date(rest.at) });
}

/** Reads a .zip that `pack` made; what else lies in it is left alone. Never throws. */
export function unpack(bytes: Uint8Array): ArchiveReading {
  const isWanted = (name: string) => name === rowsFile || pathOf(name) !== undefined;
  const unpacked = unzip(bytes, mostUnpacked, isWanted);
  if (!unpacked.ok) {
    if (unpacked.trouble === 'too_large') return { ok: false, trouble: 'too_large' };
    return { ok: false, trouble: beginsAsArchive(bytes) ? 'damaged' : 'not_an_archive' };
  }
  const { files } = unpacked;
  const json = files.get(rowsFile);
  if (!json) return { ok: false, trouble: 'not_an_archive' };
  const read = readJson(json);
  if (!read) return { ok: false, trouble: 'damaged' };
  const media = [...files].flatMap(([name, content]): [string, Uint8Array][] => {
    const path = pathOf(name);
    return path ? [[path, content]] : [];
  });
  return { ok: true, archive: { ...read, media: new Map(media) } };
}

/** True for a .zip whose first file is called as the rows of an archive are, however it goes on. */
function beginsAsArchive(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 30 + rowsFile.length));
  return text.startsWith('PK\u0003\u0004') && text.endsWith(rowsFile);
}

/** The path in the bucket of a file in the archive; undefined for anything that is no picture. */
function pathOf(name: string): string | undefined {
  if (!name.startsWith(mediaFolder)) return undefined;
  const path = name.slice(mediaFolder.length);
  return isStoredImage(wholeImage(path)) ? path : undefined;
}

function readJson(bytes: Uint8Array) {
  try {
    return readRows(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return undefined;
  }
}
