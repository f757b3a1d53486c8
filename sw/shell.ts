import { PrecacheController } from 'workbox-precaching';
import { fetchMissing } from './fetch-missing.ts';

let completing: Promise<void> | undefined;

/**
 * The app without its content: page, code, words, fonts and icons of this version. Each file is
 * checked against its hash, so neither a captive portal nor a half-finished deployment gets in, and
 * a file that an earlier version brought already is not fetched again. Browsers lose caches and leave
 * the worker that had filled them: where a file is gone, all that are gone are fetched anew.
 */
export const shell = new PrecacheController({
  cacheName: 'shell',
  plugins: [
    {
      async cachedResponseWillBeUsed({ cachedResponse, event }) {
        if (!cachedResponse && event.type === 'fetch' && !completing) {
          completing = fetchMissing(shell, precacheManifest, event).finally(() => {
            completing = undefined;
          });
          event.waitUntil(completing);
        }
        return cachedResponse;
      },
    },
  ],
});
shell.addToCacheList([...precacheManifest]);
