import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A bug that somebody could make, planted into a copy of the project to see whether a test notices. */
export interface Bug {
  readonly file: string;
  /** Text of the file that occurs exactly once. */
  readonly find: string;
  /** What stands in its place. */
  readonly put: string;
  /** What the bug would do. */
  readonly does: string;
  /** The test files that should notice, the likeliest first. */
  readonly tests: readonly string[];
  /** Why no test notices and none should; such a bug is counted and not planted. */
  readonly argued?: string;
}

/** The bugs of one part of the project. */
export interface Area {
  readonly name: string;
  readonly bugs: readonly Bug[];
}

/** The bug's file with the bug in it. */
export function planted({ file, find, put }: Bug, folder: string): string {
  const [before = '', after = ''] = readFileSync(join(folder, file), 'utf8').split(find);
  return before + put + after;
}

/** What keeps a bug from being planted as it stands in the list; undefined when nothing does. */
export function faultOf(
  { file, find, put, tests, argued }: Bug,
  folder: string,
): string | undefined {
  if (!existsSync(join(folder, file))) return `there is no ${file}`;
  const times = readFileSync(join(folder, file), 'utf8').split(find).length - 1;
  if (times !== 1) return `${file} has ${times} times: ${find}`;
  if (put === find) return `${file} stays as it is: ${find}`;
  if (tests.length === 0 && !argued) return `no test is to see the bug in ${file}: ${put}`;
  const missing = tests.find((test) => !existsSync(join(folder, test)));
  return missing && `there is no ${missing}`;
}
