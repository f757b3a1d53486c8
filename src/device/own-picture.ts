import { mediaAddress } from '#shared/backend-address.ts';
import { mediumImage, smallImage } from '#shared/image.ts';
import { largeImageCache, smallImageCache } from '#shared/worker-message.ts';
import type { PreparedPicture } from './picture-file.ts';

/**
 * Puts a picture where the service worker looks for those of the content, so that this device shows
 * it before the server has it. Without a worker it shows once it has been sent.
 */
export async function showOwnPicture(
  path: string,
  { full, small, medium }: PreparedPicture,
): Promise<void> {
  const keep = async (cache: string, at: string, picture: Blob) => {
    const headers = { 'content-type': picture.type };
    await (await caches.open(cache)).put(mediaAddress(at), new Response(picture, { headers }));
  };
  try {
    await keep(largeImageCache, path, full);
    await keep(smallImageCache, smallImage(path), small);
    const mediumPath = mediumImage(path);
    if (medium && mediumPath) await keep(largeImageCache, mediumPath, medium);
  } catch {
    // A full device, or a page without TLS: the picture is in the queue all the same.
  }
}
