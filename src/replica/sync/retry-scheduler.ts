import type { Failure } from '#shared/failure.ts';
import type { Bell } from '../protocol/bell.ts';
import { backoff, bellPause, idlePause, longestIdle } from './backoff.ts';

/** Decides when to pull: one round at a time, however many things ask for one. */
export interface RetryScheduler {
  /** Asks for a round now. */
  request(): void;
  /** A doorbell: asks for a round within the time that it gives. */
  bell(bell: Bell): void;
  /**
   * Something else has confirmed what the last round brought: puts a round that nothing has asked for off,
   * until so many ms from now, though not for ever.
   */
  putOff(pause: number): void;
  /** Stops; resolves once a round under way is over. */
  stop(): Promise<void>;
}

/** The least time between the ends and beginnings of two rounds, in ms: bells may not make a storm. */
const breath = 1_000;

/**
 * Runs rounds: at once, when asked, after a pause of minutes, and with back-off after failures. A
 * round that throws has failed, and is reported; it does not end the rounds.
 */
export function createRetryScheduler(round: () => Promise<Failure | undefined>): RetryScheduler {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let earliest = 0;
  let failures = 0;
  /** The next round is made only because time passes; the latest that it may be. */
  let idleUntil: number | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  function schedule(pause: number): void {
    const at = Math.max(performance.now() + pause, earliest);
    if (stopped) return;
    idleUntil = undefined;
    if (at < due) set(at);
  }

  function set(at: number): void {
    due = at;
    clearTimeout(timer);
    if (!running) timer = setTimeout(start, at - performance.now());
  }

  function start(): void {
    due = Number.POSITIVE_INFINITY;
    idleUntil = undefined;
    running = run();
  }

  async function run(): Promise<void> {
    const failure = await round().catch(thrown);
    running = undefined;
    failures = failure ? failures + 1 : 0;
    earliest = performance.now() + Math.max(breath, (failure?.retryAfter ?? 0) * 1_000);
    const asked = due - performance.now();
    due = Number.POSITIVE_INFINITY;
    const pause = failure ? backoff(failures, failure.retryAfter) : idlePause();
    schedule(Math.min(asked, pause));
    if (!failure && asked > pause) idleUntil = performance.now() + longestIdle();
  }

  schedule(0);
  return {
    request: () => schedule(0),
    bell: (bell) => schedule(bellPause(bell)),
    putOff(pause) {
      if (stopped || idleUntil === undefined) return;
      set(Math.max(due, Math.min(performance.now() + pause, idleUntil)));
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

function thrown(cause: unknown): Failure {
  console.error(cause);
  return { code: 'unavailable', detail: String(cause) };
}
