import type { Stream } from '#shared/stream-url.ts';

const names = { youtube: 'YouTube', vimeo: 'Vimeo', facebook: 'Facebook' } as const;

/** Where a stream comes from, as people know it: the platform's name, or the host. */
export function sourceName(stream: Stream): string {
  return 'frame' in stream ? names[stream.kind] : new URL(stream.source).host;
}

/** Whether the sound can be had without the picture; a platform's own player does not offer it. */
export function hasSoundChoice({ kind }: Stream): boolean {
  return kind === 'hls' || kind === 'video';
}
