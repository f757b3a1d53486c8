import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as Listening, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { readableOf, targetOf } from './request-target.ts';

/** Answers a request; `request.url` is a target as `targetOf` gives it. */
type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Takes over the socket of an upgrade to its path. */
type UpgradeListener = (
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  target: URL,
) => void;

/** The HTTP server that everybody reaches: whatever it is sent, it answers or closes, and goes on. */
export interface Front {
  readonly server: Server;
  /** Answers from now on; before, requests are told to come back in a second. */
  answer(listener: Listener): void;
  /** Takes a connection that another process has accepted and not read from. */
  take(socket: Socket): void;
  /** Lets nobody in any more; resolves once whoever is in has been answered, at the latest after `mostMs`. */
  drain(mostMs: number): Promise<void>;
  /** Hands upgrades of a path over; all other upgrades are refused. */
  upgrade(path: string, listener: UpgradeListener): () => void;
}

/** How long a client may take to send the headers, and the whole of a request, ms. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 300_000;
/** How long it may take nothing more of its answer, ms: nobody waits longer for one. */
const TAKING_MS = 120_000;
/** How long after it was opened a connection may be without a request and still be somebody's, ms. */
const ARRIVAL_MS = 1_000;

/** What is known of an open connection. */
interface Connection {
  readonly since: number;
  /** Whether a request ever came over it: browsers open some that they never use. */
  asked: boolean;
  /** Requests whose answers have not left this process to their last byte. */
  underWay: number;
  /** Bytes that had come by the end of the last answer: more are the beginning of a request. */
  heard: number;
}

/** What the development server's own sockets ask for; it listens for them itself. */
const DEVELOPMENT = /^vite-/;

/**
 * Makes the server; it does not listen yet. `headersMs` is how long the headers may take, `requestMs`
 * the whole of a request, `takingMs` how long a client may take nothing more of an answer.
 */
export function createFront(
  headersMs = HEADERS_MS,
  requestMs = REQUEST_MS,
  takingMs = TAKING_MS,
): Front {
  let listener: Listener = tellStarting;
  const open = new Map<Socket, Connection>();
  const upgrades = new Map<string, UpgradeListener>();
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: headersMs / 5,
    },
    (request, response) => {
      const connection = open.get(request.socket);
      if (connection) {
        connection.asked = true;
        connection.underWay += 1;
        response.once('close', () => {
          connection.underWay -= 1;
          connection.heard = request.socket.bytesRead;
        });
      }
      const target = targetOf(request.url);
      if (target === undefined) return refuseTarget(request, response);
      // It would send back what its sender may not read itself, and no `Request` can be made of it.
      if (request.method === 'TRACE') return refuse(response, 501);
      request.url = target;
      // One request that fails is that request's affair.
      const fail = (error: unknown) => {
        console.error(`[front] ${request.method} ${target}:`, error);
        refuse(response, 500);
      };
      try {
        Promise.resolve(listener(request, response)).catch(fail);
      } catch (error) {
        fail(error);
      }
    },
  );
  server.on('connection', (socket) => {
    open.set(socket, { since: Date.now(), asked: false, underWay: 0, heard: 0 });
    socket.once('close', () => open.delete(socket));
  });
  server.setTimeout(takingMs, (socket) => {
    const connection = open.get(socket);
    // Nothing moves on it either while its answer is being made, or once it is no longer HTTP's.
    if (!connection || (connection.underWay > 0 && socket.writableLength === 0)) return;
    socket.destroy();
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    open.delete(request.socket);
    // The HTTP server no longer hears of this socket: an error without a listener would end the process.
    socket.on('error', () => socket.destroy());
    const protocol = request.headers['sec-websocket-protocol'] ?? '';
    if (server.listenerCount('upgrade') > 1 && DEVELOPMENT.test(protocol)) return;
    const target = targetOf(request.url);
    if (target === undefined) return refuseUpgrade(socket, 400, 'Bad Request');
    const url = new URL(`http://localhost${target}`);
    const upgrade = upgrades.get(url.pathname);
    if (!upgrade) return refuseUpgrade(socket, 404, 'Not Found');
    try {
      upgrade(request, socket, head, url);
    } catch (error) {
      console.error(`[front] upgrade ${target}:`, error);
      socket.destroy();
    }
  });
  return {
    server,
    answer(next) {
      listener = next;
    },
    take(socket) {
      server.emit('connection', socket);
      socket.resume();
    },
    async drain(mostMs) {
      if (!server.listening) return;
      // HTTP's own way to close takes an answer that is still on its way down the line for one that has left.
      Listening.prototype.close.call(server);
      const deadline = Date.now() + mostMs;
      for (;;) {
        for (const [socket, connection] of open) if (isIdle(socket, connection)) socket.destroy();
        if (![...open.values()].some(isWaitedFor) || Date.now() >= deadline) return;
        await sleep(20);
      }
    },
    upgrade(path, next) {
      upgrades.set(path, next);
      return () => upgrades.delete(path);
    },
  };
}

/** Whether somebody waits for an answer on it, or is about to ask. */
function isWaitedFor({ since, asked, underWay }: Connection): boolean {
  return underWay > 0 || (!asked && Date.now() - since < ARRIVAL_MS);
}

/** Whether all that was asked on it is answered, and no more has come. */
function isIdle(socket: Socket, { asked, underWay, heard }: Connection): boolean {
  return asked && underWay === 0 && socket.bytesRead === heard;
}

/** Refuses an upgrade in HTTP's words and closes its socket, even on a client that does not. */
export function refuseUpgrade(socket: Duplex, status: number, reason: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Who opens an address that cannot be read is led to one where the app says that nothing is there. */
function refuseTarget({ method, headers, url }: IncomingMessage, response: ServerResponse): void {
  const location = method === 'GET' && headers.accept?.includes('text/html') && readableOf(url);
  if (!location) refuse(response, 400);
  else response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
}

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) response.destroy();
  // What its sender still sends is read away: closed on it, the connection would look like one that broke.
  else response.writeHead(status, { 'cache-control': 'no-store' }).end();
}

function tellStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store' }).end();
}
