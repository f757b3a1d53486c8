import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type PrecacheEntry, readAdminFiles, readPrecache } from './precache.ts';

/**
 * Builds `sw/index.ts` into `sw.js` beside the finished app, with the list of the files it shall
 * keep. There is no worker in development.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'forum:service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const dist = resolve(config.root, config.build.outDir);
        const entries = readPrecache(dist);
        const files = readAdminFiles(dist);
        await buildWorker(config, dist, { precacheManifest: entries, adminManifest: files });
        const worker = gzipSync(readFileSync(join(dist, 'sw.js'))).length;
        config.logger.info(
          `sw.js ${kilobytes(worker)}; precache ${sum(dist, entries)}; back office ${sum(dist, files)}`,
        );
      },
    },
  };
}

async function buildWorker(
  { root, mode, envDir, define }: ResolvedConfig,
  dist: string,
  lists: Readonly<Record<string, readonly PrecacheEntry[]>>,
): Promise<void> {
  const defined = Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)]);
  await build({
    configFile: false,
    root,
    mode,
    envDir,
    publicDir: false,
    logLevel: 'warn',
    define: {
      ...define,
      ...Object.fromEntries(defined),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: 'es2022',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'sw/index.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB gzip`;

/** How many files these are, and how much of the network they take. */
function sum(dist: string, entries: readonly PrecacheEntry[]): string {
  const sizes = entries.map(({ url }) => {
    const content = readFileSync(join(dist, url));
    return /\.(?:woff2|png)$/.test(url) ? content.length : gzipSync(content).length;
  });
  return `${entries.length} files, ${kilobytes(sizes.reduce((all, size) => all + size, 0))}`;
}
