import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { resetForum } from '#local/forum.ts';
import { median, printHeading, printTable, shown } from './table.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = join(root, '.data/bench');
const patience = 60_000;

/**
 * Measures `npm start` on a folder of its own, from the command to the line that says that it is
 * ready: on no data, which are then made and filled, and on data that are there.
 */
export async function benchStarts(dist: string, runs: number): Promise<void> {
  const first: number[] = [];
  const later: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      await clear();
      first.push(await start(dist));
      later.push(await start(dist));
    }
  } finally {
    await clear();
  }
  printHeading('Start of the embedded back end, app built');
  printTable(
    ['median of the runs', 'ms', 'goal', 'each run'],
    [
      ['first start, with the demonstration', shown(median(first)), '15000', each(first)],
      ['later start', shown(median(later)), '4000', each(later)],
    ],
  );
}

const each = (values: readonly number[]) => values.map(shown).join(' ');

async function clear(): Promise<void> {
  if (existsSync(dataDir)) await resetForum(dataDir);
}

/** Starts the forum, waits until it serves, stops it; resolves with the time to readiness, ms. */
async function start(dist: string): Promise<number> {
  const begun = performance.now();
  const words = ['start', '--port', '0', '--data', dataDir, '--dist', dist];
  const tsx = ['--import', './supabase/local/tsx-after-lite.mjs'];
  const child = spawn(process.execPath, [...tsx, 'supabase/local/cli.ts', ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  try {
    await new Promise<void>((resolve, reject) => {
      let said = '';
      const hear = (text: Buffer) => {
        said += text;
        if (/^Ready in/m.test(said)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', () => reject(new Error(`The back end did not start:\n${said}`)));
    });
    return performance.now() - begun;
  } finally {
    child.kill('SIGTERM');
    await ended;
    clearTimeout(timer);
  }
}
