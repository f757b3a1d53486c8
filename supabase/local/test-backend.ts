import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmailMessage } from '@supabase/lite';
import { createAdministrator } from './administrators.ts';
import { type Backend, startBackend } from './backend.ts';
import type { BackendOptions } from './backend-options.ts';
import type { DatabaseUser } from './postgres.ts';
import { type PushKeys, readPushKeys } from './push-keys.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import type { TestClusterAddress } from './test-cluster.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A whole back end on a database of its own. */
export interface TestBackend extends Backend {
  /** Starts another front on the same database and files, which leaves all workers to this one; `stop` it first. */
  addFront(options?: Pick<BackendOptions, 'viewers' | 'viewersInterval'>): Promise<Backend>;
  /** Where it keeps what lasts. */
  dataDir: string;
  database: TestDatabase;
  secrets: Secrets;
  pushKeys: PushKeys;
  /** Auth’s mails that it had no way to send, in order. */
  mails: EmailMessage[];
  /** Makes an administrator and returns the password. */
  createAdministrator(email: string): Promise<string>;
}

/** Starts a back end for tests, on loopback and a free port; `stop` also drops its database. */
export async function startTestBackend(
  cluster: TestClusterAddress,
  options: Partial<
    Pick<
      BackendOptions,
      | 'app'
      | 'authFigures'
      | 'functionsDir'
      | 'mail'
      | 'maxConcurrentUsers'
      | 'maxAtOneAddress'
      | 'publications'
      | 'port'
      | 'push'
      | 'siteUrl'
      | 'takeMail'
      | 'tell'
      | 'unready'
      | 'viewersInterval'
    >
  > = {},
): Promise<TestBackend> {
  const database = await createTestDatabase(cluster);
  const folder = await mkdtemp(join(tmpdir(), 'forum-backend-'));
  const secrets = await readSecrets(folder);
  const pushKeys = await readPushKeys(folder);
  const mails: EmailMessage[] = [];
  const shared = {
    port: 0,
    databaseUrl: (user?: DatabaseUser) => database.url(user),
    ...{ secrets, pushKeys, storageDir: join(folder, 'storage') },
    showMail: (mail: EmailMessage) => void mails.push(mail),
  };
  const backend = await startBackend({ ...shared, ...options });
  return {
    ...backend,
    addFront: (more) =>
      startBackend({ ...shared, ...{ push: false, mail: false, viewers: false }, ...more }),
    dataDir: folder,
    database,
    secrets,
    pushKeys,
    mails,
    createAdministrator: async (email) => (await createAdministrator(database.sql, email)).password,
    async stop() {
      await backend.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
