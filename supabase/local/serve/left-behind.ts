import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { markOf } from '../running-server.ts';

/** How long a program that was left behind may take to end, ms. */
const END_MS = 10_000;

/** Notes in a file which process a program is, and whose: of this one. */
export async function noteProcess(file: string, pid: number): Promise<void> {
  const marks = await Promise.all([markOf(pid), markOf(process.pid)]);
  await writeFile(file, marks.join('\n'));
}

/**
 * Ends the process that a file notes, if the one that it was noted by was killed and could not: it would
 * hold its ports for good. What a process that is alive has started is left as it is.
 */
export async function endLeftBehind(
  name: string,
  file: string,
  say: (text: string) => void,
): Promise<void> {
  const [mark = '', by = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(mark, 10);
  if (!(await isStill(mark)) || (await isStill(by))) return;
  say(`${name} still runs, from a start that was killed (process ${pid}); it is ended.`);
  try {
    process.kill(pid, 'SIGTERM');
    const deadline = Date.now() + END_MS;
    while ((await isStill(mark)) && Date.now() < deadline) await sleep(20);
    if (await isStill(mark)) process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    say(`${name} could not be ended: ${(error as Error).message}. End process ${pid} by hand.`);
  }
}

async function isStill(mark: string): Promise<boolean> {
  return mark !== '' && mark === (await markOf(Number.parseInt(mark, 10)));
}
