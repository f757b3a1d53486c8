import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

let folder: string;
let server: Server;
let child: ChildProcess | undefined;
/** How often the back end was asked, which is away all the time. */
let asked = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-watching-'));
  await mkdir(join(folder, 'dist'));
  await symlink(join(ROOT, 'public', 'locales'), join(folder, 'dist', 'locales'));
  server = createServer((_, answer) => {
    asked += 1;
    answer.writeHead(503).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  child?.kill('SIGKILL');
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Publishes by the command line, with these options more. */
function publish(...more: string[]) {
  const { port } = server.address() as AddressInfo;
  const options = [
    ...['--origin', 'https://forum.example', '--backend', `http://127.0.0.1:${port}`],
    ...['--dist', join(folder, 'dist'), '--held', join(folder, 'held'), ...more],
  ];
  const script = join(ROOT, 'supabase', 'publisher', 'cli.ts');
  child = spawn(process.execPath, ['--import', 'tsx', script, ...options], { cwd: ROOT });
  const told = { ended: new Promise((resolve) => child?.once('exit', resolve)), text: '' };
  child.stderr?.on('data', (chunk) => (told.text += chunk));
  return told;
}

test('a publisher that watches goes on through a failure, and tells of it once', async () => {
  const told = publish('--watch', '0.2');
  await vi.waitFor(() => expect([asked > 2, child?.exitCode]).toEqual([true, null]), 90_000);
  expect(told.text.match(/unavailable/g)).toHaveLength(1);
  child?.kill();
  await told.ended;
}, 120_000);

test('one that publishes once ends with the failure', async () => {
  const told = publish();
  expect(await told.ended).toBe(1);
  expect(told.text).toMatch(/^unavailable/);
}, 120_000);
