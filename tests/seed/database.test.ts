import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { kinds } from '#entities/index.ts';
import { createTestDatabase, type TestDatabase } from '#local/test-database.ts';
import { seedDemonstration } from '#seed/index.ts';
import type { Media } from '#seed/media.ts';
import { demonstrationRows } from '#seed/rows/demonstration.ts';
import { seedScaled } from '#seed/scale.ts';
import { laidAround as now } from '../fixtures/laid-around.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'));
  folder = await mkdtemp(join(tmpdir(), 'forum-seed-'));
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Keeps pictures as plain files. */
function folderOf(root: string): Media {
  return {
    async put(path, bytes) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), bytes);
    },
  };
}

async function revision(): Promise<unknown> {
  const [row] = await database.sql`select sync.latest()::int as latest`;
  return row?.latest;
}

test('a seed stores every row and picture, and a second one changes nothing', async () => {
  const media = folderOf(folder);
  const report = await seedDemonstration({ sql: database.sql, media, now });
  console.warn(`seeded in ${report.milliseconds} ms`, report.rows);
  const expected = demonstrationRows(now);
  expect(report.seeded).toBe(true);
  for (const kind of kinds) expect(report.rows[kind], kind).toBe(expected[kind].length);
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.webp'),
  );
  expect(files).toHaveLength(report.pictures);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000);

  const before = await revision();
  const again = await seedDemonstration({ sql: database.sql, media, now });
  expect(again).toMatchObject({ seeded: false, rows: {}, pictures: 0 });
  expect(await revision()).toBe(before);
});

test('a phone is given the current edition as it was written', async () => {
  await seedDemonstration({ sql: database.sql, media: folderOf(folder), now });
  const expected = demonstrationRows(now);
  const current = expected.edition.find(({ is_current }) => is_current);
  const pulled = await database.as({ role: 'anon' }, async (sql) => {
    const [row] = await sql`select public.sync_pull(p_limit => 20000) as answer`;
    return row?.answer as {
      edition: number;
      rows: { kind: string; row: Record<string, unknown> }[];
    };
  });
  expect(pulled.edition).toBe(current?.id);
  const events = pulled.rows.filter(({ kind }) => kind === 'event').map(({ row }) => row);
  const written = expected.event.filter(({ edition_id }) => edition_id === current?.id);
  expect(byId(events)).toEqual(byId(written));
  const speakers = pulled.rows.filter(({ kind }) => kind === 'speaker');
  expect(speakers.every(({ row }) => !('email' in row))).toBe(true);
});

test('the scaled edition is that many times as large and passes every constraint', async () => {
  const began = performance.now();
  const stored = await seedScaled({ sql: database.sql, factor: 5, now });
  console.warn(`5 times in ${Math.round(performance.now() - began)} ms`, stored);
  const one = demonstrationRows(now);
  const current = one.edition.find(({ is_current }) => is_current)?.id ?? 0;
  const [events] = await database.sql`
    select count(*)::int as total, count(distinct title)::int as titles, count(distinct date)::int as days
    from public.events where edition_id = ${current}`;
  const size = one.event.filter(({ edition_id }) => edition_id === current).length;
  expect(events?.total).toBe(5 * size);
  expect(events?.days).toBe(4);
  expect(events?.titles).toBeGreaterThan(4 * size);
  const [clashes] = await database.sql`
    select count(*)::int as found from public.events a join public.events b
      on a.location_id = b.location_id and a.id < b.id
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where not a.cancelled and not b.cancelled`;
  expect(clashes?.found).toBe(0);
});

function byId<R extends { readonly id?: unknown }>(rows: readonly R[]): R[] {
  return [...rows].sort((a, b) => String(a.id).localeCompare(String(b.id)));
}
