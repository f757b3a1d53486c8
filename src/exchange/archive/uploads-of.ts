import { smallImage } from '#shared/image.ts';
import type { Archive } from './archive.ts';
import { mediaType } from './media-type.ts';

/** The pictures of an archive as uploads; one without a small version stands in for it. */
export function uploadsOf({ media }: Pick<Archive, 'media'>) {
  return [...media].flatMap(([path, bytes]) => {
    if (path.includes('.small.')) return [];
    const type = mediaType(path);
    const full = new Blob([bytes as BlobPart], { type });
    const small = media.get(smallImage(path));
    return [{ path, full, small: small ? new Blob([small as BlobPart], { type }) : full }];
  });
}
