import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { markOf } from './running-server.ts';
import { claimWhole, writeWhole } from './whole-file.ts';

/** A piece of work that one process does at a time, as long as it lives. */
export interface Turn {
  /** Has it last as long as another process, which does the work. */
  readonly passTo: (pid: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * Takes the turn that stands in the file `path`, or answers with the number of the process that has it: one that
 * is alive, for what a killed one has left behind is no turn.
 */
export async function takeTurn(path: string): Promise<Turn | number> {
  for (;;) {
    let own = (await markOf(process.pid)) ?? '';
    if (await claimWhole(path, own)) {
      return {
        async passTo(pid) {
          const mark = await markOf(pid);
          if (mark === undefined) return;
          own = mark;
          await writeWhole(path, mark, { durable: false });
        },
        // Whoever has found its process gone has it by now.
        end: () => removeIf(path, own),
      };
    }
    const held = await textOf(path);
    if (held === undefined) continue;
    const pid = Number.parseInt(held, 10);
    if (held === (await markOf(pid))) return pid;
    await removeIf(path, held);
  }
}

/** Removes a file if that is what stands in it; what somebody has put there in this moment stays. */
async function removeIf(path: string, content: string): Promise<void> {
  const aside = `${path}.${randomBytes(4).toString('hex')}`;
  if ((await textOf(path)) !== content) return;
  await rename(path, aside).catch(() => undefined);
  const taken = await textOf(aside);
  if (taken !== undefined && taken !== content) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

const textOf = (path: string) => readFile(path, 'utf8').catch(() => undefined);
