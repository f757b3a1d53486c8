import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { Kind, Row } from '#entities/index.ts';
import type { ReplicaState } from '#replica/content/content-store.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { PresentRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';

const folder = join(import.meta.dirname, '../../public/locales/en');

/** All English words, by namespace. */
const words = Object.fromEntries(
  readdirSync(folder).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]),
);

/** A row as the server sends it, of a kind whose rows have an `id`. */
export function sent<K extends Kind>(kind: K, row: Row<K> & { readonly id: unknown }): PresentRow {
  return { kind, id: String(row.id), revision: 1, row };
}

/**
 * The markup that an English reader is shown at first, as Node renders it, where these rows of edition 21
 * are all there is; `more` says how far else the content has come.
 */
export async function rendered(
  what: ReactNode,
  rows: readonly PresentRow[] = [],
  more: Partial<ReplicaState> = {},
): Promise<string> {
  const i18n = createInstance();
  await i18n.init({
    ...{ lng: 'en', resources: { en: words }, defaultNS: 'common' },
    interpolation: { escapeValue: false },
  });
  const { state, apply } = createContentStore();
  state.setState({ edition: 21, phase: 'ready' });
  apply(rows);
  state.setState(more);
  const router = createRouter({ history: createMemoryHistory(), routeTree: createRootRoute() });
  const markup = renderToString(
    <I18nextProvider i18n={i18n}>
      <RouterContextProvider router={router}>
        <ContentProvider replica={{ state }}>{what}</ContentProvider>
      </RouterContextProvider>
    </I18nextProvider>,
  );
  // What parts neighbouring texts is of no concern to a reader.
  return markup.replaceAll('<!-- -->', '');
}
