import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';

const packages = join(import.meta.dirname, '../../../node_modules/@fontsource');

/** The headings' faces of the app, for both scripts. */
const faces = [
  'cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff',
  'cormorant-garamond/files/cormorant-garamond-latin-ext-600-normal.woff',
  'amiri/files/amiri-arabic-700-normal.woff',
];

let loading: Promise<void> | undefined;

/** Makes the app's faces known to the drawing library, once per process. */
export function loadFaces(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  // The files are read again at every size, and another process may be reading them.
  const folder = join(tmpdir(), 'forum-faces');
  await mkdir(folder, { recursive: true });
  for (const face of faces) {
    const fontfile = join(folder, `${basename(face, '.woff')}.ttf`);
    await writeFile(`${fontfile}.${process.pid}`, unpack(await readFile(join(packages, face))));
    await rename(`${fontfile}.${process.pid}`, fontfile);
    // A face is known from the first text that names its file.
    await sharp({ text: { text: 'x', fontfile } })
      .raw()
      .toBuffer();
  }
}

/** The font inside a WOFF 1.0 file, which only browsers read (W3C recommendation, section 4). */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * 16, 10);
  const parts: Uint8Array[] = [head];
  let at = head.length;
  for (let table = 0; table < count; table += 1) {
    const entry = 44 + 20 * table;
    const [offset, packed, length, sum] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(entry + field),
    ) as [number, number, number, number];
    const stored = woff.subarray(offset, offset + packed);
    const data = packed < length ? inflateSync(stored) : stored;
    const place = 12 + 16 * table;
    woff.copy(head, place, entry, entry + 4);
    head.writeUInt32BE(sum, place + 4);
    head.writeUInt32BE(at, place + 8);
    head.writeUInt32BE(length, place + 12);
    const padding = -length & 3;
    parts.push(data, Buffer.alloc(padding));
    at += length + padding;
  }
  return Buffer.concat(parts);
}
