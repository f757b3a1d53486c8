import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from './command.ts';
import { type Account, runProgram } from './postgres-binaries.ts';

const READY_MS = 30_000;

/**
 * The port of the server that already works on the cluster, waiting while it starts or recovers;
 * undefined when there is none. A lock file left by a crash or a reboot is cleared away.
 */
export async function runningPort(cluster: string): Promise<number | undefined> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const lock = await readLock(cluster);
    if (!lock || !isAlive(lock.pid)) return undefined;
    if (!(await servesCluster(lock.pid, cluster))) {
      // After a reboot the number may belong to a stranger, for which Postgres would refuse to start.
      await rm(join(cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (lock.status === 'ready' && lock.port) return lock.port;
    if (Date.now() > deadline) {
      throw new PlainError(
        `Postgres (process ${lock.pid}) is ${lock.status}, but does not get ready.`,
      );
    }
    await sleep(100);
  }
}

/** Stops the cluster's server: politely, then at once. Nothing to do when it is not running. */
export async function stopServer(
  cluster: string,
  pgCtl: string,
  account: Account | undefined,
): Promise<void> {
  for (const [mode, seconds] of [
    ['fast', 15],
    ['immediate', 10],
  ] as const) {
    const lock = await readLock(cluster);
    if (!lock || !isAlive(lock.pid)) return;
    const args = ['stop', '-D', cluster, '-m', mode, '-w', '-t', String(seconds)];
    const stopped = runProgram(pgCtl, args, { account, timeoutMs: (seconds + 5) * 1000 });
    if ((await stopped.catch(() => undefined)) !== undefined) return;
  }
  const lock = await readLock(cluster);
  if (lock && isAlive(lock.pid))
    throw new PlainError(`Postgres (process ${lock.pid}) does not stop.`);
}

async function readLock(cluster: string) {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return {
    pid: Number(lines[0]),
    port: Number(lines[3]) || undefined,
    status: lines[7]?.trim() || 'starting',
  };
}

/**
 * The number of a process that runs and when it began, for the number may belong to another one after a
 * reboot, or to oneself in a container that was started anew; undefined when there is none.
 */
export async function markOf(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined;
  const began = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    // The words after its name, which may have spaces: its state first, and ticks since the boot.
    readFile(`/proc/${pid}/stat`, 'utf8').then((stat) => stat.replace(/^.*\) /s, '').split(' ')),
  ]).then(
    // It has ended, and waits for one who does not ask for its code, as in a container without an init.
    ([boot, [state, ...words]]) => (state === 'Z' ? undefined : [boot, words[18]]),
    () => [spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).stdout],
  );
  return began && `${pid} ${began.join(' ').replace(/\s+/g, ' ').trim()}`;
}

/** Whether a process of that number runs, whoever's it is. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(
    () => spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '',
  );
  return command.includes('postgres') && command.includes(cluster);
}
