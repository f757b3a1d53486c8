import { useCallback } from 'react';
import { showOwnPicture } from '#device/own-picture.ts';
import { type Crop, preparePicture } from '#device/picture-file.ts';
import type { Kind } from '#entities/index.ts';
import { useReplica } from '#replica/read.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { useTellNotKept } from '../../writing/use-tell-not-kept.ts';

/** The path that a picture will have on the server, or why it was not kept. */
type KeptPicture = { readonly path: string } | 'unreadable' | 'not_kept';

/**
 * Keeps a chosen picture on the device, to be sent when possible. Says so itself where the device keeps
 * nothing (`not_kept`), not where the browser cannot read the file.
 */
export function useKeepPicture(): (
  kind: Kind,
  file: File,
  crop: Crop | undefined,
) => Promise<KeptPicture> {
  const { uploads } = useReplica();
  const tellNotKept = useTellNotKept();
  return useCallback(
    async (kind, file, crop) => {
      const picture = await preparePicture(file, crop);
      if (!picture) return 'unreadable';
      const { width, height, type, full, small, medium } = picture;
      const folder = kind.replaceAll('_', '-');
      const name = medium ? `${randomUuid()}-m` : randomUuid();
      const path = `${folder}/${name}-${width}x${height}.${type}`;
      try {
        await uploads.add({ path, full, small, medium });
      } catch (cause) {
        tellNotKept(cause);
        return 'not_kept';
      }
      await showOwnPicture(path, picture);
      return { path };
    },
    [uploads, tellNotKept],
  );
}
