import { join } from 'node:path';
import type { Sql } from 'postgres';
import { type Administrator, createAdministrator } from './administrators.ts';
import type { App } from './app-listeners.ts';
import { type Backend, startBackend } from './backend.ts';
import type { BackendOptions } from './backend-options.ts';
import { checkData } from './check-data.ts';
import { removeData } from './cluster-folder.ts';
import {
  DEMO_ADMINISTRATOR,
  demonstrateWhenEmpty,
  isDemonstrationOnly,
  STORAGE_FOLDER,
  withdrawDemonstrationAdministrator,
} from './demonstration.ts';
import { connected } from './pool.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { prepareDatabase } from './prepare-database.ts';
import { type PublishRunner, runPublisher } from './publish-runner.ts';
import { readPushKeys } from './push-keys.ts';
import { isRestoredCopy, takeIntoService } from './restored-copy.ts';
import { PUBLISHABLE_KEY, readSecrets } from './secrets.ts';
import { type Supervisor, supervise } from './supervisor.ts';

const LOOPBACK = '127.0.0.1';
const ANYWHERE = '0.0.0.0';

export interface ForumOptions extends Pick<BackendOptions, 'takeMail' | 'showMail' | 'tell'> {
  /** Folder of everything that lasts: database, stored files, secrets. */
  dataDir: string;
  port: number;
  /** Whether other machines of the network are answered too; then there is no demonstration's administrator. */
  lan?: boolean;
  app?: App;
  /** Where people reach it through a proxy, as `https://forum.example`; this machine unless given. */
  siteUrl?: string | undefined;
  /** Whether an empty database gets the demonstration edition and its administrator. */
  demonstration?: boolean;
  /**
   * What to publish beside answering: from which build, into which folder, whether only at the start, and
   * whether with what comes late.
   */
  publish?: { dist: string; folder: string; once?: boolean; late?: boolean };
  /** The database was lost and could not be brought back; what runs is of no use any more. */
  onGivenUp?: (reason: unknown) => void;
}

/** The whole forum, running on one machine. */
export interface Forum extends Backend {
  administrator: Administrator | undefined;
  migrationsApplied: readonly string[];
  seeded: boolean;
  /** It was restored from a backup and serves nobody yet: it sends neither push messages nor mail. */
  isCopy: boolean;
  /** Resolves once the first edition is published; at once when nothing is. */
  firstPublished: Promise<void>;
  /** Does something as the owner of the database. */
  withOwner<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

/** Starts Postgres, brings the database up to date, and serves app and API. */
export async function startForum(options: ForumOptions): Promise<Forum> {
  const { dataDir, app } = options;
  const secrets = await readSecrets(dataDir);
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres') });
  let supervisor: Supervisor | undefined;
  let publisher: PublishRunner | undefined;
  try {
    const migrationsApplied = await prepareDatabase(server);
    // The port is claimed before the seed: a taken port is told at once.
    let laidOut = !options.demonstration;
    if (options.siteUrl) await takeIntoService(dataDir);
    const isCopy = await isRestoredCopy(dataDir);
    const backend = await startBackend({
      databaseUrl: (user) => server.url('postgres', user),
      secrets,
      pushKeys: await readPushKeys(dataDir),
      storageDir: join(dataDir, STORAGE_FOLDER),
      port: options.port,
      host: options.lan ? ANYWHERE : LOOPBACK,
      siteUrl: options.siteUrl,
      push: !isCopy,
      mail: !isCopy,
      // Where strangers reach it, nobody's sign-in link lies about to be looked at.
      mailbox: !options.lan && !options.siteUrl,
      ...(app && { app: (http) => app.listener(http) }),
      unready: () => (laidOut ? [] : ['the demonstration is being laid out']),
      publications: () => publisher?.publications ?? 0,
      isDatabaseDown: () => supervisor?.isDown === true,
      takeMail: options.takeMail,
      showMail: options.showMail,
      tell: options.tell,
    });
    supervisor = supervise(server, {
      check: () => checkData(server.url('postgres', 'supabase_admin')),
      onGivenUp: options.onGivenUp ?? (() => undefined),
    });
    const stop = async () => {
      await supervisor?.stop();
      await app?.close();
      await publisher?.stop();
      await backend.stop();
      await server.stop();
    };
    try {
      const demonstration = options.demonstration
        ? await demonstrate(server, dataDir, options.lan ? undefined : secrets.demoPassword)
        : { administrator: undefined, seeded: false };
      laidOut = true;
      if (options.publish) {
        const order = {
          backend: backend.innerUrl,
          key: PUBLISHABLE_KEY,
          origin: backend.url,
          ...options.publish,
        };
        publisher = await runPublisher(server.url(), order);
      }
      const firstPublished = publisher?.first ?? Promise.resolve();
      const withOwner: Forum['withOwner'] = (work) => asOwner(server, work);
      const made = { ...demonstration, migrationsApplied, isCopy, firstPublished, withOwner };
      return { ...backend, ...made, stop };
    } catch (error) {
      await supervisor.stop();
      await app?.close();
      await publisher?.stop();
      await backend.stop();
      throw error;
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Where a data folder keeps what is published. */
export const PUBLISHED_FOLDER = 'published';

/** Deletes everything in a data folder, unless a running back end works on it. */
export async function resetForum(dataDir: string): Promise<void> {
  // Whoever holds the data refuses this start; an abandoned server is taken over and stopped.
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres') });
  await server.stop();
  await removeData(join(dataDir, 'postgres'));
  await removeData(dataDir);
}

/** Without a password the demonstration has no administrator. */
function demonstrate(server: Postgres, dataDir: string, password: string | undefined) {
  return asOwner(server, async (sql) => {
    const seeded = await demonstrateWhenEmpty(sql, dataDir);
    if (password === undefined) await withdrawDemonstrationAdministrator(sql);
    const offered = password !== undefined && (await isDemonstrationOnly(sql, dataDir));
    const administrator = offered
      ? await createAdministrator(sql, DEMO_ADMINISTRATOR, password)
      : undefined;
    return { administrator, seeded };
  });
}

async function asOwner<T>(server: Postgres, work: (sql: Sql) => Promise<T>): Promise<T> {
  return connected(server.url(), work, 4);
}
