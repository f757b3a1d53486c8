import { serveSearch } from './search-service.ts';

// The index is made and asked beside the page, whose typing and drawing never wait for it.
serveSearch(globalThis);
// Who started it knows then that it runs.
postMessage('ready');
