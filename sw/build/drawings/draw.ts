import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconSvg } from './icon.ts';
import { latticeSvg } from './lattice.ts';

/** Draws the app's icons and the star lattice into `public/` (`npm run icons`). */

const folder = join(import.meta.dirname, '../../../public');
const icons = join(folder, 'icons');
const patterns = join(folder, 'patterns');

const mark = iconSvg({ ground: 'rounded', tips: 200, strap: 25 });
const tabMark = iconSvg({ ground: 'rounded', tips: 228, strap: 46 });
// Systems cut these to their own shape: nothing may lie outside the middle four fifths.
const fullMark = iconSvg({ ground: 'full', tips: 182, strap: 23 });
const plainMark = iconSvg({ ground: 'none', tips: 182, strap: 30 });

const pictures: readonly (readonly [name: string, svg: string, size: number])[] = [
  ['icon-192.png', mark, 192],
  ['icon-512.png', mark, 512],
  ['maskable-192.png', fullMark, 192],
  ['maskable-512.png', fullMark, 512],
  ['monochrome-512.png', plainMark, 512],
  ['apple-touch-icon.png', fullMark, 180],
];

for (const place of [icons, patterns]) mkdirSync(place, { recursive: true });
writeFileSync(join(icons, 'favicon.svg'), tabMark);
writeFileSync(join(patterns, 'khatam.svg'), latticeSvg('#d8b465'));
for (const [name, svg, size] of pictures) {
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95, effort: 10 })
    .toFile(join(icons, name));
}
