import sharp, { type CreateRaw, type Sharp } from 'sharp';
import { iconSvg } from '../../../sw/build/drawings/icon.ts';
import { latticeSvg } from '../../../sw/build/drawings/lattice.ts';
import { pictureAddress } from '../feeds/address.ts';
import { type Card, cardSize } from './card.ts';
import { loadFaces } from './fonts.ts';

const { width, height } = cardSize;
const green = '#0c4a3a';
const ivory: Colour = [0xfb, 0xf7, 0xee];
const gold: Colour = [0xe2, 0xbf, 0x77];
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

/** A picture as its pixels: packing and unpacking took most of the time a card needs. */
interface Drawn {
  readonly input: Buffer;
  readonly raw: CreateRaw;
  /** What is written: its pixels say only how much of this colour is on each. */
  readonly ink?: Colour;
}

type Colour = readonly [red: number, green: number, blue: number];

/** What every card has, by the way it is read. */
const grounds = new Map<boolean, Promise<Drawn>>();
/** The names that stand over cards, by language: few, and on thousands of cards. */
const names = new Map<string, Drawn>();
/** Pixels of cards that are finished, to draw others on: fresh memory costs as much as what is drawn. */
const sheets: Buffer[] = [];

/**
 * Draws a card as PNG. Texts are shaped and laid out by Pango, so that Arabic is joined and runs its
 * own way. A portrait that cannot be had is left out.
 */
export async function drawCard(card: Card, backend: string): Promise<Uint8Array> {
  await loadFaces();
  const rtl = card.language === 'ar';
  const ground = grounds.get(rtl) ?? drawGround(rtl);
  grounds.set(rtl, ground);
  const portrait = card.portrait
    ? await fetchPortrait(pictureAddress(backend, card.portrait))
    : undefined;
  const room = width - 2 * margin - (portrait ? face + 48 : 0);
  const over = await writeName(card);
  const lines = card.under.filter((line) => line !== '').join('\n');
  const under = lines ? await write(card, lines, 40, ivory, room) : undefined;
  const underTop = height - 62 - (under?.raw.height ?? 0);
  const titleHeight = underTop - titleGap - titleTop;
  const title = await writeTitle(card, room, titleHeight);
  const { input, raw } = await ground;
  const pixels = sheets.pop() ?? Buffer.alloc(input.length);
  pixels.set(input);
  /** Puts a picture at a distance from the side where reading begins. */
  function put(drawn: Drawn | undefined, start: number, top: number): void {
    if (!drawn) return;
    const left = rtl ? width - start - drawn.raw.width : start;
    lay(drawn, pixels, Math.round(left), Math.round(top));
  }
  put(over, margin + mark + 28, 62 + (mark - (over?.raw.height ?? 0)) / 2);
  put(title, margin, titleTop + Math.max(0, titleHeight - (title?.raw.height ?? 0)) / 2);
  put(under, margin, underTop);
  put(portrait, width - margin - face, titleTop);
  const drawn = await sharp(pixels, { raw }).png().toBuffer();
  sheets.push(pixels);
  return drawn;
}

/** The forum's name, over everything else. */
async function writeName(card: Card): Promise<Drawn | undefined> {
  const key = `${card.language} ${card.over}`;
  const known = names.get(key);
  if (known) return known;
  const name = await write(card, card.over, 36, gold, width - 2 * margin - mark - 28);
  // A publisher that runs for years sees more of them than it need keep.
  if (names.size > 20) names.clear();
  if (name) names.set(key, name);
  return name;
}

/**
 * Lays a picture with transparency over the pixels of a card, of which it covers a part: sharp goes
 * through all of the card for that, and its numbers with fractions.
 */
function lay({ input, raw, ink }: Drawn, card: Buffer, left: number, top: number): void {
  const { channels } = raw;
  const [first, end] = [Math.max(0, -left), Math.min(raw.width, width - left)];
  for (let y = Math.max(0, -top); y < Math.min(raw.height, height - top); y += 1) {
    for (let x = first; x < end; x += 1) {
      const from = (y * raw.width + x) * channels;
      const alpha = input[from + channels - 1] ?? 0;
      if (alpha === 0) continue;
      const to = ((top + y) * width + left + x) * 3;
      for (let colour = 0; colour < 3; colour += 1) {
        const over = ink?.[colour] ?? input[from + colour] ?? 0;
        const under = card[to + colour] ?? 0;
        card[to + colour] = under + Math.round(((over - under) * alpha) / 255);
      }
    }
  }
}

async function pixelsOf(picture: Sharp): Promise<Drawn> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function drawGround(rtl: boolean): Promise<Drawn> {
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
  return pixelsOf(
    sharp({ create: { width, height, channels: 3, background: green } })
      .composite([
        { input: lattice },
        { input: Buffer.from(rule) },
        { input: icon, left: rtl ? width - margin - mark : margin, top: 62 },
      ])
      .removeAlpha(),
  );
}

/** The title as large as there is room for it, in lines of about the same length. */
async function writeTitle(card: Card, room: number, high: number): Promise<Drawn | undefined> {
  const { title } = card;
  const fits = ({ raw }: Drawn) => raw.height <= high && raw.width <= room;
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
  if (!written || written.raw.height < 2 * size) return written;
  for (const share of [0.85, 0.72, 0.6]) {
    const narrow = await write(card, title, size, ivory, Math.round(room * share));
    if (!narrow) break;
    if (narrow.raw.height > written.raw.height || narrow.raw.width > room * share) break;
    written = narrow;
  }
  return written;
}

async function write(
  { language }: Card,
  text: string,
  size: number,
  ink: Colour,
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
  return { ...(await pixelsOf(picture.toColourspace('b-w'))), ink };
}

/** A portrait as a disc. */
async function fetchPortrait(address: string): Promise<Drawn | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) return undefined;
    const half = face / 2;
    const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${face}" height="${face}"><circle cx="${half}" cy="${half}" r="${half}"/></svg>`;
    return await pixelsOf(
      sharp(Buffer.from(await answer.arrayBuffer()))
        .resize(face, face, { fit: 'cover', position: 'top' })
        .ensureAlpha()
        .composite([{ input: Buffer.from(disc), blend: 'dest-in' }]),
    );
  } catch {
    return undefined;
  }
}
