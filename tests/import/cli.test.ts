import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { pack } from '#exchange/archive/pack.ts';
import { createTestDatabase, type TestDatabase } from '#local/test-database.ts';
import { refusalOf } from '../tools/refusal.ts';
import { fixtures } from './fixture.ts';

const root = join(import.meta.dirname, '..', '..');
const calendar = join(fixtures, 'calendar.ics');
let database: TestDatabase;

// Each run is a process of its own, on whatever machine this is.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

function run(...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  const command = ['--import', 'tsx', 'supabase/import/cli.ts', ...args];
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd: root }, (error, out, errors) =>
      done({ code: Number(error?.code ?? 0), out, errors }),
    );
  });
}

test('the command says in a sentence why it cannot go on', async () => {
  const { code, errors } = await run();
  expect([code, errors]).toEqual([1, expect.stringMatching(/^Usage: npm run import/)]);
  expect(errors).not.toMatch(/^\s+at /m);
  const cases: [RegExp, string[]][] = [
    [/no-such-file\.xml cannot be read: ENOENT/, ['no-such-file.xml']],
    [/--edition soon is no edition/, [calendar, '--edition', 'soon']],
    [/no forum in .*nowhere yet/, [calendar, '--data', '/tmp/nowhere']],
    [/The back end cannot be reached/, [calendar, '--database', 'postgresql://x:y@127.0.0.1:9/z']],
    [/The database is named by an address/, [calendar, '--database', 'forum']],
    [/There is no administrator yet/, [calendar, '--database', database.url()]],
  ];
  for (const [words, args] of cases) {
    const said = await refusalOf('supabase/import/cli.ts', args);
    expect(said).toMatch(words);
    expect(said).not.toMatch(/^\s+at /m);
  }
});

test('the command imports, prints what it made and ends well', async () => {
  await database.sql`
    with person as (
      insert into auth.users (id, email, aud, role)
      values (gen_random_uuid(), 'admin@example.org', 'authenticated', 'authenticated')
      returning id)
    insert into public.administrators (user_id) select id from person`;
  const wrong = await run('package.json', '--database', database.url());
  expect(wrong).toMatchObject({
    code: 1,
    errors: expect.stringContaining('It is JSON that holds: name'),
  });
  const target = ['--edition', '20', '--database', database.url()];
  const dry = await run(calendar, '--dry-run', ...target);
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('nothing was written') });
  const made = await run(calendar, ...target);
  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/events +12 +0 +0/) });
  const again = await run(calendar, '--json', ...target);
  expect(JSON.parse(again.out).counts.event).toEqual({ new: 0, changed: 0, unchanged: 12 });
});

test('an archive is restored whole, told as what it is, and a second time changes nothing', async () => {
  const row = {
    id: 7,
    year: 2012,
    name: { fr: 'Forum 2012' },
    theme: {},
    starts_on: '2012-03-01',
    ends_on: '2012-03-03',
    is_current: false,
    utc_offset: 0,
    plan: null,
  };
  const file = join(mkdtempSync(join(tmpdir(), 'forum-archive-')), 'forum.zip');
  const rows = [{ kind: 'edition', id: '7', row }] as const;
  writeFileSync(file, pack({ edition: 7, at: '2012-04-01T00:00:00.000Z', rows, media: new Map() }));
  const dry = await run(file, '--database', database.url(), '--dry-run');
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('1 of 1 row and 0 files') });
  expect(await database.sql`select from editions where id = 7`).toHaveLength(0);
  const first = await run(file, '--database', database.url());
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining('1 of 1 row written') });
  const [held] = await database.sql`select year, starts_on::text from editions where id = 7`;
  expect(held).toEqual({ year: 2012, starts_on: '2012-03-01' });
  const second = await run(file, '--database', database.url());
  expect(second).toMatchObject({ code: 0, out: expect.stringContaining('0 of 1 row written') });
  await database.sql`update editions set year = 2013 where id = 7`;
  const other = await run(file, '--database', database.url());
  expect(other).toMatchObject({ code: 1, errors: expect.stringContaining('Nothing was restored') });
  rmSync(dirname(file), { recursive: true });
});
