import { Dexie } from 'dexie';
import { serveRowStores } from './row-stores-service.ts';
import { listRxdb, openRxdb, removeRxdb } from './rxdb-row-stores.ts';

// RxDB drops promises whose transaction the browser has broken off; a round finds that out by itself.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof Dexie.DexieError) event.preventDefault();
});

// RxDB runs beside the page, whose drawing never waits for what it writes.
serveRowStores(globalThis, { open: openRxdb, remove: removeRxdb, names: listRxdb });
// Who started it knows then that it runs.
postMessage('ready');
