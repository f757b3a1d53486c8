import { setPriority } from 'node:os';
import { folderTarget, sweepFolder } from './folder.ts';
import { hireFor } from './helper.ts';
import { makersOf } from './makers.ts';
import type { Maker } from './plan.ts';
import { createPublisher } from './publisher.ts';
import { createRounds } from './rounds.ts';

/** What the process that started this one asks for. */
export interface PublishOrder {
  readonly backend: string;
  readonly key: string;
  readonly origin: string;
  readonly folder: string;
  /** Folder of the built app. */
  readonly dist: string;
  /** Ends when the first publication is done; changes after it are not published. */
  readonly once?: boolean;
  /** Whether what comes late is published too; it is unless told otherwise. */
  readonly late?: boolean;
}

/** Rings by itself this often, ms: what is on now changes without anybody writing. */
const interval = 60_000;

/** Publishing is work for two seconds that nobody waits for; answers come first. */
const niceness = 10;

/** Publishes to a folder whenever the parent process rings, until that ends. */
async function run(order: PublishOrder): Promise<void> {
  const { folder, dist, once, late = true, ...site } = order;
  setPriority(niceness);
  await sweepFolder(folder);
  const all = await makersOf(dist);
  const makers = late ? all : all.map(withoutLate);
  let told = '';
  const publisher = createPublisher({
    ...site,
    makers,
    target: folderTarget(folder),
    hire: hireFor(dist),
  });
  const rounds = createRounds({
    async work() {
      const done = await publisher.publish();
      if (!done.ok) {
        // The next ring tries again; what stays wrong is said once.
        const { code, detail } = done.failure;
        const failure = detail ? `${code}, ${detail}` : code;
        if (failure !== told) console.error('[publish] not yet:', failure);
        told = failure;
        return;
      }
      told = '';
      for (const [path, error] of done.value?.failed ?? []) console.error('[publish]', path, error);
      process.send?.('published');
      if (once) process.disconnect();
    },
    quiet: 200,
    patience: 1_000,
    // A change that is on every page takes all of them: the machine has other things to do as well.
    rest: 30_000,
    onError: (error) => console.error('[publish]', error),
  });
  setInterval(rounds.ring, interval);
  process.on('message', rounds.ring);
  rounds.ring();
}

function withoutLate(make: Maker): Maker {
  return async (site) => [...(await make(site))].filter(({ late }) => !late);
}

process.once('message', (order) => void run(order as PublishOrder));
process.once('disconnect', () => process.exit(0));
// Ctrl+C reaches every process of the terminal; the parent says when to end.
process.on('SIGINT', () => undefined);
