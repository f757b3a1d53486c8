import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideBrowser, provideShell } from '../tools/browser.ts';
import { clockWithin } from '../tools/clock.ts';
import { markdown } from '../tools/markdown.ts';
import { provideMemory } from '../tools/memory.ts';
import { readPlaywright, readVitest, type Suite, tableOf } from './split.ts';
import { runStep, type Step, stopOnSignals } from './step.ts';

/** A step that may leave a report of its tests. */
interface Reporting extends Step {
  /** The time at which its tests are run. */
  readonly time?: 'ordinary' | 'newYear';
  readonly report?: { readonly path: string; read(path: string): Suite[] };
}

function stepsOf(folder: string): Reporting[] {
  const tests = join(folder, 'tests.json');
  const journeys = join(folder, 'journeys.json');
  const newYear = join(folder, 'new-year.json');
  const playwright = ['npx', 'playwright', 'test', '-c', 'tests/e2e'] as const;
  const reporting = (path: string) => ({
    PLAYWRIGHT_JSON_OUTPUT_NAME: path,
  });
  return [
    {
      name: 'tests',
      command: [
        'npx',
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${tests}`,
      ],
      time: 'ordinary',
      report: { path: tests, read: readVitest },
    },
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    {
      name: 'journeys',
      command: [...playwright, '--reporter=list,json'],
      env: reporting(journeys),
      time: 'ordinary',
      report: { path: journeys, read: (path) => readPlaywright(path, 'journeys: ') },
    },
    {
      name: 'journeys across a new year',
      command: [...playwright, '--reporter=list,json'],
      env: { ...reporting(newYear), TEST_TIME: 'newYear' },
      time: 'newYear',
      report: { path: newYear, read: (path) => readPlaywright(path, 'new year: ') },
    },
  ];
}

/** Runs everything, stops at the first step that fails, and prints where the minutes went. */
async function run(): Promise<void> {
  stopOnSignals();
  // Once for all steps: what one has compiled the next need not.
  provideMemory();
  const began = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'forum-proof-'));
  const minutes: (readonly [name: string, minutes: string])[] = [];
  const suites: Suite[] = [];
  const note = (name: string, ms: number) => minutes.push([name, (ms / 60_000).toFixed(1)]);

  // Before the minutes of the tests begin: what the machine lacks is installed.
  process.env.CHROMIUM = provideBrowser();
  process.env.CHROMIUM_SHELL = provideShell();
  note('what the machine lacks', performance.now() - began);
  let ok = true;
  for (const { report, time, ...step } of stepsOf(folder)) {
    const clock = time ? clockWithin(time) : {};
    const ended = await runStep({ ...step, env: { ...step.env, ...clock } });
    note(step.name, ended.milliseconds);
    if (report && existsSync(report.path)) suites.push(...report.read(report.path));
    ok = ended.ok;
    if (!ok) break;
  }
  await rm(folder, { recursive: true, force: true });

  note('all', performance.now() - began);
  const sum = (of: 'passed' | 'failed' | 'skipped') =>
    suites.reduce((total, suite) => total + suite[of], 0);
  console.log(`\n${tableOf(suites)}\n\n${markdown(['step', 'minutes'], minutes)}\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  if (!ok) process.exitCode ||= 1;
}

await run();
