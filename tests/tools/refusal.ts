import { join } from 'node:path';
import { expect, vi } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const WAIT = { timeout: 20_000, interval: 10 };
let asked = 0;

/**
 * What a command of the command line (`supabase/local/cli.ts`) says before it ends with 1, or another code,
 * given these words. It is asked within this process: one of its own takes a second of work, and tells only
 * once more that a refusal ends it, which some test of each command sees.
 */
export function refusalOf(
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
  code = 1,
): Promise<string> {
  return within(command, words, environment, async ({ said, ended }) => {
    const message = `what ${command} ${words.join(' ')} ends with`;
    await expect.poll(ended, { message, ...WAIT }).toEqual([code]);
    return said();
  });
}

/** What a command that succeeds says, up to what it says last: asked within this process too. */
export function answerOf(command: string, words: readonly string[], last: RegExp): Promise<string> {
  return within(command, words, {}, async ({ said, ended }) => {
    await expect.poll(() => ended().length > 0 || last.test(said()), WAIT).toBe(true);
    expect(ended(), said()).toEqual([]);
    return said();
  });
}

interface Asked {
  said(): string;
  /** The codes that it has ended with. */
  ended(): unknown[];
}

async function within<T>(
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  look: (asked: Asked) => Promise<T>,
): Promise<T> {
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
    return await look({ said: () => said, ended: () => exit.mock.calls.flat() });
  } finally {
    process.argv = argv;
    vi.unstubAllEnvs();
    for (const spy of [told, printed, exit]) spy.mockRestore();
  }
}
