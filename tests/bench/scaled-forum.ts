import { builtApp } from '#local/app-listeners.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import type { TestClusterAddress } from '#local/test-cluster.ts';
import { seedScaled } from '#seed/scale.ts';

const day = 24 * 3_600_000;

/**
 * The embedded back end with the demonstration edition at `factor` times its size, and the built app
 * where its folder is given, with what is published in another. The forum is ten days ahead, so that the clock folds nothing away.
 */
export async function startScaledForum(
  cluster: TestClusterAddress,
  factor: number,
  dist?: string,
  published?: string,
): Promise<TestBackend> {
  const backend = await startTestBackend(
    cluster,
    dist ? { app: (server) => builtApp(dist, published).listener(server) } : {},
  );
  try {
    const { sql } = backend.database;
    await seedScaled({ sql, factor, now: new Date(Date.now() + 10 * day) });
    await sql`analyze`;
    return backend;
  } catch (error) {
    await backend.stop();
    throw error;
  }
}
