import { createHash } from 'node:crypto';

/** Namespace of the demonstration's ids: an arbitrary UUID, never to be changed. */
const namespace = Buffer.from('6f1b5c0e2d8f4a51b6c79d0f3e1a7c42', 'hex');

/** The id of something named by a slug: a version 5 UUID, the same on every machine. */
export function idOf(kind: string, slug: string): string {
  const hash = createHash('sha1').update(namespace).update(`${kind}/${slug}`).digest();
  hash.writeUInt8(((hash[6] ?? 0) & 0x0f) | 0x50, 6);
  hash.writeUInt8(((hash[8] ?? 0) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
