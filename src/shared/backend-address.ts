const configured: Partial<ImportMetaEnv> = import.meta.env ?? {};

/** Origin of the back end without a trailing slash; empty when the app is served by the same one. */
export const backendUrl: string = (configured.VITE_BACKEND_URL ?? '').replace(/\/$/, '');

/** The public anonymous key; the embedded back end's own when none is configured. */
export const backendKey: string = configured.VITE_BACKEND_KEY ?? 'sb_publishable_local';

/** Where the picture in an image field lies: stored paths are inside the public `media` bucket. */
export function mediaAddress(image: string): string {
  return image.startsWith('https://')
    ? image
    : `${backendUrl}/storage/v1/object/public/media/${image}`;
}
