import type { Stream } from '#shared/stream-url.ts';

const names = { youtube: 'YouTube', vimeo: 'Vimeo', facebook: 'Facebook' } as const;

/** Where a stream comes from, as people know it: the platform's name, or the host. */
export function sourceName(stream: Stream): string {
  return 'frame' in stream ? names[stream.kind] : new URL(stream.source).host;
}
