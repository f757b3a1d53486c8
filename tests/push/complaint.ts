import type { IncomingMessage } from 'node:http';
import { readVapid } from './receiver.ts';

/**
 * What a push service at `origin` would find wrong with a request of a sender with this key (RFC 8030,
 * 8188, 8292); undefined when nothing is.
 */
export function complaintOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  body: Buffer,
  publicKey: string,
  origin: string,
): string | undefined {
  if (body.byteLength > 4096) return `${body.byteLength} bytes`;
  if (headers['content-encoding'] !== 'aes128gcm') return 'encoding';
  if (!(Number(headers.ttl) >= 0) || Number(headers.ttl) > 2_419_200) return `TTL ${headers.ttl}`;
  if (!/^[\w-]{1,32}$/.test(String(headers.topic))) return `topic ${headers.topic}`;
  if (headers.urgency !== 'high' && headers.urgency !== 'normal') return 'urgency';
  try {
    const { aud, exp, sub } = readVapid(String(headers.authorization), publicKey);
    const life = Number(exp) - Date.now() / 1000;
    if (aud !== origin) return `aud ${aud}`;
    if (!(life > 0 && life <= 24 * 3600)) return `exp ${exp}`;
    return String(sub).startsWith('mailto:') ? undefined : `sub ${sub}`;
  } catch (error) {
    return String(error);
  }
}
