import { type DeviceMemory, deviceMemory } from '#replica/storage/device-memory.ts';
import { isLanguage, type Language } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';
import { isUnwilling } from '../error-reports/willing.ts';
import { keptReads } from './kept.ts';

/** How many of four pages that are read are counted: the order is the same, and half the world is not asked. */
export const share = 1 / 4;

/** The most pages that wait on a device, and how often each: the server's bounds. */
const mostPages = 20;
const mostOfPage = 10;

/** A page that was read in a language, and how often. */
export interface Read {
  readonly page: string;
  readonly language: Language;
  readonly count: number;
}

/**
 * Counts a page that was read, by lot, unless the reader would rather not: neither when nor by whom. True
 * where one more waits to be sent.
 */
export function keepRead(
  page: string,
  language: Language,
  memory: DeviceMemory = deviceMemory,
  draw: () => number = Math.random,
): boolean {
  if (isUnwilling(memory) || draw() >= share) return false;
  const reads = held(memory);
  const key = `${page} ${language}`;
  const count = reads.get(key) ?? 0;
  if (count >= mostOfPage || (count === 0 && reads.size >= mostPages)) return false;
  write(reads.set(key, count + 1), memory);
  return true;
}

/** The reads that wait to be sent; none where the reader would rather not. */
export function waitingReads(memory: DeviceMemory = deviceMemory): readonly Read[] {
  if (isUnwilling(memory)) return [];
  return [...held(memory)].map(([key, count]) => {
    const [page = '', language = 'fr'] = key.split(' ');
    return { page, language: language as Language, count };
  });
}

/** Forgets reads that have been counted; what was read meanwhile goes on waiting. */
export function dropReads(sent: readonly Read[], memory: DeviceMemory): void {
  const reads = held(memory);
  for (const { page, language, count } of sent) {
    const key = `${page} ${language}`;
    const left = (reads.get(key) ?? 0) - count;
    if (left > 0) reads.set(key, left);
    else reads.delete(key);
  }
  write(reads, memory);
}

function write(reads: ReadonlyMap<string, number>, memory: DeviceMemory): void {
  if (reads.size === 0) memory.remove(keptReads);
  else memory.set(keptReads, JSON.stringify(Object.fromEntries(reads)));
}

function held(memory: DeviceMemory): Map<string, number> {
  try {
    const known: unknown = JSON.parse(memory.get(keptReads) ?? '{}');
    if (isRecord(known)) {
      return new Map(
        Object.entries(known).filter(
          (entry): entry is [string, number] =>
            Number.isInteger(entry[1]) && isLanguage(entry[0].split(' ')[1] ?? ''),
        ),
      );
    }
  } catch {
    // What cannot be read is begun anew.
  }
  return new Map();
}
