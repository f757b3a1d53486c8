import { createHash } from 'node:crypto';
import { tileServer } from '../../src/shared/tiles.ts';

/** Players that a click loads into a sandboxed frame: the hosts that `#shared/stream-url.ts` frames. */
const FRAME_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://vimeo.com',
  'https://www.facebook.com',
];

export interface HeaderOptions {
  /** CSP sources of the inline scripts of index.html, as `inlineScriptHashes` gives them. */
  scriptHashes: string[];
  /** Origin of the back end when it is not the app's own, such as https://abc.supabase.co. */
  backendOrigin?: string;
  /** Address of the map tiles that the app is built with (`VITE_TILE_URL`), if any. */
  tiles?: string | undefined;
  /** Origins of HLS streams, between spaces (`STREAM_ORIGINS`): hls.js fetches what it plays. */
  streams?: string | undefined;
  /** Origins whose recordings of sound readers may keep, between spaces (`AUDIO_ORIGINS`): the page fetches them. */
  audio?: string | undefined;
  /** Whether the site is only ever served over HTTPS. */
  https?: boolean;
}

/** How long copies may be kept: a path pattern (`*` for anything) and its Cache-Control, first match wins. */
export const CACHE_RULES: readonly [pattern: string, cacheControl: string][] = [
  ['/assets/*', 'public, max-age=31536000, immutable'],
  ['/icons/*', 'public, max-age=86400'],
  ['/patterns/*', 'public, max-age=86400'],
  // Published under a name that never means anything else; the pointer to it is none of these.
  ['/snapshot/*', 'public, max-age=31536000, immutable'],
  // Phones ask for it each minute; a content network between them and the files answers most of them.
  ['/snapshot.json', 'public, max-age=0, s-maxage=15, stale-while-revalidate=15'],
  ['/*', 'no-cache'],
];

/** The headers that every answer with a part of the app carries, here and on the production host. */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(options.https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** What the app may load and whom it may talk to. Styles are inline because Mantine's are. */
function contentSecurityPolicy(options: HeaderOptions): string {
  const { scriptHashes, backendOrigin, tiles, streams, audio, https } = options;
  const fetched = new Set([
    ...originsIn('STREAM_ORIGINS', streams),
    ...originsIn('AUDIO_ORIGINS', audio),
  ]);
  const backend = backendOrigin ? [backendOrigin, backendOrigin.replace(/^http/, 'ws')] : [];
  const policy: [directive: string, ...sources: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...(backendOrigin ? [backendOrigin] : [])],
    ['font-src', "'self'"],
    // The service worker fetches what it keeps, tiles too.
    ['connect-src', "'self'", ...backend, ...(tiles ? [tileServer(tiles)] : []), ...fetched],
    // Files from anywhere, as pictures; hls.js hands its pieces to the player as a blob.
    ['media-src', "'self'", 'blob:', 'https:'],
    ['frame-src', ...FRAME_ORIGINS],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    // The one of index.html, and the sanitiser's own.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', 'dompurify'],
  ];
  if (https) policy.push(['upgrade-insecure-requests']);
  return policy.map((directive) => directive.join(' ')).join('; ');
}

/** Throws for what is not an https origin: a mistake here would open the policy. */
function originsIn(setting: string, value = ''): string[] {
  return value
    .split(/\s+/)
    .filter(Boolean)
    .map((address) => {
      const { origin, protocol } = new URL(address);
      if (protocol !== 'https:') throw new Error(`${setting}: ${address} is not https`);
      return origin;
    });
}

/** CSP sources that allow exactly the inline scripts found in the page. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/** The Cache-Control of a path of the app. */
export function cacheControlOf(path: string): string {
  const rule = CACHE_RULES.find(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return rule?.[1] ?? 'no-cache';
}
