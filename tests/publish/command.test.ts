import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPlaceOfSite } from '#publisher/tree.ts';
import { refusalOf } from '../tools/refusal.ts';

// `npm run publish` as a process of its own.
const ROOT = join(import.meta.dirname, '..', '..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-publish-'));
  await mkdir(join(folder, 'dist'));
  await symlink(join(ROOT, 'public', 'locales'), join(folder, 'dist', 'locales'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const CLI = 'supabase/publisher/cli.ts';

function wordsFor(backend: string, words: readonly string[]): string[] {
  const folders = ['--dist', join(folder, 'dist'), '--held', join(folder, 'held')];
  return ['--origin', 'https://forum.example', '--backend', backend, ...folders, ...words];
}

const refused = (backend: string, ...words: string[]) => refusalOf(CLI, wordsFor(backend, words));

function publishing(backend: string, ...words: string[]) {
  const all = ['--import', 'tsx', join(ROOT, CLI), ...wordsFor(backend, words)];
  const child = spawn(process.execPath, all);
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, said: () => said };
}

test('who watches goes on while the back end is away, and is told so once; who does not is told and done', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const watching = publishing(backend, '--watch', '0.2');
    await expect.poll(() => asked, { timeout: 60_000, interval: 100 }).toBeGreaterThan(2);
    expect(watching.child.exitCode).toBeNull();
    expect(watching.said().match(/Not published: /g)).toHaveLength(1);
    watching.child.kill('SIGTERM');
    await watching.ended;
    const once = publishing(backend);
    expect(await once.ended).toBe(1);
    expect(once.said()).toMatch(/^\w+: /);
  } finally {
    server.close();
  }
}, 120_000);

test('an app that is not built, and a back end that is no address, are told', async () => {
  const nowhere = join(folder, 'nowhere');
  const unbuilt = publishing('http://127.0.0.1:9', '--dist', nowhere);
  expect(await unbuilt.ended).toBe(1);
  expect(unbuilt.said()).toBe(`There is no built app in ${nowhere}: run npm run build first.\n`);
  await mkdir(nowhere);
  await symlink(join(ROOT, 'public', 'locales'), join(nowhere, 'locales'));
  await writeFile(join(nowhere, 'index.html'), '');
  expect(await refused('http://127.0.0.1:9', '--dist', nowhere)).toMatch(
    /^The build in .* cannot make pages: npm run build/,
  );
  expect(await refused('forum')).toBe('The back end forum is no address.\n');
}, 60_000);

test('a folder that holds something else than a site is not replaced by one', async () => {
  const own = join(folder, 'own');
  await mkdir(own);
  await writeFile(join(own, 'index.html'), 'kept');
  expect(await refused('http://127.0.0.1:9', '--out', own)).toMatch(
    /^\S+own holds something else than a site/,
  );
  expect(await readdir(own)).toEqual(['index.html']);
  await writeFile(join(own, 'snapshot.json'), '{}');
  expect(await isPlaceOfSite(own)).toBe(true);
  expect(await isPlaceOfSite(join(folder, 'new'))).toBe(true);
  expect(await isPlaceOfSite(join(own, 'index.html'))).toBe(false);
}, 60_000);

test('a pause that is no number is told', async () => {
  expect(await refused('http://127.0.0.1:9', '--watch', '10s')).toBe(
    '--watch 10s is not a number of seconds.\n',
  );
}, 60_000);
