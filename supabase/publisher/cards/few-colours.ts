import { crc32, deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';

export type Colour = readonly [red: number, green: number, blue: number];

/** A picture of at most 256 colours. */
export interface FewColours {
  readonly width: number;
  readonly height: number;
  /** For each pixel, line by line, the place of its colour in `colours`. */
  readonly pixels: Uint8Array;
  readonly colours: readonly Colour[];
}

/** Brings an opaque picture down to `most` colours by taking those for one that hardly differ. */
export async function inFewColours(picture: Sharp, most: number): Promise<FewColours> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const given = Uint32Array.from({ length: width * height }, (_, at) =>
    data.readUIntBE(channels * at, 3),
  );
  const times = new Map<number, number>();
  for (const colour of given) times.set(colour, (times.get(colour) ?? 0) + 1);
  const oftenFirst = [...times.keys()].sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
  for (let apart = 1; ; apart *= 2) {
    const places = new Map<number, number>();
    const kept: number[] = [];
    const near = new Map<string, number>();
    for (const colour of oftenFirst) {
      const about = String(partsOf(colour).map((part) => Math.round(part / apart)));
      const place = near.get(about) ?? kept.push(colour) - 1;
      near.set(about, place);
      places.set(colour, place);
    }
    if (kept.length > most) continue;
    const pixels = Uint8Array.from(given, (colour) => places.get(colour) ?? 0);
    return { width, height, pixels, colours: kept.map(partsOf) };
  }
}

const partsOf = (colour: number): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** The pixels of a picture as PNG has them: each line says first how it is filtered, which here is not at all. */
export function linesOf({ width, height, pixels }: FewColours): Uint8Array {
  const lines = new Uint8Array((width + 1) * height);
  for (let line = 0; line < height; line += 1) {
    lines.set(pixels.subarray(line * width, (line + 1) * width), line * (width + 1) + 1);
  }
  return lines;
}

/**
 * A picture of 256 colours at most as PNG, from its `lines` (PNG, third edition, 11.2): half as large as one
 * that has colours at each pixel instead of places in a table, and packed in half the time. sharp makes such
 * only of colours that it has chosen anew for each picture, which takes longer than all the rest.
 */
export function packed(
  lines: Uint8Array,
  { width, height, colours }: Omit<FewColours, 'pixels'>,
): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, each a place in the table.
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(lines, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** As much less as each level more has brought it is not worth its time above this one. */
const level = 4;

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
