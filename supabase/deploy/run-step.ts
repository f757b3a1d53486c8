import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '#local/command.ts';
import { type Command, SECRETS, type Step } from './steps.ts';

/** Runs the commands of a step, one after the other. Rejects with a PlainError that says what to do. */
export async function runStep(step: Step, root: string): Promise<void> {
  for (const command of step.commands) {
    const code = await run(command, root);
    if (code !== 0) {
      throw new PlainError(`${shown(command)} ended with ${code}. ${step.failing}`);
    }
  }
}

/** A command as a person would write it. */
export function shown({ words, secrets }: Command): string {
  return words.map((word) => word.replace(SECRETS, secrets?.name ?? '')).join(' ');
}

async function run(command: Command, root: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'forum-deploy-'));
  const file = join(folder, command.secrets?.name ?? '');
  try {
    if (command.secrets) await writeFile(file, command.secrets.text, { mode: 0o600 });
    const [program = '', ...words] = command.words.map((word) => word.replace(SECRETS, file));
    return await ended(program, words, root, command.environment);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function ended(
  program: string,
  words: string[],
  cwd: string,
  environment: Command['environment'] = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd,
      env: { DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', ...process.env, ...environment },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
