import { vi } from 'vitest';
import { openBellDevice } from './bell-device.ts';
import { BellServer, BellSocket } from './bell-line.ts';
import { type Random, randomOf } from './random.ts';

/** A change is on show so long after it, on a device that is awake and whose line carries, ms. */
const bounds = {
  /** Its bell is heard, or the socket that should have rung is found to be dead. */
  rung: 65_000,
  /** Its bell is lost: the pause between two pulls that nothing asks for, and a pull. */
  silent: 320_000,
};

const minute = 60_000;
const day = 24 * 60 * minute;

/** What was counted in a day, and what was wrong with it. */
export interface BellDay {
  readonly wrong: string[];
  readonly changes: number;
  readonly pulls: number;
  /** Pulls that something asked for: bells, connections, a page that is looked at again. */
  readonly asked: number;
  /** The most sockets that were not closed, and timers that ran, at any moment that was looked at. */
  readonly mostSockets: number;
  readonly mostTimers: number;
  /** The same, some minutes after the page was closed. */
  readonly left: { readonly sockets: number; readonly timers: number };
}

interface Due {
  readonly revision: number;
  readonly bound: number;
  at: number;
}

/** Lives through a day that a seed decides; the timers must be fake ones. */
export async function liveBellDay(seed: number): Promise<BellDay> {
  const random = randomOf(seed);
  // What the product leaves to chance is decided by the seed too.
  vi.spyOn(Math, 'random').mockImplementation(randomOf(seed + 1_000_000).next);
  const server = new BellServer(random);
  BellSocket.server = server;
  const device = openBellDevice(server);
  const wrong: string[] = [];
  const opened = new Set([0, 1]);
  const begun = performance.now();
  let due: Due[] = [];
  let [changes, wakes, holes, mostSockets, mostTimers] = [0, 0, 0, 0, 0];

  /** Lets time pass, and sees after each second what is shown. */
  async function pass(milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds;
    while (performance.now() < until) {
      await vi.advanceTimersByTimeAsync(Math.min(1_000, until - performance.now()));
      const seen = device.seen();
      due = due.filter(({ revision }) => revision > seen);
      const now = performance.now();
      for (const { revision, bound } of due.filter((one) => one.at < now)) {
        wrong.push(
          `revision ${revision} is not there ${bound} ms after it could be, at ${now - begun}`,
        );
      }
      due = due.filter(({ at }) => at >= now);
      mostSockets = Math.max(mostSockets, server.sockets.size);
      mostTimers = Math.max(mostTimers, vi.getTimerCount());
    }
  }

  function change(isLost = false): void {
    changes += 1;
    server.change(isLost);
    const bound = isLost ? bounds.silent : bounds.rung;
    due.push({ revision: server.revision, bound, at: performance.now() + bound });
  }

  /** What is still to come may take its whole time from now on. */
  function beginAnew(): void {
    for (const one of due) one.at = performance.now() + one.bound;
  }

  /** For a while the line is no good; changes go on. */
  async function spoil(line: 'gone' | 'hole', milliseconds: number): Promise<void> {
    server.line = line;
    holes += 1;
    if (line === 'hole') server.swallow();
    else server.cut();
    for (let left = milliseconds; left > 0; left -= minute) {
      if (random.chance(0.5)) change();
      for (const one of due) one.at = Number.POSITIVE_INFINITY;
      await pass(Math.min(minute, left));
    }
    server.line = 'good';
    beginAnew();
    if (line === 'gone') wake();
  }

  function wake(): void {
    wakes += 1;
    device.wake();
  }

  /** Nothing runs on the device; its sockets are gone before it wakes. */
  function sleep(milliseconds: number): void {
    server.swallow();
    for (let count = random.below(4); count > 0; count -= 1) change();
    vi.setSystemTime(Date.now() + milliseconds);
    beginAnew();
    if (random.chance(0.5)) wake();
  }

  const events: readonly ((random: Random) => unknown)[] = [
    ...[() => change(), () => change(), () => change(), () => change(true)],
    () => {
      for (let bell = 0; bell < 40; bell += 1) server.ring();
    },
    () => pass(random.below(40) * minute),
    () => {
      server.cut();
      beginAnew();
    },
    () => {
      server.swallow();
      beginAnew();
    },
    () => spoil('gone', 1_000 + random.below(10 * minute)),
    () => spoil('hole', 1_000 + random.below(30 * minute)),
    () => sleep(random.below(90) * minute),
    async () => {
      // What was asked before was asked by another retry scheduler.
      for (const more of [0, 1]) opened.add(server.pulls.length + more);
      const reopening = device.reopen();
      beginAnew();
      await pass(20_000);
      await reopening;
    },
  ];
  while (performance.now() - begun < day) {
    await random.pick(events)(random);
    await pass(1_000 + random.below(random.pick([5_000, 90_000, 6 * minute])));
  }
  await pass(bounds.silent);
  const closing = device.stop();
  await vi.advanceTimersByTimeAsync(5 * minute);
  await closing;
  for (const [index, at] of server.pulls.entries()) {
    const before = server.pulls[index - 1] ?? Number.NEGATIVE_INFINITY;
    if (at - before < 990 && !opened.has(index))
      wrong.push(`pulls ${at - before} ms apart, at ${at - begun}`);
  }
  return {
    wrong,
    changes,
    pulls: server.pulls.length,
    // A line that carries nothing is tried at growing intervals.
    asked: server.bells + server.joins + wakes + holes * 12,
    mostSockets,
    mostTimers,
    left: { sockets: server.sockets.size, timers: vi.getTimerCount() },
  };
}
