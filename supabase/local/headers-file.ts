import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPEN_RULES } from './open-headers.ts';
import { CACHE_RULES, inlineScriptHashes, securityHeaders } from './security-headers.ts';

/**
 * The headers of the built app in the `_headers` format that Cloudflare Pages and Netlify read and
 * that is easily turned into any other. `backend` is the address of the hosted back end, if not the
 * app's own.
 */
export async function headersFile(dist: string, backend?: string): Promise<string> {
  const html = await readFile(join(dist, 'index.html'), 'utf8').catch(() => {
    throw new Error(`There is no built app in ${dist}: run npm run build first.`);
  });
  const headers = securityHeaders({
    scriptHashes: inlineScriptHashes(html),
    https: true,
    tiles: process.env.VITE_TILE_URL,
    streams: process.env.STREAM_ORIGINS,
    audio: process.env.AUDIO_ORIGINS,
    ...(backend && { backendOrigin: new URL(backend).origin }),
  });
  const everywhere = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  // A later rule wins on those hosts, so the general one goes first.
  const caching = [...CACHE_RULES]
    .reverse()
    .map(([pattern, value]) => `${pattern}\n  ! cache-control\n  cache-control: ${value}`);
  const open = [...OPEN_RULES].reverse().map(([pattern, difference]) => {
    const lines = Object.entries(difference).flatMap(([name, value]) => [
      ...(name in headers ? [`  ! ${name}`] : []),
      ...(value === undefined ? [] : [`  ${name}: ${value}`]),
    ]);
    return [pattern, ...lines].join('\n');
  });
  const rules = [`/*\n${everywhere.join('\n')}`, ...caching, ...open];
  return `${rules.join('\n\n')}\n`;
}
