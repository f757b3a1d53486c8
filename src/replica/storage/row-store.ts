import type { Feed } from '../protocol/feed.ts';
import type { PresentRow, SyncRow } from '../protocol/sync-row.ts';

/**
 * What became of a round's rows: `failed` when some could not be stored, and the checkpoint covers
 * only what was stored before; `damaged` when the checkpoint may cover rows that are not there.
 */
export type RoundStorage = 'stored' | 'failed' | 'damaged';

/** The stored rows of one generation, with the checkpoint up to which they are complete. */
export interface RowStore {
  /**
   * Stores what the feed hands out, from the stored checkpoint until the feed is over; rows always
   * before the checkpoint that covers them.
   */
  round(feed: Feed): Promise<RoundStorage>;
  /** Calls back with rows as they are stored, by this tab or another. Returns the way to stop. */
  watch(listener: (rows: readonly SyncRow[]) => void): () => void;
  close(): Promise<void>;
}

/** The code that opens row stores is not on this device yet and cannot be fetched. */
export class RowStoresNotLoaded extends Error {}

/** Where row stores are kept, by the name of their database. */
export interface RowStores extends StoredRowStores {
  /** Reads all rows of a database, kind by kind; reads nothing when there is no such database. */
  read(database: string, take: (rows: readonly PresentRow[]) => void): Promise<void>;
}

/** What of them may be beside the page. */
export interface StoredRowStores {
  /**
   * Opens a database for pulling and watching. The identifier names one series of checkpoints.
   * Rejects with `RowStoresNotLoaded` when only a network is missing.
   */
  open(database: string, identifier: string): Promise<RowStore>;
  /** Deletes a closed database. */
  remove(database: string): Promise<void>;
  /** The names of all databases there are. */
  names(): Promise<readonly string[]>;
}
