import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createContentStore } from '#replica/content/content-store.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import admin from '../../../public/locales/en/admin.json';
import media from '../../../public/locales/en/admin-media.json';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { takingOut, UploadList } from './upload-list.tsx';

/** What is said of a picture that the storage refused, and what giving it up takes it out of. */

const path = 'news/a-900x600.webp';

function forum() {
  const store = createContentStore();
  store.state.setState({ edition: 21 });
  const rows = [
    ['news', rowOf('news', { id: 'n', title: { en: 'Shuttles' }, image: path })],
    ['news', rowOf('news', { id: 'm', title: { en: 'Lodging' }, image: 'news/b-900x600.webp' })],
    ['exhibitor', rowOf('exhibitor', { id: 'x', logo: path, activity_image: path })],
  ] as const;
  store.apply(
    rows.map(([kind, row], at) => ({ kind, id: row.id, revision: at + 1, row })) as SyncRow[],
  );
  return store;
}

async function told(refusal: string): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { admin, 'admin-media': media } } });
  const kept = { path, refusal, owner: 'me', at: 0 };
  const replica = {
    state: forum().state,
    uploads: { state: createStore(() => ({ waiting: [], refused: [kept] })) },
    session: { state: createStore(() => ({ phase: 'signed_in', user: { id: 'me', email: '' } })) },
  };
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <ContentProvider replica={replica as unknown as ReadableReplica}>
          <UploadList />
        </ContentProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
}

test('a refused picture tells whose it is, and why in words', async () => {
  for (const [statusCode, reason] of [
    ['413', media.upload.too_large],
    ['415', media.upload.wrong_type],
    ['403', admin.reason.denied],
    ['400', 'Bucket is closed'],
  ] as const) {
    const shown = await told(JSON.stringify({ statusCode, message: 'Bucket is closed' }));
    expect(shown).toContain(reason);
    expect(shown).toContain('Shuttles');
    expect(shown).not.toContain('Lodging');
  }
  expect(await told('not an image')).toContain('not an image');
});

test('who gives a picture up takes it out of every row that names it, for nobody else has it', () => {
  expect(takingOut(path, forum().state.getState().content)).toEqual([
    {
      ...{ kind: 'exhibitor', id: 'x', action: 'update' },
      base: { logo: path, activity_image: path },
      set: { logo: null, activity_image: null },
    },
    { kind: 'news', id: 'n', action: 'update', base: { image: path }, set: { image: null } },
  ]);
});
