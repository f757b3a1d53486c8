import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { FolderReader } from './folder.ts';

/** What every site that was laid out has, and neither a checkout nor a build alone. */
const SITE = ['index.html', 'snapshot.json'];

/** Whether a site may be laid out there: nothing is, or one that was laid out before. */
export async function isPlaceOfSite(out: string): Promise<boolean> {
  const names = await readdir(out).catch((error: NodeJS.ErrnoException): string[] | undefined => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return names?.length === 0 || SITE.every((name) => names?.includes(name));
}

/**
 * Lays a site out as plain files for a static host: the build and everything published. The folder
 * is written beside its place and put there whole; what was there before goes.
 */
export async function layOut(dist: string, published: FolderReader, out: string): Promise<void> {
  const edition = await published.held();
  if (!edition) throw new Error('Nothing is published yet.');
  const next = `${out}.new`;
  await rm(next, { recursive: true, force: true });
  await cp(dist, next, {
    recursive: true,
    filter: (source) => !relative(dist, source).startsWith('.'),
  });
  for (const [path, file] of Object.entries({ ...edition.retired, ...edition.files })) {
    const place = join(next, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, await published.read(file));
  }
  const before = `${out}.before`;
  await rm(before, { recursive: true, force: true });
  await rename(out, before).catch(() => undefined);
  await rename(next, out);
  await rm(before, { recursive: true, force: true });
}
