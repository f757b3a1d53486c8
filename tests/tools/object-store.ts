import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { canInstall, installPackages } from '#local/debian.ts';

/** Debian's own, which has Debian's packages. */
const PYTHON = '/usr/bin/python3';
const SWIFT = '/usr/lib/python3/dist-packages/swift/common/middleware/s3api';
const SECRET = 'secret-of-the-forum';

/** An S3 address of this machine. */
export interface ObjectStore {
  /** As `https://127.0.0.1:1234`. */
  readonly url: string;
  /** There when it starts; no other is. */
  readonly bucket: string;
  /** What a client that may do all finds in its environment, its trust in the certificate included. */
  readonly environment: Readonly<Record<string, string>>;
  /** The key, with the same secret, of somebody who may do nothing. */
  readonly guest: string;
  stop(): Promise<void>;
}

/**
 * Starts an object store that speaks S3 over TLS and checks each signature (OpenStack Swift), with all
 * that it keeps in a new folder. It is on the machine's own clock, as restic is: a signature is good for
 * minutes. Throws where Debian's python3-swift is not there and cannot be installed.
 */
export async function startObjectStore(folder: string): Promise<ObjectStore> {
  provideSwift();
  await mkdir(folder);
  const env = { PATH: process.env.PATH, TZ: 'UTC' };
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=store', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const sort = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const out = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...sort, ...subject, ...out], { env, stdio: 'pipe' });

  const bucket = 'backups';
  const script = join(import.meta.dirname, 'object-store.py');
  const child = spawn(PYTHON, [script, folder, certificate, key, SECRET, bucket], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    void ended.then(() => reject(new Error(`No object store: ${errors}`)));
  });
  return {
    url: `https://127.0.0.1:${port}`,
    bucket,
    environment: {
      AWS_ACCESS_KEY_ID: 'forum:writer',
      AWS_SECRET_ACCESS_KEY: SECRET,
      SSL_CERT_FILE: certificate,
    },
    guest: 'forum:guest',
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function provideSwift(): void {
  if (!existsSync(SWIFT) && canInstall()) {
    installPackages('object store for the tests', ['python3-swift', 'openssl']);
  }
  if (existsSync(SWIFT)) return;
  throw new Error('Tests need an object store (on Debian: apt-get install python3-swift openssl).');
}
