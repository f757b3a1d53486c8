/** Name of the cache that holds the recordings of sound that a reader has kept on this device. */
export const audioCache = 'kept-audio';

/** The path at which the worker plays what is kept; no server has anything there. */
export const keptAudioPath = '/kept/audio';

/** How much may be kept on a device in all, in megabytes (of 10⁶ bytes). */
export const mostKept = 500;

/** The address of this site at which a kept file is played, by where it comes from. */
export function keptAudioAddress(url: string): string {
  return `${keptAudioPath}?of=${encodeURIComponent(url)}`;
}
