import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideBrowser, provideShell } from '../tools/browser.ts';
import { markdown } from '../tools/markdown.ts';
import { readPlaywright } from './split.ts';
import { runStep, type Step, stopOnSignals } from './step.ts';

/** What takes too long for every change. */
interface Part {
  readonly name: string;
  /** What is shown by it. */
  readonly holds: string;
  /** On two quiet processors. */
  readonly takes: string;
  run(): Promise<boolean>;
}

const vitest = ['npx', 'vitest', 'run'] as const;
const playwright = ['npx', 'playwright', 'test', '-c', 'tests/e2e'] as const;

/** How often all journeys are made, and beside how many processes that never rest. */
const rounds = Number(process.env.ROUNDS ?? 20);
const busy = Number(process.env.BUSY ?? 8);

async function passes(step: Step): Promise<boolean> {
  return (await runStep(step)).ok;
}

const parts: readonly Part[] = [
  {
    name: 'sync',
    holds:
      'no seed of 105,000 histories loses, doubles or shows again an acknowledged write; each planted bug is found',
    takes: '9 hours',
    run: () =>
      passes({
        name: 'sync',
        command: [
          ...vitest,
          ...['--project', 'database', '--project', 'days'],
          ...['--mode', 'soak', 'tests/sync'],
        ],
      }),
  },
  {
    name: 'bells',
    holds:
      'a page that is open for 60 days hears of every change in time, through lost bells, sleep and black holes, and leaves nothing behind',
    takes: '20 minutes',
    run: () =>
      passes({
        name: 'bells',
        command: [...vitest, '--project', 'days', '--mode', 'soak', 'tests/sync/bell-day.test.ts'],
      }),
  },
  {
    name: 'push',
    holds:
      '5,000 devices get every push at least once through kills and a failing push service; 200 mails are handed over once or said to be unknown',
    takes: '2 minutes',
    run: () =>
      passes({
        name: 'push',
        command: [...vitest, '--project', 'database', '--mode', 'soak', 'tests/push', 'tests/mail'],
      }),
  },
  {
    name: 'front',
    holds: 'a million requests of any shape end nothing, leak no socket and less than 50 MB',
    takes: '30 minutes',
    run: () =>
      passes({
        name: 'front',
        command: [
          ...vitest,
          '--project',
          'database',
          '--mode',
          'soak',
          'tests/local/front.test.ts',
        ],
      }),
  },
  {
    name: 'server',
    holds:
      'each of two backups of a forum that is lost comes back, one from an S3 address; a start that is killed at any moment does not spoil the next; ten changes of the version lose no write; Caddy takes its settings',
    takes: '14 minutes',
    run: () =>
      passes({
        name: 'server',
        command: [
          ...vitest,
          '--project',
          'database',
          '--mode',
          'soak',
          'tests/local/backup.test.ts',
          'tests/local/backup-s3.test.ts',
          'tests/local/serve.test.ts',
          'tests/local/start.test.ts',
          'tests/local/side-by-side.test.ts',
        ],
      }),
  },
  {
    name: 'pages',
    holds:
      'every published page says what it is about, what is remembered of pages is what would be found anew, and two publishers that are killed 200 times lose none',
    takes: '5 minutes',
    run: () =>
      passes({
        name: 'pages',
        command: [...vitest, '--project', 'database', '--mode', 'soak', 'tests/publish'],
      }),
  },
  {
    name: 'new-year',
    holds: 'what is pure, published, imported and served passes across a new year, in Auckland',
    takes: '3 minutes',
    run: () =>
      passes({
        name: 'new-year',
        command: [
          ...vitest,
          'src',
          'sw',
          'tests/unit',
          'tests/publish',
          'tests/import',
          'tests/local',
        ],
        env: { TEST_TIME: 'newYear' },
      }),
  },
  {
    name: 'journeys',
    holds:
      'the long journeys, and in French too what is made in Arabic at every run: a whole day of a hall screen, 500 listeners, every kill and clock, two builds with full outboxes, a database set back, networks that swallow everything, a push message over a push service',
    takes: '23 minutes',
    run: () =>
      passes({
        name: 'journeys',
        command: [...playwright, '--grep', '@soak'],
        env: { SOAK: '1' },
      }),
  },
  {
    name: 'engines',
    holds:
      'first visit, offline start, favourite, search, an edit, two tabs, an update and pages on a narrow screen in Firefox ESR and WebKitGTK as well; a push message from outbox to notification in Firefox',
    takes: '4 minutes',
    run: () => passes({ name: 'engines', command: ['npx', 'tsx', 'tests/engines/run.ts'] }),
  },
  {
    name: 'mutants',
    holds: 'of the planted bugs of tests/mutants at least 95 % make a test fail',
    takes: '25 minutes',
    run: () => passes({ name: 'mutants', command: ['npm', 'run', '--silent', 'mutants'] }),
  },
  {
    name: 'scaffold',
    holds:
      'a kind and fields of every type made by npm run new:entity and new:field pass check and tests once their words are found; what changes in a schema becomes a migration',
    takes: '5 minutes',
    run: () => passes({ name: 'scaffold', command: ['npx', 'tsx', 'tests/scaffold/run.ts'] }),
  },
  {
    name: 'rounds',
    holds: `all journeys ${rounds} times beside a load of 10: none fails once`,
    takes: '12 hours',
    run: makeRounds,
  },
];

/** Makes all journeys again and again on a busy machine and prints how often each has failed. */
async function makeRounds(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'forum-rounds-'));
  const load: ChildProcess[] = Array.from({ length: busy }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const rows: string[][] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const report = join(folder, `${round}.json`);
      const { milliseconds } = await runStep({
        name: `round ${round} of ${rounds}`,
        command: [...playwright, '--reporter=line,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      });
      const suites = readPlaywright(report);
      const sum = (of: 'passed' | 'failed') => suites.reduce((all, suite) => all + suite[of], 0);
      const minutes = (milliseconds / 60_000).toFixed(1);
      rows.push([`${round}`, `${sum('passed')}`, `${sum('failed')}`, minutes]);
      console.log(markdown(['round', 'passed', 'failed', 'minutes'], rows));
    }
  } finally {
    for (const process of load) process.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
  return rows.every(([, passed, failed]) => failed === '0' && passed !== '0');
}

/** Runs the parts that are named, all without a name; says what each holds before it begins. */
async function soak(names: readonly string[]): Promise<void> {
  const chosen = parts.filter(({ name }) => names.length === 0 || names.includes(name));
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  const head = ['part', 'holds', 'takes'];
  console.log(
    markdown(
      head,
      parts.map(({ name, holds, takes }) => [name, holds, takes]),
    ),
  );
  if (unknown.length > 0) {
    console.error(`\nThere is no part ${unknown.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  stopOnSignals();
  process.env.CHROMIUM = provideBrowser();
  process.env.CHROMIUM_SHELL = provideShell();
  const results: string[][] = [];
  for (const { name, run } of chosen) {
    const began = performance.now();
    const ok = await run();
    results.push([
      name,
      ok ? 'holds' : 'FAILED',
      ((performance.now() - began) / 60_000).toFixed(1),
    ]);
    if (process.exitCode === 130) break;
  }
  console.log(`\n${markdown(['part', 'result', 'minutes'], results)}`);
  if (results.some(([, result]) => result !== 'holds')) process.exitCode ||= 1;
}

await soak(process.argv.slice(2));
