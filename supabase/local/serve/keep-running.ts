import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { noteProcess } from './left-behind.ts';

/** Waits before a program that has ended is started again, ms; the last one from then on. */
const WAITS = [500, 1_000, 2_000, 5_000, 15_000];
/** A program that ran this long had started well, ms. */
const WELL_MS = 60_000;
/** How long a program may take to stop, ms. */
const STOP_MS = 30_000;

/** A program that runs until it is stopped. */
export interface Running {
  /** Stops it and starts it anew. */
  renew(): Promise<void>;
  /** Stops it for good. */
  stop(): Promise<void>;
}

interface Program {
  readonly name: string;
  readonly command: string;
  readonly words: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Where its process is noted, for the next start to end it should this one be killed (`left-behind.ts`). */
  readonly note?: string;
  /** It serves the connections that are handed over to it: undefined while there is no such process. */
  readonly onServing?: (child: ChildProcess | undefined) => void;
  /** Exit codes after which starting it again helps nobody, and who is told. */
  readonly final?: { readonly codes: readonly number[]; tell(code: number): void };
  readonly say: (text: string) => void;
}

/** Starts a program, and again with growing pauses whenever it ends by itself. */
export function keepRunning(program: Program): Running {
  const { name, say, onServing } = program;
  let wanted = true;
  let failures = 0;
  let current: { child: ChildProcess; ended: Promise<void>; serves: boolean } | undefined;

  function start(): void {
    const begun = Date.now();
    const child = spawn(program.command, program.words, {
      stdio: ['ignore', 'inherit', 'inherit', ...(onServing ? (['ipc'] as const) : [])],
      env: { ...process.env, ...program.env },
    });
    const ended = new Promise<void>((resolve) => {
      child.once('error', () => resolve());
      child.once('exit', () => resolve());
    });
    const own = { child, ended, serves: false };
    current = own;
    const { note } = program;
    if (note && child.pid) {
      noteProcess(note, child.pid).catch((error: Error) => say(`${name}: ${error.message}`));
    }
    child.on('error', (error) => say(`${name}: ${error.message}`));
    child.on('message', (message) => {
      if (message !== 'ready' || current !== own) return;
      own.serves = true;
      onServing?.(child);
    });
    void ended.then(async () => {
      if (current !== own) return;
      onServing?.(undefined);
      const code = child.exitCode;
      if (code !== null && program.final?.codes.includes(code)) return program.final.tell(code);
      failures = Date.now() - begun > WELL_MS ? 0 : failures + 1;
      const wait = WAITS[Math.min(failures, WAITS.length) - 1] ?? WAITS[0] ?? 0;
      say(`${name} has ended with ${code ?? child.signalCode}; it is started again in ${wait} ms.`);
      await sleep(wait);
      if (wanted && current === own) start();
    });
  }

  async function end(): Promise<void> {
    const last = current;
    // From here on its end is no surprise, and nothing more is handed to it.
    current = undefined;
    onServing?.(undefined);
    if (!last) return;
    const late = setTimeout(() => last.child.kill('SIGKILL'), STOP_MS);
    // Said where connections are handed over, it comes after the last of them.
    if (last.serves && last.child.connected) last.child.send('stop');
    else last.child.kill('SIGTERM');
    await last.ended;
    clearTimeout(late);
  }

  /** One at a time: a process that is asked to stop twice would have two after it. */
  let turn = Promise.resolve();
  function inTurn(work: () => Promise<void>): Promise<void> {
    turn = turn.then(work);
    return turn;
  }

  let renewal: Promise<void> | undefined;
  async function renew(): Promise<void> {
    renewal = undefined;
    if (!wanted) return;
    await end();
    start();
  }

  start();
  return {
    renew() {
      renewal ??= inTurn(renew);
      return renewal;
    },
    stop() {
      wanted = false;
      return inTurn(end);
    },
  };
}
