import { readFile } from 'node:fs/promises';
import { startTestCluster } from '#local/test-cluster.ts';
import type { Certificate } from './certificate.ts';
import { startFront } from './front.ts';
import { startPublishedForum } from './published-forum.ts';

/** Where a browser from elsewhere finds the forums. */
interface ServeOptions {
  /** Port of the first size; the others have those after it. */
  readonly port: number;
  /** PEM files, whose certificate that browser trusts. */
  readonly key: string;
  readonly cert: string;
}

/** The pages of lists and what a first visit fills its replica with: a large site takes long. */
const visited = (path: string) =>
  path.startsWith('snapshot') || /^pages\/..\/([^/]+\/)?[^/]+$/.test(path);

/**
 * Serves the forum with its published lists at each size over HTTP/2 and TLS, for benchmarks that
 * are not part of the project, until the process is asked to end. Prints a line for each forum.
 */
export async function serveForums(
  dist: string,
  sizes: readonly number[],
  { port, key, cert }: ServeOptions,
): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const certificate: Omit<Certificate, 'fingerprint'> = {
    key: await readFile(key, 'utf8'),
    cert: await readFile(cert, 'utf8'),
  };
  const cluster = await startTestCluster();
  const stops: (() => unknown)[] = [];
  try {
    for (const [index, size] of sizes.entries()) {
      const forum = await startPublishedForum(cluster.address, size, dist, { wanted: visited });
      stops.push(() => forum.stop());
      const front = await startFront(forum.port, certificate, port + index);
      stops.push(() => front.stop());
      const { made, ms } = forum.first;
      console.log(
        `${size}×: https://localhost:${front.port}/ (${made} files in ${Math.round(ms / 1_000)} s)`,
      );
    }
    await ended;
  } finally {
    for (const stop of stops.reverse()) await stop();
    await cluster.stop();
  }
}
