import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { speakers } from '#seed/programme/index.ts';
import { zones } from '#seed/site/village/index.ts';
import { smallImage, smallImageSide } from '#shared/image.ts';
import { chanceOf } from './chance.ts';
import { covers } from './covers.ts';
import { hero } from './hero.ts';
import { type SitePicture, seriesPath, sitePath } from './paths.ts';
import { portrait } from './portrait.ts';
import * as site from './site-pictures.ts';
import { activity, logo } from './stand.ts';
import { emblems, figureOf, places } from './subjects.ts';

const out = join(import.meta.dirname, 'out');

const sitePictures: Readonly<Record<SitePicture, () => string>> = {
  logo: site.siteLogo,
  hero,
  about: site.about,
  presentation: site.presentation,
  cheikh: site.cheikh,
  poster: site.poster,
  testament: site.testamentCover,
};

/** Every picture of the demonstration: its path in the bucket and its drawing. */
function* drawings(): Generator<readonly [path: string, svg: string]> {
  for (const { slug } of speakers) {
    yield [seriesPath('speakers', slug), portrait(figureOf(slug), chanceOf(slug))];
  }
  for (const { color, exhibitors } of zones) {
    for (const { slug } of exhibitors) {
      const drawn = emblems[slug];
      if (!drawn) throw new Error(`No emblem for the exhibitor ${slug}.`);
      const [emblem, companions] = drawn;
      yield [seriesPath('logos', slug), logo(emblem, color)];
      yield [seriesPath('activities', slug), activity(emblem, companions, color, chanceOf(slug))];
    }
  }
  for (const [slug, draw] of Object.entries(places)) yield [seriesPath('locations', slug), draw()];
  for (const [slug, draw] of Object.entries(covers)) yield [seriesPath('news', slug), draw()];
  for (const [name, draw] of Object.entries(sitePictures)) {
    yield [sitePath(name as SitePicture), draw()];
  }
}

async function write(path: string, svg: string): Promise<number> {
  const file = join(out, path);
  await mkdir(dirname(file), { recursive: true });
  const drawn = sharp(Buffer.from(svg));
  await drawn.clone().webp({ quality: 54, effort: 6 }).toFile(file);
  await drawn
    .clone()
    .resize(smallImageSide, smallImageSide, { fit: 'inside' })
    .webp({ quality: 52, effort: 6 })
    .toFile(smallImage(file));
  return (await stat(file)).size + (await stat(smallImage(file))).size;
}

await rm(out, { recursive: true, force: true });
let bytes = 0;
let count = 0;
for (const [path, svg] of drawings()) {
  bytes += await write(path, svg);
  count += 1;
}
process.stdout.write(
  `${count} pictures, ${Math.round(bytes / 1024)} KB with their small versions\n`,
);
