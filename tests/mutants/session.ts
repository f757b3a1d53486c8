import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { applySchemas } from '#local/migrate.ts';
import type { TestClusterAddress } from '#local/test-cluster.ts';
import type {} from '#local/test-database.ts';
import { makeTemplate } from '../tools/template.ts';
import type { Order, Verdict } from './bench.ts';

/** Vitest on the copy in the folder that was named, kept between orders: most of a start is spared. */
const [, , folder = ''] = process.argv;
process.chdir(folder);

const starting = createVitest('test', {
  root: folder,
  watch: false,
  bail: 1,
  isolate: true,
  maxWorkers: 1,
  reporters: [{}],
});

let cluster: TestClusterAddress | undefined;

async function obey({ tests, changed, ownDatabase }: Order): Promise<Verdict> {
  const vitest = await starting;
  for (const file of changed) vitest.invalidateFile(join(folder, file));
  await provideDatabase(vitest, ownDatabase);
  const paths = tests.map((test) => join(folder, test));
  const { testModules, unhandledErrors } = await vitest.runTestFiles(paths);
  // Those of earlier orders are told as well.
  const asked = testModules.filter(({ moduleId }) => paths.includes(moduleId));
  if (asked.length === 0) return { broken: `no tests in ${tests.join(', ')}` };
  const good = asked.every((module) => module.state() === 'passed') && unhandledErrors.length === 0;
  return good ? 'pass' : 'fail';
}

/** Tests copy their databases from a template: that of the start, or one of the schemas as they are. */
async function provideDatabase(vitest: Vitest, own: boolean): Promise<void> {
  const project = vitest.getProjectByName('database');
  cluster ??= project.getProvidedContext().cluster;
  if (!cluster) return;
  const schemas = join(folder, 'supabase', 'schemas');
  const template = own
    ? await makeTemplate(cluster, (url) => applySchemas(url, schemas))
    : cluster.template;
  project.provide('cluster', { ...cluster, template });
}

process.on('message', (order: Order) => {
  const broken = (error: unknown): Verdict => ({ broken: String(error) });
  void obey(order)
    .catch(broken)
    .then((verdict) => process.send?.(verdict));
});

process.on('disconnect', async () => {
  await (await starting).close();
  process.exit();
});
