/** `folder/name-1200x800.webp`: a path inside the `media` bucket that states its own size. */
const storedImage = /^[a-z0-9][a-z0-9/_-]*-([1-9]\d{0,4})x([1-9]\d{0,4})\.(?:png|jpe?g|gif|webp)$/;

/** `folder/name-m-1600x1000.webp`: one that has a medium version beside it. */
const withMedium = /-m-[1-9]\d*x[1-9]\d*\.[a-z]+$/;

/** The longest side, in pixels, of the smaller versions kept beside a stored image. */
export const imageSides = { medium: 800, small: 320 } as const;

/** True for a path that a stored image may have (shape.is_image() of the database checks the same). */
export function isStoredImage(path: string): boolean {
  return storedImage.test(path) && !path.includes('//');
}

/** Width and height in pixels, read from a stored image's path; undefined for any other address. */
export function imageSize(path: string): { width: number; height: number } | undefined {
  const match = storedImage.exec(path);
  return match ? { width: Number(match[1]), height: Number(match[2]) } : undefined;
}

/** The path of the small version that lies beside a stored image. */
export function smallImage(path: string): string {
  return path.replace(/\.([a-z]+)$/, '.small.$1');
}

/** The path of the medium version that lies beside a stored image; undefined where none does. */
export function mediumImage(path: string): string | undefined {
  return withMedium.test(path) ? path.replace(/\.([a-z]+)$/, '.medium.$1') : undefined;
}

/** The path of the image beside which a smaller version lies; that of an image itself as it is. */
export function wholeImage(path: string): string {
  return path.replace(/\.(?:small|medium)(?=\.[a-z]+$)/, '');
}
