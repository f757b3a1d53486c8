import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Row } from '#entities/index.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { BulkBar } from './bulk-bar.tsx';

/** The buttons that can be pressed while news are selected that are published or are not. */
async function offeredFor(...published: readonly boolean[]): Promise<readonly string[]> {
  const i18n = createInstance();
  await i18n.init({ lng: 'cimode' });
  const { state } = createContentStore();
  const rights = { roles: ['administrator'], languages: [], halls: [] };
  const session = {
    state: createStore(() => ({ phase: 'signed_in', user: { id: 'me', rights } })),
  };
  const rows = published.map((is, at) => rowOf('news', { id: `n${at}`, published: is }) as Row);
  const shown = renderToString(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <ContentProvider replica={{ state, session } as unknown as ReadableReplica}>
          <BulkBar kind="news" rows={rows} shown={9} onAll={() => {}} onDone={() => {}} />
        </ContentProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
  const buttons = shown.split('<button').slice(1);
  return buttons
    .filter((button) => !button.slice(0, button.indexOf('>')).includes('disabled'))
    .flatMap((button) => button.match(/list\.(publish|unpublish)(?=<)/)?.[1] ?? []);
}

test('a selection is published or withdrawn only where that changes something of it', async () => {
  expect(await offeredFor(true, true)).toEqual(['unpublish']);
  expect(await offeredFor(false)).toEqual(['publish']);
  expect(await offeredFor(true, false)).toEqual(['publish', 'unpublish']);
});
