import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { snapshotPointer } from '#replica/protocol/snapshot.ts';

/** What a crowd of phones shall do. */
export interface Order {
  readonly port: number;
  /** When each phone begins, ms from now. */
  readonly starts: readonly number[];
  /** What the phones hold; those that hold nothing take the snapshot first. */
  readonly held?: { readonly epoch: string; readonly revision: number };
}

/** What became of it. */
export interface Tale {
  /** From when each phone was to begin until it had everything, ms; of those without an error. */
  readonly times: readonly number[];
  readonly errors: readonly string[];
  readonly requests: number;
  readonly bytes: number;
  /** Pulls that asked for everything from the beginning. */
  readonly wholePulls: number;
}

/** Connections at a time: a phone each would be more than one machine may open. */
const connections = 2_000;

const agent = new Agent({ keepAlive: true, maxSockets: connections });
let requests = 0;
let bytes = 0;
let wholePulls = 0;

async function ask(port: number, path: string): Promise<string> {
  requests += 1;
  const answer = await send(port, path);
  const sent = Buffer.concat(await answer.toArray());
  bytes += sent.length;
  if (answer.statusCode !== 200) throw new Error(`${path.split('?')[0]} ${answer.statusCode}`);
  // A phone's own work is not what is measured: only what it must read to go on is unpacked.
  if (path.startsWith('/snapshot/')) return '';
  const coded = answer.headers['content-encoding'] === 'br';
  return (coded ? brotliDecompressSync(sent) : sent).toString();
}

/** As browsers do, asks again where the server closed a kept connection at that very moment. */
function send(port: number, path: string): Promise<IncomingMessage> {
  const headers = { apikey: PUBLISHABLE_KEY, 'accept-encoding': 'br' };
  return new Promise((resolve, reject) => {
    const asking = request({ agent, host: '127.0.0.1', port, path, headers }, resolve);
    asking.on('error', (error) =>
      asking.reusedSocket ? resolve(send(port, path)) : reject(error),
    );
    asking.end();
  });
}

async function visit({ port, held }: Order): Promise<void> {
  let { epoch, revision } = held ?? { epoch: '', revision: 0 };
  if (!held) {
    const pointer = JSON.parse(await ask(port, snapshotPointer));
    await ask(port, pointer.file);
    ({ epoch, revision } = pointer);
  }
  if (revision === 0) wholePulls += 1;
  const question = new URLSearchParams({ p_since: String(revision), p_epoch: epoch });
  const changes = JSON.parse(await ask(port, `/rest/v1/rpc/sync_pull?${question}`));
  if (changes.reset) throw new Error('sync_pull reset');
}

async function run(order: Order): Promise<Tale> {
  const times: number[] = [];
  const errors: string[] = [];
  await Promise.all(
    order.starts.map(async (start) => {
      await new Promise((resolve) => setTimeout(resolve, start));
      const begun = performance.now();
      await visit(order).then(
        () => times.push(performance.now() - begun),
        (error: Error) => errors.push(error.message),
      );
    }),
  );
  return { times, errors, requests, bytes, wholePulls };
}

process.once('message', async (order) => {
  process.send?.(await run(order as Order));
  process.disconnect();
  agent.destroy();
});
