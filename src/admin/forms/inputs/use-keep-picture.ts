import { useCallback } from 'react';
import { showOwnPicture } from '#device/own-picture.ts';
import { type Crop, preparePicture } from '#device/picture-file.ts';
import type { Kind } from '#entities/index.ts';
import { useReplica } from '#replica/read.ts';
import { randomUuid } from '#shared/random-uuid.ts';

/**
 * Keeps a chosen picture on the device, to be sent when possible; resolves with the path it will have
 * on the server, or undefined when the browser cannot read the file.
 */
export function useKeepPicture(): (
  kind: Kind,
  file: File,
  crop: Crop | undefined,
) => Promise<string | undefined> {
  const { uploads } = useReplica();
  return useCallback(
    async (kind, file, crop) => {
      const picture = await preparePicture(file, crop);
      if (!picture) return undefined;
      const { width, height, type, full, small } = picture;
      const folder = kind.replaceAll('_', '-');
      const path = `${folder}/${randomUuid()}-${width}x${height}.${type}`;
      await uploads.add({ path, full, small });
      await showOwnPicture(path, picture);
      return path;
    },
    [uploads],
  );
}
