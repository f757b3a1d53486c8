import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { folderOf, giveFolder } from '#local/backup/repository.ts';
import { logLine } from '#local/json-log.ts';
import { joinPostgres } from '#local/postgres.ts';
import { markOf } from '#local/running-server.ts';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { caddyfile } from '#local/serve/caddyfile.ts';
import { acceptAt, type HandOver } from '#local/serve/hand-over.ts';
import { keepRunning, type Running } from '#local/serve/keep-running.ts';
import { endLeftBehind } from '#local/serve/left-behind.ts';
import { servesData } from '#local/serve/serves-data.ts';
import { systemdUnit } from '#local/serve/unit.ts';
import { until } from '../tools/until.ts';
import { makeWorkplace, type Workplace } from './start-process.ts';

// Real processes, on whatever machine this is.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const LOCAL = join(import.meta.dirname, '..', '..', 'supabase', 'local');

let place: Workplace;
let door: HandOver;
let forum: Running;
let child: number | undefined;
const said: string[] = [];
const ended: number[] = [];
beforeAll(async () => {
  place = await makeWorkplace(inject('cluster').begun);
  door = await acceptAt(0);
  forum = keepRunning({
    name: 'The forum',
    command: process.execPath,
    words: [
      ...['--import', 'tsx', join(LOCAL, 'cli.ts'), 'start', '--empty', '--publish', 'never'],
      ...['--data', place.dataDir, '--dist', place.dist, '--port', '0', '--quiet'],
      ...['--log', 'json', '--site', 'https://forum.example'],
    ],
    onServing(serving) {
      child = serving?.pid;
      door.to(serving);
    },
    final: { codes: [4], tell: (code) => ended.push(code) },
    say: (text) => said.push(text),
  });
});
afterAll(async () => {
  await forum.stop();
  door.close();
  await place.clear();
});

/** Asks on a connection of its own, as the proxy before it does. */
async function ask(path: string, body?: object): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${door.port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      connection: 'close',
      ...(body && { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

test('who asks before the forum has started waits and is answered', async () => {
  expect(await ask('/healthz')).toBe(200);
  const page = await fetch(`http://127.0.0.1:${door.port}/`);
  expect(page.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
});

test('while the forum is started anew, and when it dies, no request is lost', async () => {
  let asking = true;
  const answers: unknown[] = [];
  const askers = Array.from({ length: 8 }, async (_, index) => {
    while (asking) {
      const body = index % 2 ? { p_since: 0 } : undefined;
      const path = body ? '/rest/v1/rpc/sync_pull' : '/programme';
      answers.push(await ask(path, body).catch((error: Error) => error.cause ?? error));
      await sleep(5);
    }
  });
  const first = child;
  await until(() => answers.length > 20, 60_000);
  // Asked for twice before it has begun it happens once more, not twice.
  const renewed = [forum.renew(), forum.renew()];
  await Promise.all(renewed);
  await until(() => child !== undefined && child !== first, 60_000);
  const second = child;
  const before = answers.length;
  await until(() => answers.length > before + 20, 60_000);
  asking = false;
  await Promise.all(askers);
  expect(answers.filter((answer) => answer !== 200)).toEqual([]);
  expect(said).toEqual([]);

  process.kill(second ?? 0, 'SIGKILL');
  await until(() => child === undefined, 10_000);
  expect(await ask('/healthz')).toBe(200);
  expect(said).toEqual([expect.stringMatching(/^The forum has ended with SIGKILL/)]);
});

test('a version that does not serve the data takes nobody’s place, and is not started again and again', async () => {
  const root = join(LOCAL, '..', '..');
  expect(await servesData(root, place.dataDir)).toBe(true);
  const server = await joinPostgres(join(place.dataDir, 'postgres'));
  const sql = postgres(server.url(), { max: 1 });
  await sql`insert into supabase_migrations.schema_migrations values ('30000101000000')`.finally(
    () => sql.end(),
  );
  expect(await servesData(root, place.dataDir)).toBe(false);
  expect(await ask('/healthz')).toBe(200);
  await forum.renew();
  await until(() => ended.length > 0, 60_000);
  expect(ended).toEqual([4]);
});

test('a program that cannot go on is not started again', async () => {
  const told: number[] = [];
  const lost = keepRunning({
    name: 'Lost',
    command: process.execPath,
    words: ['-e', 'process.exit(3)'],
    final: { codes: [3], tell: (code) => told.push(code) },
    say: (text) => said.push(text),
  });
  await until(() => told.length > 0, 20_000);
  await lost.stop();
  expect(told).toEqual([3]);
  expect(said.filter((text) => text.startsWith('Lost'))).toEqual([]);
});

test('what a start that was killed has left running the next one ends, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forum-left-'));
  const note = join(folder, 'process');
  const noted = async () => Number.parseInt(await readFile(note, 'utf8').catch(() => ''), 10);
  const source = `import { keepRunning } from '${join(LOCAL, 'serve', 'keep-running.ts')}';
    const words = ['-e', 'setInterval(() => undefined, 1000)'];
    keepRunning({ name: 'Front', command: process.execPath, words, note: '${note}', say() {} });`;
  const script = join(folder, 'supervisor.mts');
  await writeFile(script, source);
  const supervisor = spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'ignore' });
  const told: string[] = [];
  const end = () => endLeftBehind('Front', note, (text) => told.push(text));
  try {
    await end();
    await until(async () => (await noted()) > 0, 60_000);
    const left = await noted();
    await end();
    expect(await markOf(left)).toBeDefined();
    expect(told).toEqual([]);
    const gone = new Promise((resolve) => supervisor.once('exit', resolve));
    supervisor.kill('SIGKILL');
    await gone;
    expect(await markOf(left)).toBeDefined();
    await end();
    expect(await markOf(left)).toBeUndefined();
    expect(told).toEqual([expect.stringContaining(`process ${left}`)]);
    // Its number may be somebody else's by now.
    await writeFile(note, `${process.pid} of another boot\n`);
    await end();
    expect(told).toHaveLength(1);
  } finally {
    supervisor.kill('SIGKILL');
    await rm(folder, { recursive: true });
  }
});

