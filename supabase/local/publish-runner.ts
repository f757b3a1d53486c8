import { fork } from 'node:child_process';
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

/**
 * Publishes the site beside the forum, in a process of its own that gives way to answering: at once,
 * and whenever the revision log rings. `database` is the address of
 * the database, as its owner.
 */
export async function runPublisher(database: string, order: PublishOrder): Promise<PublishRunner> {
  const sql = openPool(database, 1);
  const child = fork(PROCESS, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // What is made for one page is waste with the next: a larger nursery lets most of it die there.
    execArgv: [...process.execArgv, '--max-semi-space-size=64'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code) => {
      if (code) console.error(`The publisher has ended (code ${code}): pages stay as they are.`);
      resolve();
    });
  });
  let publications = 0;
  const first = new Promise<void>((resolve) => {
    child.on('message', () => {
      publications += 1;
      resolve();
    });
  });
  child.send(order);
  const ring = () => {
    if (child.connected) child.send('ring');
  };
  await sql.listen('realtime_messages', ring, ring);
  return {
    first,
    get publications() {
      return publications;
    },
    async stop() {
      await sql.end({ timeout: 2 });
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
