import { setTimeout as sleep } from 'node:timers/promises';
import { startTestBackend } from '#local/test-backend.ts';
import type { TestClusterAddress } from '#local/test-cluster.ts';

/** What is asked of the process, and what it answers. */
export type Order = { start: TestClusterAddress } | 'measure' | 'stop';
export interface Measure {
  /** Bytes of the process in memory, what is no longer used aside. */
  readonly memory: number;
  /** Sockets that are open. */
  readonly sockets: number;
}

let backend: Awaited<ReturnType<typeof startTestBackend>> | undefined;
let sockets = () => Promise.resolve(0);

async function obey(order: Order): Promise<unknown> {
  if (order === 'measure') {
    for (let round = 0; round < 5; round += 1) {
      globalThis.gc?.();
      await sleep(20);
    }
    return { memory: process.memoryUsage().rss, sockets: await sockets() } satisfies Measure;
  }
  if (order === 'stop') {
    await backend?.stop();
    return process.disconnect();
  }
  backend = await startTestBackend(order.start, {
    push: false,
    app: (server) => {
      sockets = () =>
        new Promise((resolve, reject) =>
          server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
        );
      return (_request, response) => response.end();
    },
  });
  return backend.port;
}

process.on('message', async (order: Order) => process.send?.(await obey(order)));
