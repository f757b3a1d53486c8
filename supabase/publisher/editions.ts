import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Publication } from './publication.ts';

/** An edition and its number in the folder; numbers begin at 1. */
export interface Numbered {
  readonly number: number;
  readonly edition: Publication | undefined;
}

/** What a folder holds before the first publication. */
export const nothing: Numbered = { number: 0, edition: undefined };

/**
 * The numbered editions of a folder, each a file that is put there whole and once; the highest is the one held.
 */
export function editionsIn(folder: string) {
  const place = (number: number) => join(folder, 'editions', `${number}.json`);
  let seen = nothing;

  /** The numbers that are there, lowest first. */
  async function numbers(): Promise<number[]> {
    const names = await namesIn(join(folder, 'editions'));
    return names.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b);
  }

  /** An edition that may have been cleared away. */
  async function read(number: number): Promise<Publication | undefined> {
    const text = await readFile(place(number), 'utf8').catch(unlessMissing);
    return text === undefined ? undefined : JSON.parse(text);
  }

  return {
    numbers,
    read,
    async held(): Promise<Numbered> {
      for (;;) {
        const number = (await numbers()).at(-1) ?? 0;
        if (number !== seen.number) seen = { number, edition: await read(number) };
        const now = seen;
        // Two publications later it is gone, and another the highest.
        if (now.number === 0 || now.edition) return now;
        seen = nothing;
      }
    },
    /** Makes the file that is written the edition of its number; false when that is taken, or was long ago. */
    async take(next: Numbered, write: () => string): Promise<boolean> {
      const { number } = next;
      await mkdir(join(folder, 'editions'), { recursive: true });
      try {
        const own = write();
        await link(own, place(number)).finally(() => rm(own, { force: true }));
      } catch (error) {
        // Whoever took the number may also have swept away what was written for it.
        if ((await numbers()).some((taken) => taken >= number)) return false;
        throw error;
      }
      // Below the highest, nobody reads it, and the next to publish clears it away.
      if ((await numbers()).at(-1) !== number) return false;
      seen = next;
      return true;
    },
    async remove(number: number): Promise<void> {
      await rm(place(number), { force: true });
    },
  };
}

/** The names in a folder; none when it is not there. */
export function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => unlessMissing(error) ?? []);
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
