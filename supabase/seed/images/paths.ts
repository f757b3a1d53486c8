/** Width and height in pixels of the pictures that come in series, by their folder. */
const seriesSizes = {
  speakers: [400, 500],
  logos: [400, 400],
  activities: [640, 400],
  locations: [960, 600],
  news: [960, 600],
} as const satisfies Record<string, readonly [number, number]>;

export type Series = keyof typeof seriesSizes;

/** Width and height in pixels of the site's own pictures, by their name. */
const siteSizes = {
  logo: [512, 512],
  hero: [1600, 1000],
  about: [1200, 800],
  presentation: [1200, 800],
  cheikh: [1000, 1200],
  poster: [1080, 1528],
  testament: [1200, 800],
} as const satisfies Record<string, readonly [number, number]>;

export type SitePicture = keyof typeof siteSizes;

/** What a page of the site begins with, and a phone need not have as large as a desk. */
const withMedium: ReadonlySet<SitePicture> = new Set(['hero', 'presentation', 'cheikh']);

/** Where the picture of something in a series lies in the `media` bucket. */
export function seriesPath(series: Series, slug: string): string {
  return path(series, slug, seriesSizes[series]);
}

/** Where one of the site's own pictures lies in the `media` bucket. */
export function sitePath(name: SitePicture): string {
  return path('site', withMedium.has(name) ? `${name}-m` : name, siteSizes[name]);
}

function path(folder: string, name: string, [width, height]: readonly [number, number]): string {
  return `${folder}/${name}-${width}x${height}.webp`;
}
