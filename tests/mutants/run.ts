import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '#local/command.ts';
import { groupBy } from '#shared/group-by.ts';
import { copyProject } from '../tools/copy-project.ts';
import { Bench, type Verdict } from './bench.ts';
import { type Bug, faultOf } from './bug.ts';
import { areas } from './bugs/index.ts';

const root = join(import.meta.dirname, '../..');
/** The least part of the bugs that tests must see. */
const wanted = 0.95;

const usage = `Usage: npm run mutants -- [options]
  plants the project's list of bugs into a copy of it, one at a time, and runs the tests that should see each

  --area NAME     only the bugs of one area
  --only NUMBER   only one bug, by its number in the list (from 1; with --area, in the area)
  --benches NUMBER  how many copies are worked on at once (one for each core, at most 4)
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      area: { type: 'string' },
      only: { type: 'string' },
      benches: { type: 'string', default: String(Math.min(4, availableParallelism())) },
      help: { type: 'boolean', default: false },
    },
  });
  const named = areas.filter(({ name }) => !values.area || name === values.area);
  if (values.help || named.length === 0) {
    const names = areas.map(({ name }) => name).join(', ');
    process.stderr.write(`${usage}\nAreas: ${names}\n`);
    process.exit(values.help ? 0 : 1);
  }
  const all = named.flatMap(({ bugs }) => bugs);
  const only = values.only === undefined ? undefined : numberOf('only', values.only, all.length);
  const benches = numberOf('benches', values.benches);
  const chosen = only === undefined ? all : all.slice(only - 1, only);
  const faults = chosen.flatMap((bug) => faultOf(bug, root) ?? []);
  if (faults.length > 0) {
    process.stderr.write(`The list of bugs does not fit the project:\n${faults.join('\n')}\n`);
    process.exit(1);
  }
  const verdicts = await plantAll(
    chosen.filter(({ argued }) => !argued),
    benches,
  );
  report(named, chosen, verdicts);
}

/** A whole number from 1 to `last`, of an option; throws UsageError for anything else. */
function numberOf(option: string, given: string, last = Number.POSITIVE_INFINITY): number {
  const number = Number(given);
  if (Number.isInteger(number) && number >= 1 && number <= last) return number;
  const bounds = last === Number.POSITIVE_INFINITY ? 'from 1' : `from 1 to ${last}`;
  throw new UsageError(`--${option} takes a number ${bounds}, not ${given}.`);
}

/** Plants bugs on several benches at once; what the same test is to see is tried on the same one. */
async function plantAll(bugs: readonly Bug[], benches: number): Promise<Map<Bug, Verdict>> {
  const verdicts = new Map<Bug, Verdict>();
  const groups = [...groupBy(bugs, ({ tests }) => tests[0]).values()];
  const folder = await mkdtemp(join(tmpdir(), 'forum-mutants-'));
  // Tests that act as another account than root are left out where that one cannot read them.
  await chmod(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const work = async (_: unknown, index: number) => {
    const copy = join(folder, String(index));
    await copyProject(copy);
    const bench = new Bench(copy);
    for (let group = groups.shift(); group; group = groups.shift()) {
      for (const bug of group) {
        const began = performance.now();
        const verdict = await bench.try(bug);
        verdicts.set(bug, verdict);
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        process.stderr.write(
          `${wordOf(verdict).padEnd(8)} ${seconds.padStart(6)} s  ${bug.does}\n`,
        );
      }
    }
    await bench.close();
  };
  await Promise.all(Array.from({ length: benches }, work));
  return verdicts;
}

function wordOf(verdict: Verdict | undefined): string {
  // What is argued is not planted, and not seen either.
  if (verdict === undefined) return 'argued';
  if (verdict === 'pass') return 'SURVIVED';
  return typeof verdict === 'object' ? 'BROKEN' : 'killed';
}

/** Prints how many were seen in each area and which were not; ends with 1 when they are too few. */
function report(
  named: typeof areas,
  chosen: readonly Bug[],
  verdicts: ReadonlyMap<Bug, Verdict>,
): void {
  const lines = named.map(({ name, bugs }) => {
    const here = bugs.filter((bug) => chosen.includes(bug));
    const argued = here.filter((bug) => bug.argued).length;
    const killed = here.filter((bug) => wordOf(verdicts.get(bug)) === 'killed').length;
    return {
      area: name,
      bugs: here.length,
      killed,
      survived: here.length - killed - argued,
      argued,
    };
  });
  console.table(Object.fromEntries(lines.map(({ area, ...counts }) => [area, counts])));
  for (const bug of chosen) {
    const verdict = verdicts.get(bug);
    const why = typeof verdict === 'object' ? `: ${verdict.broken}` : '';
    if (verdict === 'pass' || why) {
      console.log(`${wordOf(verdict)} ${bug.file}: ${bug.does}${why}`);
    }
  }
  const killed = lines.reduce((sum, line) => sum + line.killed, 0);
  const share = killed / chosen.length;
  console.log(`${killed} of ${chosen.length} killed (${(share * 100).toFixed(1)} %)`);
  process.exitCode = share < wanted ? 1 : 0;
}

runCommand(main);
