import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBuilt } from '#local/app-build.ts';
import { takeTurn } from '#local/turn.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forum-build-'));
  await write('src/app.ts');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, content = '') {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

/** What is waited for until `now` is called. */
function awaited() {
  let now = () => {};
  const until = new Promise<void>((resolve) => {
    now = resolve;
  });
  return { until, now };
}

async function built() {
  await write('dist/index.html');
  await write('dist/.publish/entry.js');
}

test('of two starts at once one builds, and the other says what it waits for and takes that', async () => {
  const said: string[] = [];
  const waited = awaited();
  let builds = 0;
  const build = async () => {
    builds++;
    await waited.until;
    await built();
  };
  const tell = (line: string) => {
    said.push(line);
    if (line.startsWith('Waiting')) waited.now();
  };
  await Promise.all([keepBuilt(root, tell, build), keepBuilt(root, tell, build)]);
  expect(builds).toBe(1);
  expect(said).toEqual([
    'Building the app …',
    `Waiting for process ${process.pid}, which builds the app …`,
  ]);
  expect(await readdir(join(root, '.cache'))).toEqual([]);
  await keepBuilt(root, tell, build);
  expect(builds).toBe(1);
});

test('a build that failed is made again by who has waited for it', async () => {
  const [begun, waited] = [awaited(), awaited()];
  const failing = keepBuilt(root, undefined, async () => {
    begun.now();
    await waited.until;
    throw new Error('It does not build.');
  });
  const failure = expect(failing).rejects.toThrow('It does not build.');
  await begun.until;
  const said: string[] = [];
  const tell = (line: string) => {
    said.push(line);
    waited.now();
  };
  await keepBuilt(root, tell, built);
  await failure;
  expect(said.at(-1)).toBe('Building the app …');
});

test('what a killed start has left is waited for only while what it began still builds', async () => {
  await write('.cache/build.turn', '999999999 a 1');
  const turn = await takeTurn(join(root, '.cache/build.turn'));
  if (typeof turn === 'number') throw new Error(`Process ${turn} has it.`);
  const builder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
  await turn.passTo(Number(builder.pid));
  expect(await takeTurn(join(root, '.cache/build.turn'))).toBe(builder.pid);
  builder.kill('SIGKILL');
  await once(builder, 'exit');
  const next = await takeTurn(join(root, '.cache/build.turn'));
  expect(next).toMatchObject({ end: expect.any(Function) });
  // Who had it before takes nothing away from the next.
  await turn.end();
  expect(await takeTurn(join(root, '.cache/build.turn'))).toBe(process.pid);
});
