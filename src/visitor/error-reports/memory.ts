import { type DeviceMemory, deviceMemory } from '#replica/storage/device-memory.ts';
import { isRecord } from '#shared/record.ts';
import { keptErrors } from './kept.ts';
import { kindOf, type Report } from './report.ts';
import { isUnwilling } from './willing.ts';

/** How many of four kinds of error a device reports; all devices together show the rest. */
export const share = 1 / 4;

/** The most reports that wait on a device, and the most that go at once: the server's bound. */
const mostWaiting = 5;

/** The most kinds of error that a device takes note of in one version. */
const mostKinds = 20;

interface Memory {
  readonly version: string;
  /** The kinds that this version has been seen to have here, whether they are reported or not. */
  readonly seen: readonly string[];
  readonly waiting: readonly Report[];
}

/**
 * Keeps a report to be sent, unless the reader would rather not: each kind of error once in a version,
 * and by lot. True where one more waits.
 */
export function keepReport(
  report: Report,
  memory: DeviceMemory = deviceMemory,
  draw: () => number = Math.random,
): boolean {
  if (isUnwilling(memory)) return false;
  const { version, seen, waiting } = read(memory);
  const known = version === report.version ? seen : [];
  const kind = kindOf(report);
  if (known.includes(kind) || known.length >= mostKinds) return false;
  const kept = draw() < share && waiting.length < mostWaiting;
  const next: Memory = {
    version: report.version,
    seen: [...known, kind],
    waiting: kept ? [...waiting, report] : waiting,
  };
  memory.set(keptErrors, JSON.stringify(next));
  return kept;
}

/** The reports that wait to be sent; none where the reader would rather not. */
export function waitingReports(memory: DeviceMemory = deviceMemory): readonly Report[] {
  return isUnwilling(memory) ? [] : read(memory).waiting;
}

/** Forgets reports that have been sent, not what they were about. */
export function dropReports(sent: readonly Report[], memory: DeviceMemory): void {
  const held = read(memory);
  const gone = new Set(sent.map(({ id }) => id));
  const waiting = held.waiting.filter(({ id }) => !gone.has(id));
  // What was turned off meanwhile has left nothing.
  if (memory.get(keptErrors)) memory.set(keptErrors, JSON.stringify({ ...held, waiting }));
}

function read(memory: DeviceMemory): Memory {
  try {
    const held: unknown = JSON.parse(memory.get(keptErrors) ?? '{}');
    if (isRecord(held) && Array.isArray(held.seen) && Array.isArray(held.waiting)) {
      return held as unknown as Memory;
    }
  } catch {
    // What cannot be read is begun anew.
  }
  return { version: '', seen: [], waiting: [] };
}
