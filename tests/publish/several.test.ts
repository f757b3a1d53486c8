import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { folderReader, folderTarget } from '#publisher/folder.ts';
import type { Maker } from '#publisher/plan.ts';
import type { Target } from '#publisher/publication.ts';
import { createPublisher } from '#publisher/publisher.ts';
import { content } from '../db/content.ts';
import { insert } from '../db/forum.ts';
import { randomOf } from '../sync/random.ts';

/** Two publishers to one folder, killed at their work while the database changes; more often with `--mode soak`. */

const kills = import.meta.env.MODE === 'soak' ? 200 : 1;
const random = randomOf(Number(process.env.SEED ?? 32));
const origin = 'https://forum.example';
const SCRIPT = join(import.meta.dirname, 'publisher-process.ts');

let backend: TestBackend;
let folder = '';
const running = new Set<ChildProcess>();
let said = '';

beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false, mail: false });
  const { sql } = backend.database;
  const { edition } = content();
  await insert(sql, edition.table, edition.values);
  for (let index = 0; index < 12; index += 1) await addNews();
  folder = await mkdtemp(join(tmpdir(), 'forum-several-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await backend?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function addNews(): Promise<void> {
  const { table, values } = content().news;
  await insert(backend.database.sql, table, { ...values, id: randomUUID() });
}

function addPublisher(): ChildProcess {
  const args = ['--import', 'tsx', SCRIPT, backend.innerUrl, PUBLISHABLE_KEY, folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'pipe'] });
  child.stderr?.on('data', (chunk) => (said += chunk));
  running.add(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  running.delete(child);
  await ended;
}

/** Changes, adds and deletes until it is told to stop. */
async function write(goesOn: () => boolean): Promise<void> {
  const { sql } = backend.database;
  while (goesOn()) {
    const some = sql`(select id from news order by id offset ${random.below(10)} limit 1)`;
    // Back to what it was before as well: contents that have gone come again.
    const title = sql.json({ fr: random.pick(['a', 'b']) });
    const choice = random.pick(['add', 'delete', 'change', 'change', 'change']);
    if (choice === 'add') await addNews();
    if (choice === 'delete') await sql`delete from news where id = ${some}`;
    if (choice === 'change') await sql`update news set title = ${title} where id = ${some}`;
    await wait(random.below(20));
  }
}

/** What a reader finds amiss in what is published at this moment. */
function createWatcher() {
  const reader = folderReader(folder);
  let revision = 0;
  return async (): Promise<string[]> => {
    const held = await reader.held();
    if (!held) return [];
    const wrong = held.revision < revision ? [`${held.revision} after ${revision}`] : [];
    revision = held.revision;
    for (const [path, file] of Object.entries({ ...held.retired, ...held.files })) {
      const read = await reader.read(file).catch(() => undefined);
      const hash = read && createHash('sha256').update(read).digest('base64url');
      // What goes meanwhile goes with the second publication after.
      if (hash !== file.hash && held === (await reader.held())) {
        wrong.push(`${path} at ${held.revision}`);
      }
    }
    return wrong;
  };
}

test('two publishers and a kill at any moment lose no page, and put nothing older over newer', async () => {
  const { sql } = backend.database;
  const watch = createWatcher();
  const wrong: string[] = [];
  let ends = false;
  const goesOn = () => !ends;
  const writing = write(goesOn);
  const watching = (async () => {
    while (goesOn()) wrong.push(...(await watch()));
  })();
  const pair = [addPublisher(), addPublisher()];
  await vi.waitUntil(() => folderReader(folder).held(), { timeout: 20_000, interval: 20 });
  for (let count = 0; count < kills; count += 1) {
    await wait(200 + random.below(300));
    const [one] = pair.splice(random.below(2), 1);
    if (one) await kill(one);
    // One is enough for the rest, and saves the start of a process.
    if (count < kills - 1) pair.push(addPublisher());
  }
  await wait(100);
  ends = true;
  await Promise.all([writing, watching]);

  const [{ revision } = {}] = await sql`select sync.latest()::integer as revision`;
  const reader = folderReader(folder);
  await vi.waitUntil(async () => (await reader.held())?.revision === revision, {
    timeout: 20_000,
    interval: 20,
  });
  await Promise.all(pair.map(kill));
  wrong.push(...(await watch()));
  expect(wrong).toEqual([]);
  expect(said).toBe('');
  const held = await reader.held();
  const ids = await sql`select id from news order by id`;
  const expected = ids.map(({ id }) => `news/${id}.txt`);
  expect(
    Object.keys(held?.files ?? {})
      .filter((path) => path.startsWith('news/'))
      .sort(),
  ).toEqual(expected);
}, 600_000);

test('whoever another comes before begins anew, and puts nothing older over it', async () => {
  const { sql } = backend.database;
  const place = join(folder, 'in-turn');
  const publisherOf = (target: Target, path: string) => {
    const file = { path, type: 'text/plain', freshness: 'asked', make: () => path } as const;
    const maker: Maker = ({ snapshot }) => [{ ...file, key: `${snapshot.revision}` }];
    const site = { backend: backend.innerUrl, key: PUBLISHABLE_KEY, origin };
    return createPublisher({ ...site, makers: [maker], target });
  };
  const quick = publisherOf(folderTarget(place), 'quick.txt');
  const inner = folderTarget(place);
  let calls = 0;
  const another = async () => {
    calls += 1;
    // As it commits, and again as it begins anew.
    if (calls !== 2 && calls !== 3) return;
    await sql`update news set title = ${sql.json({ fr: randomUUID() })}`;
    await quick.publish();
  };
  const slow: Target = {
    ...inner,
    held: () => another().then(() => inner.held()),
    commit: (edition) => another().then(() => inner.commit(edition)),
  };
  await publisherOf(slow, 'slow.txt').publish();
  const [{ revision } = {}] = await sql`select sync.latest()::integer as revision`;
  const held = await folderReader(place).held();
  expect([held?.revision, Object.keys(held?.files ?? {})]).toEqual([revision, ['slow.txt']]);
});
