import { type Archive, format, version } from './archive.ts';

/** The rows of an archive as JSON, as they lie in it and as they are given away by themselves. */
export function writeJson({ edition, at, rows }: Omit<Archive, 'media'>): string {
  return JSON.stringify({ format, version, edition, at, rows }, null, 1);
}
