import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Draft } from './draft.ts';
import { migrationPath, migrationsFolder } from './migration.ts';
import { schemaFiles } from './schema.ts';

/** Drafts one migration of all schemas in the place of those that are there; answers what is left to do. */
export function firstMigration(draft: Draft, root: string): string[] {
  for (const file of readdirSync(join(root, migrationsFolder))) {
    draft.remove(`${migrationsFolder}/${file}`);
  }
  const parts = schemaFiles(root).map(
    (path) => `-- ${path}\n\n${readFileSync(join(root, path), 'utf8')}`,
  );
  draft.create(
    migrationPath(root, 'first'),
    `-- Written by \`npm run first-migration\` from supabase/schemas, which is where to read and change it.\n\n${parts.join('\n')}`,
  );
  return ['databases made by the migrations before begin anew: npm start -- --reset'];
}
