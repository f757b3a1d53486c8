import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import type { Media } from '../seed/media.ts';
import { StorageFiles } from './storage-files.ts';

/** Where a data folder keeps the stored files. */
export const STORAGE_FOLDER = 'storage';

const BUCKET = 'media';
const CACHE_CONTROL = 'max-age=31536000';

/** Left in the data folder while the demonstration is being laid out, pictures last. */
const UNFINISHED = 'demonstration.unfinished';

/** Left there for good: the editions that the demonstration consists of. */
export const EDITIONS_FILE = 'demonstration.editions';

/** The demonstration's administrator. */
export const DEMO_ADMINISTRATOR = 'demo@forum.example';

/**
 * Fills a database that has no edition with the demonstration, or finishes one that a kill cut short.
 * Says whether it did. `sql` is the role postgres.
 */
export async function demonstrateWhenEmpty(sql: Sql, dataDir: string): Promise<boolean> {
  const unfinished = join(dataDir, UNFINISHED);
  const [row] = await sql`select exists (select from public.editions) as filled`;
  if (row?.filled && !existsSync(unfinished)) return false;
  const { seedDemonstration } = await import('../seed/index.ts');
  const { putPictures } = await import('../seed/media.ts');
  const media = mediaStore(sql, join(dataDir, STORAGE_FOLDER), false);
  await writeFile(unfinished, '');
  const { seeded } = await seedDemonstration({ sql, media, now: new Date() });
  if (!seeded) await putPictures(media);
  const editions = await sql<{ id: number }[]>`select id from public.editions`;
  await writeFile(join(dataDir, EDITIONS_FILE), JSON.stringify(editions.map(({ id }) => id)));
  await rm(unfinished);
  return true;
}

/**
 * Whether nobody has made the database their own: it holds no edition but the demonstration's, and no
 * administrator but the demonstration's. `sql` is the role postgres.
 */
export async function isDemonstrationOnly(sql: Sql, dataDir: string): Promise<boolean> {
  const list = await readFile(join(dataDir, EDITIONS_FILE), 'utf8').catch(() => '[]');
  const editions: number[] = JSON.parse(list);
  const [row] = await sql`
    select not exists (select from public.editions where id <> all(${editions}::int[]))
      and not exists (
        select from public.administrators a join auth.users u on u.id = a.user_id
        where u.email is distinct from ${DEMO_ADMINISTRATOR}) as only`;
  return row?.only === true;
}

/** Takes the right away from the demonstration's administrator. `sql` is the role postgres. */
export async function withdrawDemonstrationAdministrator(sql: Sql): Promise<void> {
  await sql`
    delete from public.administrators
    where user_id in (select id from auth.users where email = ${DEMO_ADMINISTRATOR})`;
}

/** The bucket `media` of a back end, written to directly: bytes as files (`durable` as there), one row per object. */
export function mediaStore(sql: Sql, storageDir: string, durable = true): Media {
  const files = new StorageFiles(storageDir, durable);
  return {
    async put(path, bytes, contentType) {
      const version = randomUUID();
      const stored = await files.uploadObject(
        BUCKET,
        path,
        version,
        bytes,
        contentType,
        CACHE_CONTROL,
      );
      const metadata = JSON.stringify({ ...stored, httpStatusCode: 200 });
      await sql`
        insert into storage.objects (bucket_id, name, version, metadata)
        values (${BUCKET}, ${path}, ${version}, ${metadata}::text::jsonb)
        on conflict (bucket_id, name) do update
        set version = excluded.version, metadata = excluded.metadata, updated_at = now()`;
    },
  };
}
