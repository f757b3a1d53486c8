import { eyeRadius, pointPath, points } from './khatam-star.ts';

interface Drawn {
  readonly forum: string;
  readonly dates: string;
  readonly title: string;
  readonly stars: readonly { readonly label: string; readonly lit: readonly boolean[] }[];
  readonly direction: 'ltr' | 'rtl';
}

/** Pixels; the shape that most places show whole. */
const width = 1080;
const height = 1350;
const margin = 90;
const ivory = '#fbf7ee';
const gold = '#d8b465';

/** Draws the stars of some days as a picture (PNG), on the device and in its letters. */
export async function drawSouvenir({
  forum,
  dates,
  title,
  stars,
  direction,
}: Drawn): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on');
  const style = getComputedStyle(document.documentElement);
  const heading = (size: number) => `600 ${size}px ${style.getPropertyValue('--font-heading')}`;
  const text = (size: number) => `400 ${size}px ${style.getPropertyValue('--font-text')}`;
  const words = [forum, dates, title, ...stars.map(({ label }) => label)].join(' ');
  // Letters that are not on the device and cannot be fetched leave it to others.
  await Promise.allSettled([heading, text].map((font) => document.fonts.load(font(36), words)));

  const ground = pen.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, '#0c4a3a');
  ground.addColorStop(1, '#08352a');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = gold;
  pen.lineWidth = 3;
  pen.strokeRect(36, 36, width - 72, height - 72);
  pen.direction = direction;
  pen.textAlign = 'center';

  write(title, heading, 80, gold, 190);
  const columns = Math.min(stars.length, Math.ceil(Math.sqrt(stars.length)));
  const rows = Math.ceil(stars.length / columns);
  const top = 270;
  const room = height - top - 330;
  const size = Math.min((width - 2 * margin) / columns, room / rows);
  for (const [index, { label, lit }] of stars.entries()) {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, stars.length - row * columns);
    // Days follow each other along the line of reading.
    const along = (index % columns) - (inRow - 1) / 2;
    const x = width / 2 + (direction === 'rtl' ? -along : along) * size;
    const y = top + (room - rows * size) / 2 + (row + 0.5) * size;
    star(x, y - size * 0.06, size * 0.76, lit);
    pen.font = text(36);
    pen.fillStyle = ivory;
    pen.fillText(label, x, y + size * 0.42, size * 0.94);
  }
  write(forum, heading, 64, ivory, height - 180);
  write(dates, text, 36, gold, height - 110);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });

  /** A line in the middle, as large as asked for or as fits. */
  function write(
    line: string,
    font: (size: number) => string,
    largest: number,
    colour: string,
    y: number,
  ): void {
    if (!pen) return;
    pen.font = font(largest);
    const fits = Math.min(1, (width - 2 * margin) / pen.measureText(line).width);
    pen.font = font(Math.floor(largest * fits));
    pen.fillStyle = colour;
    pen.fillText(line, width / 2, y);
  }

  function star(x: number, y: number, size: number, lit: readonly boolean[]): void {
    if (!pen) return;
    pen.save();
    pen.translate(x - size / 2, y - size / 2);
    pen.scale(size / 100, size / 100);
    pen.lineWidth = 1.2;
    pen.lineJoin = 'round';
    pen.fillStyle = gold;
    for (let point = 0; point < points; point += 1) {
      const outline = new Path2D(pointPath(point));
      if (lit[point]) pen.fill(outline);
      pen.stroke(outline);
    }
    const eye = new Path2D();
    eye.arc(50, 50, eyeRadius, 0, 2 * Math.PI);
    if (lit.every(Boolean)) pen.fill(eye);
    pen.stroke(eye);
    pen.restore();
  }
}
