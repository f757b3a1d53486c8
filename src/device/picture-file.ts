import { imageSides } from '#shared/image.ts';

/** The largest file that may be chosen, in bytes (specification, section 5). */
export const largestPicture = 10 * 1024 * 1024;

/** The longest side, in pixels, of the pictures that are kept. */
const longestSide = 1600;
/** From how many pixels on, of its longest side, a picture has a medium version. */
const worthMedium = 1000;
const quality = 0.82;

/** Why a chosen file is no picture that can be used. */
export type PictureProblem = 'too_large' | 'not_a_picture' | 'unreadable';

/** The part of a picture to keep, in its own pixels. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture ready to be kept: encoded anew, in up to three sizes, without whatever else its file held. */
export interface PreparedPicture {
  readonly full: Blob;
  readonly small: Blob;
  /** Undefined for a picture that is hardly larger than that. */
  readonly medium: Blob | undefined;
  /** Size of the full version, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Ending of its file name. */
  readonly type: 'webp' | 'jpg';
}

const signatures: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
];

/**
 * What is wrong with a chosen file; undefined for a PNG, JPEG or GIF of at most 10 MB. The first
 * bytes decide, whatever the file is called.
 */
export async function pictureProblem(file: Blob): Promise<PictureProblem | undefined> {
  if (file.size > largestPicture) return 'too_large';
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const known = signatures.some(([, bytes]) => bytes.every((byte, index) => head[index] === byte));
  return known ? undefined : 'not_a_picture';
}

/**
 * Cuts, reduces and encodes a picture anew, to at most `side` pixels; undefined when the browser cannot
 * read the file.
 */
export async function preparePicture(
  file: Blob,
  crop: Crop | undefined,
  side = longestSide,
): Promise<PreparedPicture | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const part = crop ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const size = scaleTo(part, side);
  const full = await encode(draw(bitmap, part, size));
  const version = (side: number) => encode(draw(bitmap, part, scaleTo(part, side)), full?.type);
  const small = await version(imageSides.small);
  const isLarge = Math.max(size.width, size.height) > worthMedium;
  const medium = isLarge ? await version(imageSides.medium) : undefined;
  bitmap.close();
  if (!full || !small || (isLarge && !medium)) return undefined;
  return { full, small, medium, ...size, type: full.type === 'image/webp' ? 'webp' : 'jpg' };
}

/** The size of a part whose longest side is at most `side` pixels. */
export function scaleTo(part: Pick<Crop, 'width' | 'height'>, side: number) {
  const scale = Math.min(1, side / Math.max(part.width, part.height));
  return {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
}

function draw(
  bitmap: ImageBitmap,
  part: Crop,
  { width, height }: { width: number; height: number },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  // JPEG knows no transparency: what shows through is the paper.
  context.fillStyle = '#ffffff';
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height);
  context.globalCompositeOperation = 'destination-over';
  if (!canMakeWebp()) context.fillRect(0, 0, width, height);
  return canvas;
}

/** As WebP, or as JPEG where the browser cannot write WebP. */
async function encode(canvas: HTMLCanvasElement, type = 'image/webp'): Promise<Blob | undefined> {
  const blob = await toBlob(canvas, type);
  if (blob?.type === type) return blob;
  return toBlob(canvas, 'image/jpeg');
}

let webp: boolean | undefined;

function canMakeWebp(): boolean {
  webp ??= document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp');
  return webp;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality),
  );
}
