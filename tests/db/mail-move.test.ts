import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { MIGRATIONS_DIR, migrate } from '#local/migrate.ts';
import { createTestDatabase } from '#local/test-database.ts';
import { makeTemplate } from '../tools/template.ts';

const moving = '20261125032000_mail.sql';

test('addresses of a database in use move out of the content and its history, and devices are told', async () => {
  const before = await mkdtemp(join(tmpdir(), 'forum-migrations-'));
  for (const name of (await readdir(MIGRATIONS_DIR)).filter((one) => one < moving)) {
    await copyFile(join(MIGRATIONS_DIR, name), join(before, name));
  }
  const cluster = inject('cluster');
  const template = await makeTemplate(cluster, async (url) => void (await migrate(url, before)));
  const { sql, url, drop } = await createTestDatabase({ ...cluster, template });
  try {
    await sql`insert into editions (id, year, name, starts_on, ends_on, utc_offset)
      values (21, 2026, '{"fr": "Forum"}', '2026-11-20', '2026-11-23', 60)`;
    await sql`insert into speakers (name, edition_ids, email)
      values ('{"fr": "Amina"}', '{21}', 'amina@example.org'), ('{"fr": "Karim"}', '{21}', null)`;
    await sql`update speakers set email = 'karim@example.org' where name ->> 'fr' = 'Karim'`;
    await sql`update speakers set email = null, country = 'MA' where name ->> 'fr' = 'Karim'`;
    const [{ newest } = {}] = await sql`select sync.latest() as newest`;
    await copyFile(join(MIGRATIONS_DIR, moving), join(before, moving));
    await migrate(url(), before);
    const kept = await sql`select s.name ->> 'fr' as name, c.email
      from speaker_contacts c join speakers s on s.id = c.speaker_id`;
    expect(kept).toEqual([{ name: 'Amina', email: 'amina@example.org' }]);
    const [{ history } = {}] = await sql`select jsonb_agg(h)::text as history from sync.history h`;
    expect(history).not.toContain('@example.org');
    const changes = await sql`select action, after from sync.history
      where kind = 'speaker' and action = 'update'`;
    expect(changes).toEqual([{ action: 'update', after: { country: 'MA' } }]);
    const numbered =
      await sql`select from sync.log where kind = 'speaker' and revision > ${newest}`;
    expect(numbered).toHaveLength(1);
  } finally {
    await drop();
    await rm(before, { recursive: true });
  }
});
