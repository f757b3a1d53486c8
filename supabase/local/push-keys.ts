import { createECDH, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSecret } from './whole-file.ts';

/** What push messages are signed with, and who may have them sent. */
export interface PushKeys {
  /** base64url of the uncompressed P-256 point; browsers subscribe with it. */
  publicKey: string;
  /** base64url of the private number. */
  privateKey: string;
  /** `mailto:` address for the push services. */
  subject: string;
  /** What the runner shows to the function. */
  secret: string;
}

const pathIn = (dataDir: string) => join(dataDir, 'push-keys.json');

/** Makes a new pair of keys. Browsers that subscribed with another have to subscribe anew. */
export function makePushKeys(subject: string): PushKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
    subject,
    secret: randomBytes(32).toString('base64url'),
  };
}

/** Writes the keys of a data folder, readable by the owner only. */
export async function writePushKeys(dataDir: string, keys: PushKeys): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeSecret(pathIn(dataDir), JSON.stringify(keys, null, 2));
}

/** Reads the keys of a data folder, or makes them the first time. */
export async function readPushKeys(dataDir: string): Promise<PushKeys> {
  const stored = await readFile(pathIn(dataDir), 'utf8').catch(() => undefined);
  if (stored) return JSON.parse(stored) as PushKeys;
  const made = makePushKeys('mailto:forum@example.org');
  await writePushKeys(dataDir, made);
  return made;
}

/** The keys as the secrets of the edge function on the hosted service. */
export function secretsOf({ publicKey, privateKey, subject, secret }: PushKeys): string {
  return [
    `VAPID_PUBLIC_KEY=${publicKey}`,
    `VAPID_PRIVATE_KEY=${privateKey}`,
    `VAPID_SUBJECT=${subject}`,
    `PUSH_SECRET=${secret}`,
  ].join('\n');
}
