import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TestBackend } from '#local/test-backend.ts';

/** Starts a worker of this back end's outbox as a process of its own, with more in its environment. */
export function startWorker(
  { url, secrets, pushKeys }: TestBackend,
  more: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'worker.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: secrets.serviceKey,
      VAPID_PUBLIC_KEY: pushKeys.publicKey,
      VAPID_PRIVATE_KEY: pushKeys.privateKey,
      VAPID_SUBJECT: pushKeys.subject,
      PUSH_SECRET: pushKeys.secret,
      APP_URL: 'https://forum.example',
      ...more,
    },
  });
}
