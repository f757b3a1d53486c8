import { PrecacheController } from 'workbox-precaching';

/**
 * The app without its content: page, code, words, fonts and icons of this version. Each file is
 * checked against its hash, so neither a captive portal nor a half-finished deployment gets in, and
 * a file that an earlier version brought already is not fetched again.
 */
export const shell = new PrecacheController({ cacheName: 'shell' });
shell.addToCacheList([...precacheManifest]);
