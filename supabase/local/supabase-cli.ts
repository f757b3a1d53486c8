import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from './command.ts';
import { applySchemas, MIGRATIONS_DIR, migrate } from './migrate.ts';
import { connected } from './pool.ts';
import { startTestCluster } from './test-cluster.ts';

const CLI_MS = 180_000;

/** Writes supabase/types.ts: the database's types as the Supabase CLI reads them off the migrations. */
export async function writeTypes(root: string): Promise<void> {
  const types = await withDatabase({ migrated: true }, (url) =>
    supabase(root, ['gen', 'types', '--schema=public', `--remote=${url}`]),
  );
  await writeFile(join(root, 'supabase', 'types.ts'), types);
}

/** Applies all migrations with the real Supabase CLI to a fresh database; says how many. */
export async function checkMigrations(root: string): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'forum-push-'));
  try {
    await cp(MIGRATIONS_DIR, join(project, 'supabase', 'migrations'), { recursive: true });
    // The mails that the configuration names come with it.
    for (const part of ['config.toml', 'templates']) {
      await cp(join(root, 'supabase', part), join(project, 'supabase', part), { recursive: true });
    }
    return await withDatabase({ migrated: false }, async (url) => {
      const push = ['db', 'push', '--yes', `--workdir=${project}`, `--remote=${url}`];
      await supabase(root, push);
      const rows = await connected(
        url,
        (sql) => sql`select version from supabase_migrations.schema_migrations`,
      );
      return `Applied by the Supabase CLI: ${rows.length}\n`;
    });
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

/**
 * Writes a migration from where the migrations lead to what the schemas say, as the Supabase CLI
 * drafts it; answers its path, or undefined when there is nothing to write. It knows nothing of rows.
 */
export async function draftMigration(root: string, name: string): Promise<string | undefined> {
  const changes = await withDatabase({ migrated: false }, async (migrated) => {
    const at = (database: string) => new URL(`/${database}`, migrated).href;
    const bare = new URL(migrated).pathname.slice(1);
    await connected(at('postgres'), (sql) =>
      sql.unsafe(`create database declared template ${bare}`),
    );
    await migrate(migrated);
    await applySchemas(at('declared'));
    const [from, to] = [`--from=${migrated}`, `--to=${at('declared')}`];
    return supabase(root, ['db', 'diff', '--use-pg-delta', from, to]);
  });
  if (!changes.includes(';')) return undefined;
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const path = join('supabase', 'migrations', `${now}_${name}.sql`);
  const text = `-- TODO: what changes, in a sentence.

${changes.trim()}

-- TODO: the newest migration of the oldest version that still serves the database with this one; as it
-- stands, none does. See docs/operations/upgrading.md.
insert into sync.ways_back values ('${now}', '${now}');
`;
  await writeFile(join(root, path), text);
  return path;
}

async function withDatabase<T>(
  { migrated }: { migrated: boolean },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const cluster = await startTestCluster({ migrated });
  try {
    const { port, password, template } = cluster.address;
    return await work(`postgresql://postgres:${password}@127.0.0.1:${port}/${template}`);
  } finally {
    await cluster.stop();
  }
}

function supabase(root: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules', '.bin', 'supabase'), args, {
      cwd: tmpdir(),
      env: {
        ...process.env,
        DO_NOT_TRACK: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        PGSSLMODE: 'disable',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: CLI_MS,
      shell: process.platform === 'win32',
    });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else
        reject(
          new PlainError(`supabase ${args.slice(0, 2).join(' ')} ended with ${code}:\n${errors}`),
        );
    });
  });
}
