import { presentTime, stateClockSkew } from '#shared/clock.ts';
import { keepSkew } from '#shared/kept-skew.ts';
import { isRecord } from '#shared/record.ts';
import type { Pull } from '../protocol/pull.ts';
import type { DeviceMemory } from '../storage/device-memory.ts';

/** Where the measured difference is kept between visits. */
export const clockKey = 'forum.clock';

/** How far the device's clock is behind the server's, and how sure that is; all in ms. */
export interface Skew {
  readonly ms: number;
  /** The true difference lies within this much of `ms`. */
  readonly error: number;
  /** The device's time of the measurement. */
  readonly measured: number;
}

/** An answer that tells the server's time `at`: when it came, on the device's clock, and how long it took (ms). */
interface Answer {
  readonly at: number;
  readonly came: number;
  readonly took: number;
}

/** How much a device's clock may gain or lose: generous for quartz, which drifts 20 ppm. */
const drift = 1e-4;

/** Content that is younger than the present by more than this (ms) shows the clock to be wrong. */
const tolerance = 60_000;

/**
 * What an answer says of the device's clock, beside what was known. The server read its clock some
 * time between question and answer, so a slow answer says little: the surer of two measurements that
 * agree is kept; one that disagrees shows that the clock has been set since. A clock that may be
 * right is taken to be right.
 */
export function measureSkew(known: Skew | undefined, { at, came, took }: Answer): Skew {
  const error = took / 2;
  const middle = at - came + error;
  const measured = { ms: Math.abs(middle) <= error ? 0 : middle, error, measured: came };
  if (!known) return measured;
  const grown = known.error + Math.abs(came - known.measured) * drift;
  const agrees = Math.abs(known.ms - middle) <= error + grown;
  return agrees && grown <= error ? known : measured;
}

/** What may be sure of nothing: that the server's time was past already. */
const guess = Number.MAX_SAFE_INTEGER;

/** Longer than a page that is open stays on a device that sleeps, in ms. */
const longestSleep = 12 * 3_600_000;

/** The device's clock beside one that nobody sets; it gains while the device sleeps. */
const againstSteady = () => Date.now() - performance.now();

/** Keeps the device's clock corrected by the server's answers. */
export interface ServerClock {
  heard(answer: Answer): void;
  /**
   * The server's time was this (ms) already: a clock that says less, as after a long power cut, is wrong. One
   * that says less only when corrected has been set right since it was measured.
   */
  isPast(serverTime: number): void;
  /** Looks whether the device's clock was set since, while the page was open: what it was wrong by has changed. */
  look(): void;
  /** Takes over what another tab has measured. */
  recall(): void;
}

/** Makes the clock, at first as an earlier visit left it. `report` is told each correction, in ms. */
export function createServerClock(memory: DeviceMemory, report: (ms: number) => void): ServerClock {
  let known: Skew | undefined;
  let before = againstSteady();
  const set = (next: Skew | undefined) => {
    before = againstSteady();
    const ms = next?.ms ?? 0;
    known = next;
    stateClockSkew(ms);
    void keepSkew(ms);
    report(ms);
  };
  const recall = () => set(readSkew(memory.get(clockKey)));
  recall();
  return {
    recall,
    heard(answer) {
      const next = measureSkew(known, answer);
      if (next === known) return;
      set(next);
      memory.set(clockKey, JSON.stringify(next));
    },
    isPast(serverTime) {
      if (presentTime() >= serverTime - tolerance) return;
      const came = Date.now();
      if (came < serverTime - tolerance) {
        set({ ms: serverTime - came, error: guess, measured: came });
      } else {
        memory.remove(clockKey);
        set(undefined);
      }
    },
    look() {
      const setBy = againstSteady() - before;
      before += setBy;
      if (!known) return;
      const { ms, error } = known;
      const over = setBy - ms;
      // Forward it also goes asleep, but hardly for so long and by what it was behind.
      const isSetRight =
        setBy > longestSleep && over > -tolerance && (over < tolerance || error === guess);
      if (setBy > -tolerance && !isSetRight) return;
      const next = { ms: isSetRight ? 0 : -over, error, measured: Date.now() };
      set(next);
      if (error !== guess) memory.set(clockKey, JSON.stringify(next));
    },
  };
}

/** A pull that tells the clock what each of its answers says of the time. */
export function withClock(pull: Pull, clock: ServerClock): Pull {
  return async (...question) => {
    const asked = performance.now();
    const answer = await pull(...question);
    if (answer.ok && 'at' in answer.value) {
      clock.heard({
        at: answer.value.at,
        came: Date.now(),
        took: Math.max(1, performance.now() - asked),
      });
    }
    return answer;
  };
}

function readSkew(stored: string | undefined): Skew | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    if (!isRecord(value)) return undefined;
    const { ms, error, measured } = value;
    const numbers = [ms, error, measured].every(Number.isFinite);
    return numbers ? (value as unknown as Skew) : undefined;
  } catch {
    return undefined;
  }
}
