import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import type { TestBackend } from '#local/test-backend.ts';
import type { TestClusterAddress } from '#local/test-cluster.ts';
import { folderTarget } from '#publisher/folder.ts';
import { hireFor } from '#publisher/helper.ts';
import { makersOf } from '#publisher/makers.ts';
import type { Maker } from '#publisher/plan.ts';
import { createPublisher, type Publisher } from '#publisher/publisher.ts';
import { startScaledForum } from './scaled-forum.ts';

/** A forum with the publisher of its pages. */
interface PublishedForum extends TestBackend {
  readonly publisher: Publisher;
  /** How long the first publication took, ms, and what it made. */
  readonly first: { readonly ms: number; readonly made: number };
}

interface Once {
  /** Publishes only the files whose path is wanted. */
  readonly wanted?: (path: string) => boolean;
  /** Takes everything as published already: the first publication makes empty files. */
  readonly assumed?: boolean;
}

/** A forum at `factor` times its size with the built app and everything published once. */
export async function startPublishedForum(
  cluster: TestClusterAddress,
  factor: number,
  dist: string,
  { wanted, assumed = false }: Once = {},
): Promise<PublishedForum> {
  const folder = await mkdtemp(join(tmpdir(), 'forum-published-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  const forum = await startScaledForum(cluster, factor, dist, folder).catch(async (error) => {
    await clear();
    throw error;
  });
  const stop = async () => {
    await forum.stop();
    await clear();
  };
  try {
    const origin = `http://127.0.0.1:${forum.port}`;
    const site = { backend: origin, key: PUBLISHABLE_KEY, origin };
    let empty = assumed;
    const makers = (await makersOf(dist)).map(
      (maker): Maker =>
        async (site) => {
          const plans = await maker(site);
          if (empty) return Array.from(plans, (plan) => ({ ...plan, make: () => '' }));
          return wanted ? [...plans].filter(({ path }) => wanted(path)) : plans;
        },
    );
    const publisher = createPublisher({
      ...site,
      makers,
      target: folderTarget(folder),
      // It makes what is planned here in the place of the makers.
      ...(!assumed && !wanted && { hire: hireFor(dist) }),
    });
    const begun = performance.now();
    const made = await publisher.publish();
    const ms = performance.now() - begun;
    empty = false;
    if (!made.ok) throw new Error(JSON.stringify(made.failure));
    const first = { ms, made: made.value?.made.length ?? 0 };
    return { ...forum, publisher, first, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
