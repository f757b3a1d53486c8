import { keepGlobals } from './shared-globals.ts';

// Vitest's setup of each file that uses a database. Those of tests/sync put a browser's globals beside
// Node's for good, which show in its tabs only.
keepGlobals(['fetch', 'WebSocket', 'Worker', 'setTimeout', 'setInterval', 'Date', 'performance']);
