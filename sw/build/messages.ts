import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { namespaces } from '../../src/i18n/namespaces.ts';

const address = /^\/locales\/([a-z]{2})\.json(?:\?|$)/;

/**
 * Brings together, in `locales/LANGUAGE.json`, the words that the public site starts with: one
 * request instead of one for each of its parts.
 */
export function messagesInOne(): Plugin {
  let folder = '';
  return {
    name: 'forum:words',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved({ publicDir }) {
      folder = join(publicDir, 'locales');
    },
    generateBundle() {
      for (const language of readdirSync(folder)) {
        const fileName = `locales/${language}.json`;
        this.emitFile({ type: 'asset', fileName, source: inOne(join(folder, language)) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, language] = address.exec(request.url ?? '') ?? [];
        if (!language) return next();
        response.setHeader('content-type', 'application/json');
        response.end(inOne(join(folder, language)));
      });
    },
  };
}

/** The words that the site starts with, by the name of their file, from the folder of a language. */
function inOne(folder: string): string {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return JSON.stringify(Object.fromEntries(namespaces.map((name) => [name, read(name)])));
}
