import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { usualSpread } from '#replica/protocol/bell.ts';
import { snapshotPointer } from '#replica/protocol/snapshot.ts';
import { bellPause, lookPause } from '#replica/sync/backoff.ts';

/** What a crowd of phones shall do. */
export interface Order {
  readonly port: number;
  /** When each phone begins, ms from now. */
  readonly starts: readonly number[];
  /** What the phones hold; those that hold nothing take the snapshot first. */
  readonly held?: { readonly epoch: string; readonly revision: number };
  /** They hear no bell: they look at the pointer, of which they have this one, for so long, ms. */
  readonly looking?: { readonly etag: string; readonly ms: number };
}

/** What became of it. */
export interface Tale {
  /**
   * From when each phone was to begin until it had everything, ms; of those without an error. Of those that
   * look, from when all of them began, and only if something came.
   */
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

async function ask(port: number, path: string, etag?: string): Promise<string | undefined> {
  requests += 1;
  const answer = await send(port, path, etag);
  const sent = Buffer.concat(await answer.toArray());
  bytes += sent.length;
  if (answer.statusCode === 304) return undefined;
  if (answer.statusCode !== 200) throw new Error(`${path.split('?')[0]} ${answer.statusCode}`);
  // A phone's own work is not what is measured: only what it must read to go on is unpacked.
  if (path.startsWith('/snapshot/')) return '';
  const coded = answer.headers['content-encoding'] === 'br';
  return (coded ? brotliDecompressSync(sent) : sent).toString();
}

/** As browsers do, asks again where the server closed a kept connection at that very moment. */
function send(port: number, path: string, etag?: string): Promise<IncomingMessage> {
  const known = etag && { 'if-none-match': etag };
  const headers = { apikey: PUBLISHABLE_KEY, 'accept-encoding': 'br', ...known };
  return new Promise((resolve, reject) => {
    const asking = request({ agent, host: '127.0.0.1', port, path, headers }, resolve);
    asking.on('error', (error) =>
      asking.reusedSocket ? resolve(send(port, path, etag)) : reject(error),
    );
    asking.end();
  });
}

async function visit({ port, held }: Order): Promise<void> {
  let { epoch, revision } = held ?? { epoch: '', revision: 0 };
  if (!held) {
    const pointer = JSON.parse((await ask(port, snapshotPointer)) ?? '');
    await ask(port, pointer.file);
    ({ epoch, revision } = pointer);
  }
  if (revision === 0) wholePulls += 1;
  await pull(port, epoch, revision);
}

async function pull(port: number, epoch: string, revision: number): Promise<void> {
  const question = new URLSearchParams({ p_since: String(revision), p_epoch: epoch });
  const changes = JSON.parse((await ask(port, `/rest/v1/rpc/sync_pull?${question}`)) ?? '');
  if (changes.reset) throw new Error('sync_pull reset');
}

/** Looks as a phone does that Realtime has refused; resolves with whether there was news. */
async function look({ port, held, looking }: Order, until: number): Promise<boolean> {
  while (held && looking && performance.now() < until) {
    if (await ask(port, snapshotPointer, looking.etag)) {
      await pause(bellPause({ urgent: false, spread: usualSpread }));
      await pull(port, held.epoch, held.revision);
      return true;
    }
    const next = lookPause(true);
    if (performance.now() + next > until) return false;
    await pause(next);
  }
  return false;
}

async function run(order: Order): Promise<Tale> {
  const began = performance.now();
  const until = began + (order.looking?.ms ?? 0);
  const times: number[] = [];
  const errors: string[] = [];
  await Promise.all(
    order.starts.map(async (start) => {
      await pause(start);
      const begun = order.looking ? began : performance.now();
      await (order.looking ? look(order, until) : visit(order)).then(
        (came) => came !== false && times.push(performance.now() - begun),
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
