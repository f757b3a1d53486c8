import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PlainError, runCommand, UsageError } from '#local/command.ts';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { folderReader, folderTarget, sweepFolder } from './folder.ts';
import { hireFor } from './helper.ts';
import { makersOf } from './makers.ts';
import { createPublisher } from './publisher.ts';
import { BucketError, storageTarget } from './storage.ts';
import { isPlaceOfSite, layOut } from './tree.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const USAGE = `Usage: npm run publish -- --origin URL [options]

Renders what changed of the public site and puts it in place in one step.

Options:
  --origin URL    address of the site, as links in the pages name it
  --backend URL   the back end to read from, as a visitor does (VITE_BACKEND_URL, else the origin)
  --key KEY       its publishable key (VITE_BACKEND_KEY)
  --dist DIR      the built app (dist)
  --held DIR      remembers here what is published, so that the next time makes what changed (.published)
  --out DIR       lays build and pages out here for a static host, in place of the site that was
  --bucket NAME   puts the published files into a bucket of the back end as well
                  (needs SUPABASE_SERVICE_ROLE_KEY)
  --watch SECONDS publishes again whenever something has changed, until it is stopped
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string' },
      backend: { type: 'string' },
      key: { type: 'string' },
      dist: { type: 'string', default: join(ROOT, 'dist') },
      held: { type: 'string', default: join(ROOT, '.published') },
      out: { type: 'string' },
      bucket: { type: 'string' },
      watch: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help || !values.origin) {
    process.stdout.write(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  if (!URL.canParse(values.origin))
    throw new UsageError(`--origin ${values.origin} is no address.`);
  const every = values.watch === undefined ? undefined : milliseconds(values.watch);
  const origin = new URL(values.origin).origin;
  const backend = (values.backend ?? process.env.VITE_BACKEND_URL ?? origin).replace(/\/$/, '');
  const key = values.key ?? process.env.VITE_BACKEND_KEY ?? PUBLISHABLE_KEY;
  if (!URL.canParse(backend)) throw new UsageError(`The back end ${backend} is no address.`);
  const dist = resolve(values.dist);
  const folder = resolve(values.held);
  if (!existsSync(join(dist, 'locales'))) {
    throw new PlainError(`There is no built app in ${dist}: run npm run build first.`);
  }
  // Without it every page that is published would be taken away.
  if (existsSync(join(dist, 'index.html')) && !existsSync(join(dist, '.publish', 'entry.js'))) {
    throw new PlainError(`The build in ${dist} cannot make pages: npm run build makes all of it.`);
  }
  if (values.out && !(await isPlaceOfSite(resolve(values.out)))) {
    throw new UsageError(
      `${resolve(values.out)} holds something else than a site, which would be gone. Name a folder that is yet to be made.`,
    );
  }
  await sweepFolder(folder);
  const makers = await makersOf(dist);
  const site = { backend, key, origin, makers, hire: hireFor(dist) };
  const publishers = [createPublisher({ ...site, target: folderTarget(folder) })];
  if (values.bucket) {
    const secret = process.env.SUPABASE_SERVICE_ROLE_KEY;
    if (!secret) throw new UsageError('--bucket needs SUPABASE_SERVICE_ROLE_KEY.');
    const target = storageTarget({ backend, secret, bucket: values.bucket });
    publishers.push(createPublisher({ ...site, target }));
  }
  const round = async () => {
    for (const publisher of publishers) {
      const begun = performance.now();
      const done = await publisher.publish().catch(ofBucket);
      if (!done.ok) throw new PlainError(`${done.failure.code}: ${done.failure.detail ?? ''}`);
      if (!done.value) continue;
      const { made, changed, removed, kept, failed } = done.value;
      for (const [path, error] of failed) console.error(path, error);
      const ms = Math.round(performance.now() - begun);
      process.stdout.write(
        `made ${made.length}, changed ${changed.length}, removed ${removed.length}, kept ${kept} in ${ms} ms\n`,
      );
      if (failed.size > 0) process.exitCode = 1;
      if (values.out && publisher === publishers[0]) {
        await layOut(dist, folderReader(folder), resolve(values.out));
      }
    }
  };
  if (every === undefined) return round();
  let told = '';
  for (;;) {
    // A back end that is away for a while ends nothing: the next round tries again. What stays wrong is said once.
    const failure = await round().then(
      () => '',
      (error: unknown) => (error instanceof PlainError ? error.message : String(error)),
    );
    if (failure && failure !== told) console.error('Not published:', failure);
    told = failure;
    await sleep(every);
  }
}

/** Told in a sentence, with what can be done. */
function ofBucket(error: unknown): never {
  if (!(error instanceof BucketError)) throw error;
  throw new PlainError(
    `The bucket does not take it: ${error.message}\nIs there a public bucket of that name, and is SUPABASE_SERVICE_ROLE_KEY this back end's?`,
  );
}

/** How long a pause takes, ms. */
function milliseconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0) return seconds * 1000;
  throw new UsageError(`--watch ${text} is not a number of seconds.`);
}

runCommand(main);
