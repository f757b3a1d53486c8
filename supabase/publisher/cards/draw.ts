import sharp, { type OverlayOptions } from 'sharp';
import { iconSvg } from '../../../sw/build/drawings/icon.ts';
import { latticeSvg } from '../../../sw/build/drawings/lattice.ts';
import { pictureAddress } from '../feeds/address.ts';
import { type Card, cardSize } from './card.ts';
import { type Colour, inFewColours, linesOf, packed } from './few-colours.ts';
import { loadFaces } from './fonts.ts';

const { width, height } = cardSize;
const green: Colour = [0x0c, 0x4a, 0x3a];
/** Between the edge and what is written, in pixels. */
const margin = 84;
const mark = 92;
/** Side of a portrait. */
const face = 300;
/** Where the title may begin, and what lies between it and the lines below. */
const titleTop = 190;
const titleGap = 28;
/** Sizes that the title's letters may have. */
const titleSizes = [84, 70, 58, 48, 40, 33];
/** What a letter takes of a square as high as its size, the space between lines included. */
const letterArea = 0.45;

/** How many of a card's 256 colours are shades of each ink, and the ground's, at most. */
const shares = { ink: 32, ground: 192 };

/** A picture to lay on a card. */
interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** What a pixel of each value becomes on the card: a place in its table of colours, or `unchanged`. */
  readonly becomes: Int16Array;
}

const unchanged = -1;

const ivory = inkOf([0xfb, 0xf7, 0xee], 0);
const gold = inkOf([0xe2, 0xbf, 0x77], shares.ink);

/** What every card has; its colours are the inks' shades and then those of what is drawn. */
interface Ground {
  readonly lines: Uint8Array;
  readonly colours: readonly Colour[];
}

/** By whether it is read from right to left. */
const grounds = new Map<boolean, Promise<Ground>>();
/** The names that stand over cards, by language: few, and on thousands of cards. */
const names = new Map<string, Drawn>();
/** The portraits of the last cards, by address: each is on one card of every language. */
const portraits = new Map<string, OverlayOptions>();
/** What cards are drawn on, one after the other, line by line as PNG has them. */
const sheet = new Uint8Array((width + 1) * height);

/**
 * Draws a card as PNG. Texts are shaped and laid out by Pango, so that Arabic is joined and runs its
 * own way. A portrait that cannot be had is left out.
 */
export async function drawCard(card: Card, backend: string): Promise<Uint8Array> {
  await loadFaces();
  const rtl = card.language === 'ar';
  const drawing = grounds.get(rtl) ?? drawGround(rtl);
  grounds.set(rtl, drawing);
  const ground = await drawing;
  const portrait = card.portrait
    ? await portraitAt(pictureAddress(backend, card.portrait))
    : undefined;
  const room = width - 2 * margin - (portrait ? face + 48 : 0);
  const over = await writeName(card);
  const lines = card.under.filter((line) => line !== '').join('\n');
  const under = lines ? await write(card, lines, 40, ivory, room) : undefined;
  const underTop = height - 62 - (under?.height ?? 0);
  const titleHeight = underTop - titleGap - titleTop;
  const title = await writeTitle(card, room, titleHeight);
  // From here on nothing is waited for: there is one sheet.
  sheet.set(ground.lines);
  /** Puts a picture at a distance from the side where reading begins. */
  function put(drawn: Drawn | undefined, start: number, top: number): void {
    if (!drawn) return;
    const left = rtl ? width - start - drawn.width : start;
    lay(drawn, Math.round(left), Math.round(top));
  }
  put(over, margin + mark + 28, 62 + (mark - (over?.height ?? 0)) / 2);
  put(title, margin, titleTop + Math.max(0, titleHeight - (title?.height ?? 0)) / 2);
  put(under, margin, underTop);
  const drawn = packed(sheet, { width, height, colours: ground.colours });
  if (!portrait) return drawn;
  // A face has more colours than there is room for.
  const left = rtl ? margin : width - margin - face;
  const whole = sharp(drawn).composite([{ ...portrait, left, top: titleTop }]);
  return whole.removeAlpha().png().toBuffer();
}

/** What has been made before, or makes it; a publisher that runs for years sees more than it need keep. */
async function keptIn<T>(
  kept: Map<string, T>,
  key: string,
  make: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const known = kept.get(key) ?? (await make());
  if (kept.size > 20) kept.clear();
  if (known) kept.set(key, known);
  return known;
}

/** The forum's name, over everything else. */
function writeName(card: Card): Promise<Drawn | undefined> {
  const room = width - 2 * margin - mark - 28;
  return keptIn(names, `${card.language} ${card.over}`, () =>
    write(card, card.over, 36, gold, room),
  );
}

/** Lays a picture on the sheet, of which it covers a part. */
function lay(drawn: Drawn, left: number, top: number): void {
  const [first, end] = [Math.max(0, -left), Math.min(drawn.width, width - left)];
  for (let y = Math.max(0, -top); y < Math.min(drawn.height, height - top); y += 1) {
    for (let x = first; x < end; x += 1) {
      const place = drawn.becomes[drawn.pixels[y * drawn.width + x] ?? 0] ?? unchanged;
      if (place !== unchanged) sheet[(top + y) * (width + 1) + 1 + left + x] = place;
    }
  }
}

interface Ink {
  /** On the plain ground, from the faintest on: what lies under their edges is faint itself. */
  readonly shades: readonly Colour[];
  /** What a pixel becomes on a card, by how much of the ink it has. */
  readonly becomes: Int16Array;
}

