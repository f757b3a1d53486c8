import { mediumImage, smallImage } from '#shared/image.ts';
import { type Archive, isWhole } from './archive.ts';
import { mediaType } from './media-type.ts';

/** The pictures of an archive as uploads; one stands in for a smaller version that is not there. */
export function uploadsOf({ media }: Pick<Archive, 'media'>) {
  return [...media].flatMap(([path, bytes]) => {
    if (!isWhole(path)) return [];
    const type = mediaType(path);
    const full = new Blob([bytes as BlobPart], { type });
    const version = (at: string) => {
      const held = media.get(at);
      return held ? new Blob([held as BlobPart], { type }) : full;
    };
    const mediumPath = mediumImage(path);
    const medium = mediumPath === undefined ? undefined : version(mediumPath);
    return [{ path, full, small: version(smallImage(path)), medium }];
  });
}
