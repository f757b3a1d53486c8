import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { MIGRATIONS_DIR, migrate } from '#local/migrate.ts';
import { createTestDatabase } from '#local/test-database.ts';
import { makeTemplate } from '../tools/template.ts';
import { content } from './content.ts';
import { insert } from './forum.ts';

const own = '20261130001200_seen_texts.sql';

test('an upgrade takes the texts that nobody saw, so that nothing else of their rows is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forum-migrations-'));
  for (const file of await readdir(MIGRATIONS_DIR)) {
    if (file < own) await copyFile(join(MIGRATIONS_DIR, file), join(folder, file));
  }
  const cluster = inject('cluster');
  const template = await makeTemplate(cluster, (url) => migrate(url, folder));
  const database = await createTestDatabase({ ...cluster, template });
  const { sql } = database;
  try {
    const { edition, location, speaker, track, event } = content();
    for (const one of [edition, location, speaker, track]) await insert(sql, one.table, one.values);
    await insert(sql, event.table, {
      ...event.values,
      title: { fr: 'Veillée', ar: '\u200f' },
      description: { ar: '\u200f\u00ad' },
      question_shown: '\u200b',
    });
    await insert(sql, 'releases', { edition_id: edition.id, number: 1, name: '\u2800' });
    await copyFile(join(MIGRATIONS_DIR, own), join(folder, own));
    await migrate(database.url(), folder);
    expect(await sql`select title, description, question_shown from events`).toEqual([
      { title: { fr: 'Veillée' }, description: {}, question_shown: null },
    ]);
    await sql`update events set cancelled = true`;
    // What may not be missing stays, and is asked for where the row is next written.
    expect(await sql`select name from releases`).toEqual([{ name: '\u2800' }]);
    await expect(sql`update releases set number = 2`).rejects.toMatchObject({ code: '23514' });
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
