import { join } from 'node:path';
import { expect, vi } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
let asked = 0;

/**
 * What a command of the command line (`supabase/local/cli.ts`) says before it ends with 1, given these words.
 * It is asked within this process: one of its own takes a second of work, and tells only once more that a
 * refusal ends it, which some test of each command sees.
 */
export async function refusalOf(
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<string> {
  const { argv } = process;
  let said = '';
  asked += 1;
  const told = vi.spyOn(console, 'error').mockImplementation((error) => {
    said += `${error?.stack ?? error}\n`;
  });
  const printed = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  process.argv = [...argv.slice(0, 2), ...words];
  try {
    // Under a name that is new each time, for it reads its words as it is loaded.
    await import(/* @vite-ignore */ `${join(root, command)}?${asked}`);
    const ended = () => exit.mock.calls.flat();
    const message = `what ${command} ${words.join(' ')} ends with`;
    await expect.poll(ended, { message, timeout: 20_000, interval: 10 }).toEqual([1]);
    return said;
  } finally {
    process.argv = argv;
    vi.unstubAllEnvs();
    for (const spy of [told, printed, exit]) spy.mockRestore();
  }
}
