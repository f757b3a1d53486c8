import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that the forum uses is not on this machine, and this account cannot install it. */
export class ProgramMissingError extends Error {}

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
  const find = () =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find(existsSync);
  const found = find();
  if (found) return found;
  if (canInstall()) installPackages(name, [name]);
  const installed = find();
  if (installed) return installed;
  throw new ProgramMissingError(
    `${name} is not on this machine. Install it (Debian: sudo apt-get install ${name}) and try again.`,
  );
}
