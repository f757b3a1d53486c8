import type { ChildProcess } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { listenAt } from '../listen.ts';

/** How long a connection waits for a forum that is being started, ms. */
const PATIENCE_MS = 60_000;

/**
 * Accepts connections and hands each over to the process that serves; while there is none they wait,
 * unread, so that nobody is refused.
 */
export interface HandOver {
  readonly port: number;
  /** From now on connections go to this process; undefined: they wait. */
  to(child: ChildProcess | undefined): void;
  close(): void;
}

/** Listens on a port of this machine only; 0 for any free one. Says so if it is taken. */
export async function acceptAt(port: number): Promise<HandOver> {
  const waiting = new Map<Socket, ReturnType<typeof setTimeout>>();
  let serving: ChildProcess | undefined;

  function hand(socket: Socket, child: ChildProcess): void {
    child.send('connection', socket, { keepOpen: false }, (error) => {
      if (error) socket.destroy();
    });
  }

  const server = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    if (serving?.connected) return hand(socket, serving);
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
    waiting.set(socket, timer);
    socket.once('close', () => {
      clearTimeout(timer);
      waiting.delete(socket);
    });
  });
  return {
    port: await listenAt(server, port),
    to(child) {
      serving = child;
      if (!child) return;
      for (const [socket, timer] of waiting) {
        clearTimeout(timer);
        waiting.delete(socket);
        hand(socket, child);
      }
    },
    close() {
      // Of what it handed over it would wait to be told the end, by processes that may be gone.
      server.close();
      for (const socket of waiting.keys()) socket.destroy();
    },
  };
}
