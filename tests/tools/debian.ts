import { execFileSync } from 'node:child_process';

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
