import { spawn } from 'node:child_process';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from './command.ts';
import { takeTurn } from './turn.ts';

/** The last file of each part of the build: the app, and its part in publishing pages. */
const BUILT = ['dist/index.html', 'dist/.publish/entry.js'];
/** What the built app is made of. */
const SOURCES = ['src', 'sw', 'public', 'index.html', 'vite.config.ts', 'package.json'];
const BUILD_MS = 300_000;
/** How often somebody who waits looks whether another build has ended, ms. */
const LOOK_MS = 250;

/** The app's sources do not build; the message holds the builder's own words. */
class BuildError extends PlainError {}

/**
 * Builds the app if it is older than what it is made of. While another process does, it is waited for, and
 * what it has built is taken; `tell` has a line of what is being done. Throws with the builder's words.
 */
export async function keepBuilt(
  root: string,
  tell: (line: string) => void = () => undefined,
  build = buildApp,
): Promise<void> {
  let waitsFor: number | undefined;
  while (await isBuildStale(root)) {
    await mkdir(join(root, '.cache'), { recursive: true });
    const turn = await takeTurn(join(root, '.cache', 'build.turn'));
    if (typeof turn === 'number') {
      if (turn !== waitsFor) tell(`Waiting for process ${turn}, which builds the app …`);
      waitsFor = turn;
      await sleep(LOOK_MS);
      continue;
    }
    try {
      if (!(await isBuildStale(root))) return;
      tell('Building the app …');
      return await build(root, turn.passTo);
    } finally {
      await turn.end();
    }
  }
}

/** Whether a part of dist is missing or older than what it is made of. */
async function isBuildStale(root: string): Promise<boolean> {
  const built = await Promise.all(BUILT.map((file) => newestChange(join(root, file))));
  const newest = await Promise.all(SOURCES.map((source) => newestChange(join(root, source))));
  return Math.max(...newest) > Math.min(...built);
}

/**
 * Runs `npm run build`, in a process of which `began` is told; its output is shown only when it fails. Killed
 * itself, whoever calls leaves that process behind, which goes on building.
 */
function buildApp(root: string, began: (pid: number) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const npm = process.env.npm_execpath;
    const [program, args] = npm ? [process.execPath, [npm]] : ['npm', []];
    const child = spawn(program, [...args, 'run', 'build'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: BUILD_MS,
      shell: !npm && process.platform === 'win32',
    });
    if (child.pid) began(child.pid).catch(reject);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new BuildError(`The app could not be built (npm run build):\n${output.trim()}`));
    });
  });
}

async function newestChange(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(path);
  const changes = await Promise.all(entries.map((entry) => newestChange(join(path, entry))));
  return Math.max(found.mtimeMs, ...changes);
}
