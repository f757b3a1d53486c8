import { join } from 'node:path';
import { headerRules, headersText } from '#local/headers-file.ts';
import { type HostInput, pageHeaders } from './rules.ts';

const EDGE = join(import.meta.dirname, '..', 'edge');

/** Files of Cloudflare Pages, by their path in the laid out site. */
export async function cloudflareFiles(input: HostInput): Promise<Record<string, string>> {
  return {
    _headers: headersText(await headerRules(input.dist, input.backend)),
    '_worker.js': await bundle('cloudflare', input),
    '_routes.json': JSON.stringify({
      version: 1,
      include: ['/*'],
      // What a crowd asks for must not be counted as runs of the worker.
      exclude: ['/assets/*', '/icons/*', '/snapshot/*', '/snapshot.json'],
    }),
    // Without it Pages answers every file that is missing with the shell.
    '404.html': '<!doctype html><title>404</title><p>Not found</p>\n',
  };
}

/** Files of Netlify: headers in the laid out site, the rest in the folder beside it. */
export async function netlifyFiles(
  input: HostInput,
): Promise<{ site: Record<string, string>; beside: Record<string, string> }> {
  return {
    site: { _headers: headersText(await headerRules(input.dist, input.backend)) },
    beside: {
      'netlify.toml': `[build]\npublish = ${JSON.stringify(input.site)}\n`,
      'netlify/edge-functions/page.js': await bundle('netlify', input),
    },
  };
}

/** The program of a network in one file, with all that it needs. */
async function bundle(name: 'cloudflare' | 'netlify', input: HostInput): Promise<string> {
  // It takes seconds to load, and most commands bundle nothing.
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { PAGE_HEADERS: JSON.stringify(await pageHeaders(input)) },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: join(EDGE, `${name}.ts`), formats: ['es'] },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${name} was not built`);
  return chunk.code;
}
