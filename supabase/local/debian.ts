import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainError } from './command.ts';

/** A program that the forum uses is not on this machine, and this account cannot install it. */
class ProgramMissingError extends PlainError {}

/** Whether a file is there that this account can run. */
export function isRunnable(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs that is found in the folders of the PATH; undefined if none is. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isRunnable);
}

/** Whether this account can install packages here. */
export function canInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0;
}

/** Installs Debian packages, and says so on standard error: `what` is what the machine lacks. */
export function installPackages(what: string, packages: readonly string[]): void {
  const program = 'apt-get';
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  for (const words of [['update', '-qq'], install]) {
    console.error(`No ${what} on this machine: running ${program} ${words.join(' ')}`);
    execFileSync(program, words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/**
 * The path of a program that is a Debian package of the same name; it is installed where that can be.
 * Throws a ProgramMissingError, which says what to do, where it cannot.
 */
export function provideProgram(name: string): string {
  const found = findProgram([name]);
  if (found) return found;
  if (canInstall()) installPackages(name, [name]);
  const installed = findProgram([name]);
  if (installed) return installed;
  throw new ProgramMissingError(
    `${name} is not on this machine. Install it (Debian: sudo apt-get install ${name}) and try again.`,
  );
}
