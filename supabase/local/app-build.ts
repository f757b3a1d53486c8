import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from './command.ts';

/** The last file of each part of the build: the app, and its part in publishing pages. */
const BUILT = ['dist/index.html', 'dist/.publish/entry.js'];
/** What the built app is made of. */
const SOURCES = ['src', 'sw', 'public', 'index.html', 'vite.config.ts', 'package.json'];
const BUILD_MS = 300_000;

/** The app's sources do not build; the message holds the builder's own words. */
class BuildError extends PlainError {}

/** Whether a part of dist is missing or older than what it is made of. */
export async function isBuildStale(root: string): Promise<boolean> {
  const built = await Promise.all(BUILT.map((file) => newestChange(join(root, file))));
  const newest = await Promise.all(SOURCES.map((source) => newestChange(join(root, source))));
  return Math.max(...newest) > Math.min(...built);
}

/** Runs `npm run build`; its output is shown only when it fails. */
export function buildApp(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const npm = process.env.npm_execpath;
    const [program, args] = npm ? [process.execPath, [npm]] : ['npm', []];
    const child = spawn(program, [...args, 'run', 'build'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: BUILD_MS,
      shell: !npm && process.platform === 'win32',
    });
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
