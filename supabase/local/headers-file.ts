import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from './command.ts';
import { OPEN_RULES } from './open-headers.ts';
import { CACHE_RULES, inlineScriptHashes, securityHeaders } from './security-headers.ts';

/** What a host does to the headers of the paths of a pattern (`*` for anything); undefined leaves one out. */
export type HeaderRule = readonly [
  pattern: string,
  headers: Readonly<Record<string, string | undefined>>,
];

/**
 * The headers that a host sends for the built app in `dist`, from the general to the special: a later rule
 * takes the place of an earlier one. `backend` is the address of the hosted back end, if not the app's own.
 */
export async function headerRules(dist: string, backend?: string): Promise<HeaderRule[]> {
  const html = await readFile(join(dist, 'index.html'), 'utf8').catch(() => {
    throw new PlainError(`There is no built app in ${dist}: run npm run build first.`);
  });
  const everywhere = hostHeaders(html, { https: true, backend });
  const caching = [...CACHE_RULES].reverse();
  return [
    ['/*', everywhere],
    ...caching.map(([pattern, value]): HeaderRule => [pattern, { 'cache-control': value }]),
    ...[...OPEN_RULES].reverse(),
  ];
}

/**
 * What every answer carries on a host of its own whose pages have the inline scripts of `html`. Origins of
 * streams, sound and tiles are those of the settings; `backend` is as in `headerRules`.
 */
export function hostHeaders(
  html: string,
  { https, backend }: { https: boolean; backend?: string | undefined },
): Record<string, string> {
  return securityHeaders({
    scriptHashes: inlineScriptHashes(html),
    https,
    tiles: process.env.VITE_TILE_URL,
    streams: process.env.STREAM_ORIGINS,
    audio: process.env.AUDIO_ORIGINS,
    ...(backend && { backendOrigin: new URL(backend).origin }),
  });
}

/**
 * The headers of the built app in the `_headers` format that Cloudflare Pages and Netlify read and
 * that is easily turned into any other.
 */
export async function headersFile(dist: string, backend?: string): Promise<string> {
  return headersText(await headerRules(dist, backend));
}

/** Rules in the `_headers` format. */
export function headersText(rules: readonly HeaderRule[]): string {
  const set = new Set<string>();
  const blocks = rules.map(([pattern, headers]) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      const earlier = set.has(name) ? [`  ! ${name}`] : [];
      if (pattern === '/*') set.add(name);
      return [...earlier, ...(value === undefined ? [] : [`  ${name}: ${value}`])];
    });
    return [pattern, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