test('a connection that nobody takes is let go of when the door closes', async () => {
  const other = await acceptAt(0);
  const socket = createConnection(other.port, '127.0.0.1');
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('connect', resolve));
  await sleep(20);
  other.close();
  await ended;
});

test('a line of the log names nobody and lets nobody in', () => {
  const line = logLine(
    'error',
    'Mail to amina.b@example.org from 196.12.3.4, 2a01:cb00:12:1::7: /x?token=abc&lng=fr Bearer eyJhbG',
    new Date(0),
  );
  expect(JSON.parse(line)).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    level: 'error',
    message: 'Mail to <address> from <ip>, <ip>: /x?token=<secret>&lng=fr Bearer <secret>',
  });
  expect(JSON.parse(logLine('info', 'Ready at http://127.0.0.1:4173, 12:30:45')).message).toBe(
    'Ready at http://127.0.0.1:4173, 12:30:45',
  );
});

test('the front and the unit say what they are given, whatever it looks like', async () => {
  const text = caddyfile({ domain: 'forum.example', port: 4173, email: 'a@b.example' });
  expect(text).toContain('forum.example {\n\treverse_proxy 127.0.0.1:4173 {');
  expect(text).toContain('keepalive off');
  expect(text).toMatch(/log \{[^}]*format filter \{\s+wrap json\s+fields \{\s+request delete\s+\}/);
  expect(text).toMatch(/timeouts \{\s+read_header 10s\s+\}/);
  expect(text).not.toContain('tls internal');
  expect(text).not.toContain('acme_ca');
  expect(text).toContain('http://forum.example {\n\tredir https://forum.example{uri} 308\n}');
  expect(caddyfile({ domain: 'forum.example', port: 4173, httpsPort: 8443 })).toContain(
    'redir https://forum.example:8443{uri} 308',
  );
  const authority = 'https://acme-staging-v02.api.letsencrypt.org/directory';
  expect(caddyfile({ domain: 'forum.example', port: 4173, authority })).toContain(
    `\n\tacme_ca ${authority}\n}`,
  );
  const unit = systemdUnit({
    root: '/opt/forum',
    user: 'forum',
    dataDir: '/var/lib/forum',
    words: ['--backup', 's3:https://host/a b%c"$d'],
    node: '/usr/bin/node',
  });
  expect(unit).toContain('--backup "s3:https://host/a b%%c\\"$$d"\n');
  expect(unit).toContain('ReadWritePaths=/var/lib/forum\n');
  expect(unit).toContain('RestartPreventExitStatus=4\n');
});

test('the unit may write where its backups lie, which the account is given', async () => {
  const unit = {
    root: '/opt/forum',
    user: 'forum',
    dataDir: '/var/lib/forum',
    node: '/usr/bin/node',
  };
  const backups = await mkdtemp(join(tmpdir(), 'forum-backups-'));
  try {
    const written = systemdUnit({ ...unit, backups, words: ['--backup', backups] });
    // All else is read-only to it: ProtectSystem=strict.
    expect(written).toContain(`\nReadWritePaths=-${backups}\nPrivateTmp`);
    const { uid, gid } = userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : userInfo();
    const ownerOf = async (name: string) => (await stat(join(backups, name))).uid;
    // Something else of root's, backups that root has made, and a folder that is yet to be made.
    await mkdir(join(backups, 'else'));
    await writeFile(join(backups, 'else', 'kept'), '');
    await giveFolder(join(backups, 'else'), { uid, gid });
    expect(await ownerOf('else')).toBe(process.getuid?.());
    await mkdir(join(backups, 'made', 'snapshots'), { recursive: true });
    await writeFile(join(backups, 'made', 'config'), '');
    await giveFolder(join(backups, 'made'), { uid, gid });
    await giveFolder(join(backups, 'new', 'one'), { uid, gid });
    for (const name of ['made', 'made/snapshots', 'made/config', 'new/one']) {
      expect(await ownerOf(name)).toBe(uid);
    }
  } finally {
    await rm(backups, { recursive: true });
  }
  const elsewhere = systemdUnit({ ...unit, words: ['--backup', 's3:https://host/a'] });
  expect(elsewhere.match(/ReadWritePaths/g)).toHaveLength(1);
  expect(folderOf('s3:https://host/a')).toBeUndefined();
  expect(folderOf('/srv/backups/')).toBe('/srv/backups');
});

test.runIf(import.meta.env.MODE === 'soak')('Caddy takes its settings', async () => {
  const { provideProgram } = await import('#local/debian.ts');
  const folder = await mkdtemp(join(tmpdir(), 'forum-caddy-'));
  const path = join(folder, 'Caddyfile');
  await writeFile(
    path,
    caddyfile({ domain: 'forum.example', port: 4173, internal: true, httpsPort: 8443 }),
  );
  const caddy = spawn(provideProgram('caddy'), [
    'adapt',
    '--adapter',
    'caddyfile',
    '--config',
    path,
  ]);
  const code = await new Promise((resolve) => caddy.once('exit', resolve));
  await rm(folder, { recursive: true });
  expect(code).toBe(0);
});
