import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PublishOrder } from '../publisher/process.ts';
import { openPool } from './pool.ts';

const PROCESS = fileURLToPath(new URL('../publisher/process.ts', import.meta.url));

/** The publisher beside a running forum. */
export interface PublishRunner {
  /** Resolves once the first edition is published. */
  readonly first: Promise<void>;
  /** How often it was published. */
  readonly publications: number;
  stop(): Promise<void>;
}

/** What a process is told that ends in that moment: its end says the rest. */
const unheard = () => undefined;

/** Waits before a process that has ended is followed by another, ms; the last one from then on. */
const WAITS = [1_000, 5_000, 30_000];

/**
 * Publishes the site beside the forum, in a process of its own that gives way to answering: at once,
 * and whenever the revision log rings. One that ends by itself, as for want of memory, is followed by
 * another. `database` is the address of the database, as its owner.
 */
export async function runPublisher(database: string, order: PublishOrder): Promise<PublishRunner> {
  const sql = openPool(database, 1);
  const stopping = new AbortController();
  let publications = 0;
  let failures = 0;
  let published = () => {};
  const first = new Promise<void>((resolve) => {
    published = resolve;
  });
  let child: ChildProcess;
  const start = () =>
    new Promise<boolean>((resolve) => {
      child = fork(PROCESS, {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // What is made for one page is waste with the next: a larger nursery lets most of it die there.
        execArgv: [...process.execArgv, '--max-semi-space-size=64'],
      });
      child.on('message', () => {
        publications += 1;
        failures = 0;
        published();
      });
      const ended = (why: string) => {
        if (!stopping.signal.aborted) console.error(`The publisher has ended (${why}).`);
        resolve(stopping.signal.aborted);
      };
      child.once('exit', (code, signal) => {
        if (code === 0) resolve(true);
        else ended(signal ?? `code ${code}`);
      });
      // One that cannot be started, as for want of memory, has no exit.
      child.once('error', (error) => ended(error.message));
      child.send(order, unheard);
    });
  const running = (async () => {
    while (!(await start())) {
      const wait = WAITS[Math.min(failures, WAITS.length - 1)];
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      failures += 1;
    }
  })();
  const ring = () => {
    if (child.connected) child.send('ring', unheard);
  };
  await sql.listen('realtime_messages', ring, ring);
  return {
    first,
    get publications() {
      return publications;
    },
    async stop() {
      stopping.abort();
      await sql.end({ timeout: 2 });
      if (child.connected) child.disconnect();
      await running;
    },
  };
}
