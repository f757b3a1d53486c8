import type { IncomingMessage } from 'node:http';

/** Headers that say who asks, which only proxies may write. */
const claims = new Set(['x-forwarded-for', 'cf-connecting-ip']);

/**
 * The address of whoever asks: of the other end of the connection or, where that is a proxy on this
 * machine, the one that it says it was asked from.
 */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  if (!/^(::1|(::ffff:)?127\.)/.test(peer)) return peer;
  return [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() || peer;
}

/** Tells the API who asks, in `x-forwarded-for` as the hosted service does; what clients say of it is dropped. */
export function nameClient(request: IncomingMessage): void {
  const address = clientAddress(request);
  const { rawHeaders } = request;
  const kept = rawHeaders.filter(
    (_, index) => !claims.has(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''),
  );
  // What makes requests of the messages reads the raw list.
  rawHeaders.splice(0, rawHeaders.length, ...kept, 'x-forwarded-for', address);
}
