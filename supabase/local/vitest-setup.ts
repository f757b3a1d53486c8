import type { TestProject } from 'vitest/node';
import { startTestCluster } from './test-cluster.ts';
import type {} from './test-database.ts';

/** Vitest's global setup: one Postgres for the whole run, reached by `inject('cluster')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster({ begun: true });
  project.provide('cluster', cluster.address);
  return cluster.stop;
}
