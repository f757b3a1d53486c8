import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { MIGRATIONS_DIR, migrate } from '#local/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#local/test-database.ts';
import { entitySql, fieldMigration } from '../../supabase/scaffold/migration.ts';
import { namesOf } from '../../supabase/scaffold/names.ts';
import { makeTemplate } from '../tools/template.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { takesAway } from './takes-away.ts';

/** The migration from which on each says how far back a version may be that still serves the database. */
const asked = '20261125200000';

let files: string[];
let folder: string;
let database: TestDatabase;
/** The database as it was looked at last. */
let held: Catalogue;
beforeAll(async () => {
  files = (await readdir(MIGRATIONS_DIR)).sort();
  folder = await mkdtemp(join(tmpdir(), 'forum-migrations-'));
  for (const file of files.filter((name) => versionOf(name) < asked)) await keep(file);
  const cluster = inject('cluster');
  const template = await makeTemplate(cluster, (url) => migrate(url, folder));
  database = await createTestDatabase({ ...cluster, template });
  held = await readCatalogue(database.url());
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const versionOf = (file: string) => file.split('_')[0] ?? '';
const keep = (file: string) => copyFile(join(MIGRATIONS_DIR, file), join(folder, file));

test('each migration says which versions still serve the database, and one that leaves a way back takes nothing away', async () => {
  for (const file of files.filter((name) => versionOf(name) >= asked)) {
    await keep(file);
    expect(await migrate(database.url(), folder)).toEqual([file]);
    const lacking = await lostSince();
    const [said] = await database.sql`
      select serves from sync.ways_back where migration = ${versionOf(file)}`;
    expect(said, `${file} says nothing in sync.ways_back`).toBeDefined();
    if (said?.serves === versionOf(file)) continue;
    expect(lacking, file).toEqual([]);
  }
});

/** What is taken away from versions before what was changed since the last look. */
async function lostSince(): Promise<string[]> {
  const before = held;
  held = await readCatalogue(database.url());
  return takesAway(before, held);
}
async function lost(change: string): Promise<string[]> {
  await database.sql.unsafe(change);
  return lostSince();
}

test('what new:entity and new:field write takes nothing away', async () => {
  expect(await lost(entitySql(namesOf('sponsor')))).toEqual([]);
  const shelter = {
    ...{ kind: 'location', table: 'locations', id: 'id', field: 'shelter' },
    ...{ column: `text not null default '' check (char_length(shelter) <= 40)` },
    ...{ localized: false, private: false },
  };
  expect(await lost(fieldMigration(shelter))).toEqual([]);
});

test.each([
  ['alter table public.zones drop column color', ['column public.zones.color']],
  ['alter table public.zones alter column position type bigint', ['column public.zones.position']],
  ['alter table public.news add column lead text not null', ['column public.news.lead']],
  ['alter table public.news alter column author set not null', ['column public.news.author']],
  ['drop function public.device_errors()', ['function public.device_errors()']],
  [
    'alter table public.locations add constraint roomy check (capacity > 0) not valid',
    ['constraint public.locations.roomy'],
  ],
])('%s leaves no way back', async (change, names) => {
  expect(await lost(change)).toEqual(expect.arrayContaining(names));
});
