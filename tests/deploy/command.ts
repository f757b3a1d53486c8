import { spawn } from 'node:child_process';
import { join } from 'node:path';

const CLI = join(import.meta.dirname, '..', '..', 'supabase', 'deploy', 'cli.ts');

/** Runs `npm run deploy` with these words; resolves with all that it said and its exit code. */
export function deploy(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ output: string; code: number | null }> {
  const child = spawn(process.execPath, ['--import', 'tsx', CLI, ...words], {
    env: { ...process.env, ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ output, code })));
}
