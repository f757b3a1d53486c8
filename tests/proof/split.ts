import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { markdown } from '../tools/markdown.ts';

/** What a suite took: processor-seconds of work would be less, waiting included. */
export interface Suite {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Seconds from the beginning to the end of each of its tests, added up over all workers. */
  readonly seconds: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** Vitest's report by the folders of the tests. Throws when there is none. */
export function readVitest(path: string): Suite[] {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  return grouped(
    testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      name: roomOf(relative(process.cwd(), name)),
      statuses: assertionResults.map(({ status }) => status),
      seconds: (endTime - startTime) / 1000,
    })),
  );
}

/** Playwright's report by the first word of the journeys' files. Throws when there is none. */
export function readPlaywright(path: string, prefix = ''): Suite[] {
  const { suites } = JSON.parse(readFileSync(path, 'utf8')) as {
    suites: readonly PlaywrightSuite[];
  };
  const flat = (suite: PlaywrightSuite): PlaywrightSuite[] => [
    suite,
    ...(suite.suites ?? []).flatMap(flat),
  ];
  return grouped(
    suites.flatMap(flat).map(({ file, specs }) => {
      const tests = specs.flatMap((spec) => spec.tests);
      const results = tests.flatMap((test) => test.results);
      return {
        name: prefix + (/([a-z]+)[\w.-]*$/.exec(file)?.[1] ?? file),
        statuses: tests.map(({ status }) => (status === 'expected' ? 'passed' : status)),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      };
    }),
  );
}

function roomOf(file: string): string {
  const [top, room] = file.split('/');
  return top === 'tests' ? `tests/${room}` : `beside ${top}/`;
}

interface Part {
  readonly name: string;
  readonly statuses: readonly string[];
  readonly seconds: number;
}

function grouped(parts: readonly Part[]): Suite[] {
  const names = [...new Set(parts.map(({ name }) => name))];
  const suites = names.map((name) => {
    const own = parts.filter((part) => part.name === name);
    const statuses = own.flatMap((part) => part.statuses);
    const passed = statuses.filter((status) => status === 'passed').length;
    const skipped = statuses.filter((status) =>
      /skipped|pending|todo|disabled/.test(status),
    ).length;
    return {
      name,
      passed,
      skipped,
      failed: statuses.length - passed - skipped,
      seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
    };
  });
  return suites
    .filter(({ passed, failed, skipped }) => passed + failed + skipped > 0)
    .sort((a, b) => b.seconds - a.seconds);
}

/** A table of suites, as in docs/benchmarks.md. */
export function tableOf(suites: readonly Suite[]): string {
  const rows = suites.map(({ name, passed, failed, skipped, seconds }) => [
    name,
    `${passed}${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`,
    seconds.toFixed(1),
  ]);
  return markdown(['suite', 'tests', 'seconds of workers'], rows);
}
