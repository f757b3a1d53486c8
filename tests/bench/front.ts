import { Agent, request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Certificate } from './certificate.ts';

/** Headers of one HTTP/1.1 connection, which HTTP/2 does not allow. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);

/**
 * A production host's front before the embedded back end: HTTP/2 over TLS, and WebSockets. Port 0 is
 * any that is free.
 */
export async function startFront(
  target: number,
  { key, cert }: Omit<Certificate, 'fingerprint'>,
  port = 0,
): Promise<{ port: number; stop(): void }> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const onward = ask(
      {
        agent,
        host: '127.0.0.1',
        port: target,
        method: request.method,
        path: request.url,
        headers: carried(request.headers),
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, carried(answer.headers));
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const onward = connect(target, '127.0.0.1');
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2) {
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    }
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  });
  // As hosts' fronts begin: of a record of 16 KB nothing can be read before all of it has come.
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(1_400));
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => session.destroy());
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      for (const session of sessions) session.destroy();
      agent.destroy();
      server.close();
    },
  };
}

function carried(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)),
  );
}
