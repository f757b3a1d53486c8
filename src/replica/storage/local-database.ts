import {
  createKeptDatabase,
  type DatabasePlan,
  type KeptDatabase,
  type OpenCalls,
} from './kept-database.ts';

/**
 * The app's own small database: the outbox and the partitions. A further step makes tabs with the older
 * app close it and ask for a reload.
 */
export const localPlan: DatabasePlan = {
  name: 'forum',
  steps: [
    (database) => {
      database.createObjectStore('operations', { keyPath: 'sequence', autoIncrement: true });
      database.createObjectStore('places', { keyPath: 'name' });
    },
  ],
};

/**
 * Opens the app's own database. Rejects when the browser offers no IndexedDB, when a later version of
 * the app has made it (`VersionError`), and when there is no room for it.
 */
export async function openLocalDatabase(
  calls: OpenCalls = {},
  plan: DatabasePlan = localPlan,
): Promise<KeptDatabase> {
  const database = createKeptDatabase(plan, calls);
  await database.open();
  return database;
}
