import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from './command.ts';
import { readOrMakeSecret } from './whole-file.ts';

/** The key that the app uses; public, and the same on every machine. */
export const PUBLISHABLE_KEY = 'sb_publishable_local';

/** What must stay on this machine. */
export interface Secrets {
  jwtSecret: string;
  /** Stands for the role service_role, above RLS. */
  serviceKey: string;
  /** Password of the demonstration's administrator. */
  demoPassword: string;
}

/** Reads the secrets of a data folder, or makes them the first time (readable by the owner only). */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  const made: Secrets = {
    jwtSecret: randomBytes(32).toString('base64url'),
    serviceKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    demoPassword: randomPassword(),
  };
  await mkdir(dataDir, { recursive: true });
  const { secret } = await readOrMakeSecret(path, () => JSON.stringify(made, null, 2));
  try {
    return JSON.parse(secret) as Secrets;
  } catch {
    throw new PlainError(
      `${path} is damaged. Bring it back from a backup (npm run restore), or delete it: another is made, and everybody signs in again.`,
    );
  }
}

/** A password that can be read out: 16 characters without look-alikes, about 80 bits. */
export function randomPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const characters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]);
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}
