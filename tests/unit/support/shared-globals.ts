import 'fake-indexeddb/auto';
import { keepGlobals } from '../../tools/shared-globals.ts';

// Vitest's setup of each unit file. The files of one worker share its globals.
keepGlobals([
  ...['document', 'window', 'self', 'navigator', 'location', 'history', 'matchMedia'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'fetch', 'Notification'],
  ...['Worker', 'addEventListener', 'requestIdleCallback', 'setTimeout', 'Date', 'earlyPress'],
]);
