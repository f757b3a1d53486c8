import type { Attachment } from '#entities/index.ts';
import { isStoredImage } from '#shared/image.ts';
import type { Localized } from '#shared/localized.ts';

/** A picture of an album. */
export interface AlbumPicture {
  readonly id: string;
  readonly name: Localized;
  /** What is shown: its copy on this site, else the file at its address. */
  readonly image: string;
  /** The title of the session that it is of. */
  readonly of: Localized;
}

/** A session's pictures as an album shows them. */
export function albumOf(pictures: readonly Attachment[], of: Localized): AlbumPicture[] {
  return pictures.map(({ id, name, image, url }) => ({ id, name, image: image ?? url, of }));
}

/** Whether showing it asks no other host for anything. */
export const isOurs = ({ image }: AlbumPicture) => isStoredImage(image);
