import { type ChildProcess, fork } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bug, planted } from './bug.ts';

/** Tests for a session to run on its copy of the project. */
export interface Order {
  readonly tests: readonly string[];
  /** Files of the copy that are other than at the last order. */
  readonly changed: readonly string[];
  /** A database made of the copy's schemas as they are now. */
  readonly ownDatabase: boolean;
}

/** What the tests say: all pass, one fails, they do not end, or they cannot be run. */
export type Verdict = 'pass' | 'fail' | 'hang' | { readonly broken: string };

/** Compares what the schemas say with the database that the migrations lead to, and makes the former itself. */
const comparison = 'tests/db/schemas.test.ts';

/** How long an order may take, ms; what takes longer hangs. */
const limit = 240_000;

/** Plants bugs into a copy of the project and runs their tests on it, in a process that stays. */
export class Bench {
  private readonly folder: string;
  private session: ChildProcess | undefined;
  private good = new Set<string>();
  private changed: string[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  /** What a bug's tests say of it, once they have passed without it. */
  async try(bug: Bug): Promise<Verdict> {
    const { file, tests } = bug;
    const doubtful = tests.filter((test) => !this.good.has(test));
    if (doubtful.length > 0) {
      const said = await this.order({ tests: doubtful, ownDatabase: false });
      if (said !== 'pass') {
        return { broken: `without the bug: ${JSON.stringify(said)}, ${doubtful.join(', ')}` };
      }
      for (const test of doubtful) this.good.add(test);
    }
    const path = join(this.folder, file);
    const whole = await readFile(path);
    await writeFile(path, planted(bug, this.folder));
    this.changed.push(file);
    const ownDatabase = file.startsWith('supabase/schemas/') && !tests.includes(comparison);
    const verdict = await this.order({ tests, ownDatabase });
    await writeFile(path, whole);
    this.changed.push(file);
    return verdict;
  }

  async close(): Promise<void> {
    const { session } = this;
    if (!session) return;
    const ended = new Promise((resolve) => session.once('exit', resolve));
    session.disconnect();
    await ended;
  }

  private async order(order: Omit<Order, 'changed'>): Promise<Verdict> {
    const session = this.session ?? this.start();
    const { changed } = this;
    this.changed = [];
    let timer: NodeJS.Timeout | undefined;
    const verdict = await new Promise<Verdict>((resolve) => {
      timer = setTimeout(() => resolve('hang'), limit);
      session.once('message', (said) => resolve(said as Verdict));
      session.once('exit', (code) => resolve({ broken: `the session ended with ${code}` }));
      session.send({ ...order, changed } satisfies Order);
    });
    clearTimeout(timer);
    session.removeAllListeners();
    if (verdict === 'hang' || session.exitCode !== null) this.end(session);
    return verdict;
  }

  private start(): ChildProcess {
    const path = join(import.meta.dirname, 'session.ts');
    // A group of its own, so that a worker that hangs ends with it.
    this.session = fork(path, [this.folder], { execArgv: ['--import', 'tsx'], detached: true });
    this.session.setMaxListeners(20);
    return this.session;
  }

  private end({ pid }: ChildProcess): void {
    this.session = undefined;
    this.good = new Set();
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
