import { type ChildProcess, spawn } from 'node:child_process';

/** One command of a run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** What it finds in its environment besides this process's own. */
  readonly env?: Readonly<NodeJS.ProcessEnv>;
}

/** How a step ended. */
export interface Ended {
  readonly ok: boolean;
  readonly milliseconds: number;
}

/** How long an interrupted step may take to stop its servers and browsers, ms. */
const patience = 30_000;

let running: ChildProcess | undefined;
let interrupted = false;

/** Runs a step to its end, with its output on ours. Rejects when the program cannot be started. */
export function runStep({ name, command, env = {} }: Step): Promise<Ended> {
  const [program, ...args] = command;
  const began = performance.now();
  console.log(`\n── ${name}: ${[program, ...args].join(' ')}`);
  return new Promise((resolve, reject) => {
    // A group of its own: one Ctrl+C is told once, and nothing of it can be left behind.
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: true,
    });
    running = child;
    child.once('error', reject);
    child.once('exit', (code) => {
      endGroup(child, 'SIGKILL');
      running = undefined;
      resolve({ ok: code === 0 && !interrupted, milliseconds: performance.now() - began });
    });
  });
}

/** Has Ctrl+C, SIGTERM and a closed terminal end the running step and then this process. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = true;
      process.exitCode = 130;
      const child = running;
      if (!child) process.exit();
      console.error(`\n${signal}: stopping …`);
      endGroup(child, 'SIGINT');
      setTimeout(() => endGroup(child, 'SIGKILL'), patience).unref();
    });
  }
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // All of it has ended.
  }
}