/** Something to write with, whose shades stand in every card's table of colours from `first` on. */
function inkOf(ink: Colour, first: number): Ink {
  const mixed = (colour: 0 | 1 | 2, share: number) =>
    Math.round(green[colour] + (ink[colour] - green[colour]) * share);
  const shades = Array.from({ length: shares.ink }, (_, at): Colour => {
    const share = (at + 1) / shares.ink;
    return [mixed(0, share), mixed(1, share), mixed(2, share)];
  });
  const becomes = Int16Array.from({ length: 256 }, (_, amount) => {
    const shade = Math.round((amount / 255) * shares.ink);
    return shade === 0 ? unchanged : first + shade - 1;
  });
  return { shades, becomes };
}

async function drawGround(rtl: boolean): Promise<Ground> {
  const tile = await sharp(Buffer.from(latticeSvg('#b98a2f')), { density: 96 })
    .ensureAlpha(1)
    .png()
    .toBuffer();
  const lattice = await sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: tile, tile: true }])
    .linear([1, 1, 1, 0.2], [0, 0, 0, 0])
    .png()
    .toBuffer();
  const rule = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="10" y="${height - 10}" fill="#b98a2f"/></svg>`;
  const icon = await sharp(Buffer.from(iconSvg({ ground: 'rounded', tips: 200, strap: 25 })))
    .resize(mark, mark)
    .png()
    .toBuffer();
  const [r, g, b] = green;
  const whole = sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .composite([
      { input: lattice },
      { input: Buffer.from(rule) },
      { input: icon, left: rtl ? width - margin - mark : margin, top: 62 },
    ])
    .removeAlpha();
  const ground = await inFewColours(whole, shares.ground);
  const written = [...ivory.shades, ...gold.shades];
  const pixels = ground.pixels.map((place) => place + written.length);
  return { lines: linesOf({ ...ground, pixels }), colours: [...written, ...ground.colours] };
}

/** The title as large as there is room for it, in lines of about the same length. */
async function writeTitle(card: Card, room: number, high: number): Promise<Drawn | undefined> {
  const { title } = card;
  const fits = (drawn: Drawn) => drawn.height <= high && drawn.width <= room;
  // What is measured is drawn for it, so the search begins where it is likely to end.
  const likely = titleSizes.findIndex(
    (size) => title.length * size ** 2 * letterArea < room * high,
  );
  const larger = titleSizes.slice(0, Math.max(0, likely)).reverse();
  let written: Drawn | undefined;
  let size = 0;
  for (size of titleSizes.slice(likely)) {
    written = await write(card, title, size, ivory, room);
    if (!written || fits(written)) break;
  }
  if (size === titleSizes.at(likely)) {
    for (const next of larger) {
      const tried = await write(card, title, next, ivory, room);
      if (!tried || !fits(tried)) break;
      [written, size] = [tried, next];
    }
  }
  // One line cannot be shared out.
  if (!written || written.height < 2 * size) return written;
  for (const share of [0.85, 0.72, 0.6]) {
    const narrow = await write(card, title, size, ivory, Math.round(room * share));
    if (!narrow) break;
    if (narrow.height > written.height || narrow.width > room * share) break;
    written = narrow;
  }
  return written;
}

async function write(
  { language }: Card,
  text: string,
  size: number,
  { becomes }: Ink,
  room: number,
): Promise<Drawn | undefined> {
  if (!text.trim()) return undefined;
  const [latin, arabic] = ['Cormorant Garamond SemiBold', 'Amiri'];
  // Amiri's lines are high; a little smaller it looks as large as the other.
  const font =
    language === 'ar' ? `${arabic},${latin}, ${size * 0.86}` : `${latin},${arabic}, ${size}`;
  // The language says which way a line runs, whatever the script of its first word.
  const directed = text.replace(/^/gm, language === 'ar' ? '\u200f' : '\u200e');
  const escaped = directed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const picture = sharp({
    text: {
      text: `<span font_features="lnum=1">${escaped}</span>`,
      font,
      width: room,
      dpi: 72,
      spacing: language === 'ar' ? 0 : 6,
    },
  });
  // In colours it would be four times as large, and memory of that kind has all of it looked through.
  const { data, info } = await picture
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data, becomes };
}

const portraitAt = (address: string) => keptIn(portraits, address, () => fetchPortrait(address));

/** What a portrait may have at most: bytes, as the bucket takes them, pixels, which all are held at once, and ways that lead on. */
const mostBytes = 10 * 1024 * 1024;
const mostPixels = 64_000_000;
const mostRedirects = 5;

/** A portrait as a disc. */
async function fetchPortrait(address: string): Promise<OverlayOptions | undefined> {
  try {
    const answer = await open(address);
    if (!answer.ok) return undefined;
    const half = face / 2;
    const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${face}" height="${face}"><circle cx="${half}" cy="${half}" r="${half}"/></svg>`;
    const round = sharp(await bytesOf(answer), { limitInputPixels: mostPixels })
      .resize(face, face, { fit: 'cover', position: 'top' })
      .ensureAlpha()
      .composite([{ input: Buffer.from(disc), blend: 'dest-in' }]);
    const { data: input, info: raw } = await round.raw().toBuffer({ resolveWithObject: true });
    return { input, raw };
  } catch {
    return undefined;
  }
}

/**
 * Asks for a picture. Where it leads on, it is followed over https alone: another site would have this machine
 * ask what only this machine reaches.
 */
async function open(address: string): Promise<Response> {
  const signal = AbortSignal.timeout(10_000);
  let url = new URL(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await fetch(url, { redirect: 'manual', signal });
    const next = answer.status < 400 && answer.headers.get('location');
    if (!next) return answer;
    await answer.body?.cancel();
    url = new URL(next, url);
    if (url.protocol !== 'https:') break;
  }
  throw new Error('That leads to no portrait');
}

/** Throws for an answer that goes on after that: it may be another site's. */
async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('That is no portrait');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
