import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Bundle, bundleAddress, bundleOf, bundles } from '../../src/i18n/namespaces.ts';

/**
 * Brings the words of each language together in bundles: one request, and one file on the device,
 * instead of one for each namespace.
 */
export function messagesInBundles(): Plugin {
  let folder = '';
  return {
    name: 'forum:words',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved({ publicDir }) {
      folder = join(publicDir, 'locales');
    },
    generateBundle() {
      for (const [address, read] of bundlesIn(folder)) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: read() });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const read = bundlesIn(folder).get(request.url?.replace(/\?.*/, '') ?? '');
        if (!read) return next();
        response.setHeader('content-type', 'application/json');
        response.end(read());
      });
    },
  };
}

/** How to read each bundle of every language in a folder, by its address. */
function bundlesIn(folder: string): Map<string, () => string> {
  const all = readdirSync(folder).flatMap((language) =>
    bundles.map((bundle) => {
      const read = () => inOne(join(folder, language), bundle);
      return [bundleAddress(language, bundle), read] as const;
    }),
  );
  return new Map(all);
}

/** The words of a bundle, by namespace, from the folder of a language. */
function inOne(folder: string, bundle: Bundle): string {
  const names = readdirSync(folder)
    .map((file) => basename(file, '.json'))
    .filter((name) => bundleOf(name) === bundle);
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return JSON.stringify(Object.fromEntries(names.sort().map((name) => [name, read(name)])));
}
