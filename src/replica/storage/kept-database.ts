import { pause } from '#shared/pause.ts';

/** The step from one version of a database to the next; it keeps what is there. */
type UpgradeStep = (database: IDBDatabase) => void;

/** One IndexedDB database of the app; its version is the number of steps that lead to it. */
export interface DatabasePlan {
  readonly name: string;
  readonly steps: readonly UpgradeStep[];
}

export interface OpenCalls {
  /** A newer version of the app wants the database; this connection is closed for good by now. */
  readonly onClaimed?: () => void;
  /** An older version of the app in another tab keeps the database from opening. */
  readonly onBlocked?: () => void;
  /** The browser closed the database, with what was in it or without; the next use opens it anew. */
  readonly onLost?: () => void;
}

/** A database that is opened on first use, and again after the browser has closed it. */
export interface KeptDatabase {
  /**
   * Opens it, if it is not open. Rejects as IndexedDB does, with `VersionError` for a later version, and
   * with `TimeoutError` where the browser does not answer.
   */
  open(): Promise<void>;
  /**
   * Runs work in one transaction; resolves with its result once the transaction is complete, and
   * what it wrote has reached the disk. Work is run once more where the browser breaks the
   * transaction off, as it does while it empties its storage.
   */
  run<T>(
    stores: readonly string[],
    mode: 'readonly' | 'readwrite',
    work: (transaction: IDBTransaction) => Promise<T>,
  ): Promise<T>;
  close(): void;
}

/**
 * How long a browser may say nothing of a database that it is to open, and how often that is looked at, in
 * ms: some never do, and a page that was suspended meanwhile has not waited.
 */
const [patience, look] = [20_000, 1_000];

/** Makes the database of a plan; nothing is opened yet. */
export function createKeptDatabase(
  { name, steps }: DatabasePlan,
  { onClaimed, onBlocked, onLost }: OpenCalls = {},
): KeptDatabase {
  let connecting: Promise<IDBDatabase> | undefined;
  let closed = false;

  function connect(): Promise<IDBDatabase> {
    if (closed) return Promise.reject(new DOMException('closed', 'InvalidStateError'));
    const connection = connecting ?? connectTo();
    connecting = connection;
    connection.catch(() => forget(connection));
    return connection;
  }

  function forget(connection: Promise<IDBDatabase> | undefined): boolean {
    if (connection !== connecting) return false;
    connecting = undefined;
    return true;
  }

  function request(): Promise<IDBDatabase> {
    const opening = indexedDB.open(name, steps.length);
    let silent = true;
    opening.onblocked = () => {
      silent = false;
      onBlocked?.();
    };
    opening.onupgradeneeded = ({ oldVersion }) => {
      silent = false;
      for (const step of steps.slice(oldVersion)) step(opening.result);
    };
    return openedInTime(opening, () => silent);
  }

  /** A browser that is emptying its storage breaks off what opens meanwhile. */
  async function requestInTime(): Promise<IDBDatabase> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await request();
      } catch (error) {
        if (!isBrokenOff(error) || tries > 5) throw error;
        await pause(tries * 100);
      }
    }
  }

  async function connectTo(): Promise<IDBDatabase> {
    const database = await requestInTime();
    const own = connecting;
    database.onclose = () => {
      if (forget(own)) onLost?.();
    };
    database.onversionchange = ({ newVersion }) => {
      database.close();
      if (newVersion === null) {
        // It is deleted, not taken over.
        if (forget(own)) onLost?.();
        return;
      }
      closed ||= onClaimed !== undefined;
      forget(own);
      onClaimed?.();
    };
    return database;
  }

  async function begin(
    stores: readonly string[],
    mode: 'readonly' | 'readwrite',
  ): Promise<IDBTransaction> {
    const connection = connect();
    const options = { durability: mode === 'readwrite' ? 'strict' : 'default' } as const;
    try {
      return (await connection).transaction(stores, mode, options);
    } catch (error) {
      const isOver = error instanceof DOMException && error.name === 'InvalidStateError';
      if (!isOver || closed) throw error;
      // The browser has closed it and not said so yet.
      if (forget(connection)) onLost?.();
      return (await connect()).transaction(stores, mode, options);
    }
  }

  const transact: KeptDatabase['run'] = async (stores, mode, work) => {
    const transaction = await begin(stores, mode);
    const completed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      const reason = () => transaction.error ?? new DOMException('aborted', 'AbortError');
      transaction.onabort = () => reject(reason());
    });
    const working = work(transaction).catch((error) => {
      // Where the browser ends it, its requests say that they were broken off, and it alone why.
      const cause = transaction.error ?? error;
      try {
        // What was asked for before the failure would be kept otherwise.
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw cause;
    });
    const [result] = await Promise.all([working, completed]);
    return result;
  };

  return {
    async open() {
      await connect();
    },
    async run(stores, mode, work) {
      try {
        return await transact(stores, mode, work);
      } catch (error) {
        if (closed || !isBrokenOff(error)) throw error;
        // Nothing of it was written. That the connection is closed is told a moment later.
        await pause(100);
        return transact(stores, mode, work);
      }
    },
    close() {
      closed = true;
      connecting?.then((database) => database.close()).catch(() => {});
    },
  };
}

function openedInTime(opening: IDBOpenDBRequest, isSilent: () => boolean): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let waited = 0;
    const timer = setInterval(() => {
      if (isSilent()) waited += look;
      if (waited < patience) return;
      clearInterval(timer);
      // Should it be opened all the same, nobody uses it, and it must not be in anybody's way.
      opening.onsuccess = () => opening.result.close();
      reject(new DOMException('The browser does not open it', 'TimeoutError'));
    }, look);
    settled(opening)
      .then(resolve, reject)
      .finally(() => clearInterval(timer));
  });
}

/** Whether an error is that of a browser that closes the database under what is being done. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'UnknownError'].includes(error.name);
}

/** The result of one IndexedDB request. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
