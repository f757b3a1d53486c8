import { MantineProvider } from '@mantine/core';
import { IDBFactory } from 'fake-indexeddb';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createContentStore } from '#replica/content/content-store.ts';
import { createKeeping } from '#replica/content/keeping.ts';
import { createUploadState } from '#replica/outbox/uploads/deferred-uploads.ts';
import { createUploadStorage } from '#replica/outbox/uploads/storage.ts';
import { createUploads } from '#replica/outbox/uploads/uploads.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { fail } from '#shared/failure.ts';
import words from '../../../public/locales/en/admin-content.json';
import media from '../../../public/locales/en/admin-media.json';
import { KeyInput } from './key-input.tsx';

const path = 'site/hero-1600x900.webp';

test('a picture that the server refuses is told by the name of its key', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const store = createContentStore();
  const uploads = createUploads({
    state: createUploadState(),
    storage: createUploadStorage(),
    send: async () => fail('invalid', { detail: 'not an image' }),
    owner: () => 'a',
    keeping: createKeeping(store),
    onChange: () => undefined,
  });
  await uploads.add({ path, full: new Blob(['full']), small: new Blob(['small']) });
  const i18n = createInstance();
  const resources = { en: { 'admin-content': words, 'admin-media': media } };
  await i18n.init({ lng: 'en', resources });
  const { state } = store;
  const session = { state: createStore(() => ({ phase: 'signed_in' })) };
  const shown = () =>
    renderToString(
      <I18nextProvider i18n={i18n}>
        <MantineProvider>
          <ContentProvider replica={{ state, uploads, session } as ReadableReplica}>
            <KeyInput
              name="hero_background_url"
              form="image"
              row={{ key: 'hero_background_url', content: {}, image_url: path }}
              issues={[]}
              language={['fr', () => undefined]}
              onChange={() => undefined}
            />
          </ContentProvider>
        </MantineProvider>
      </I18nextProvider>,
    );
  expect(shown()).toContain(media.waiting);
  await uploads.drain();
  expect(shown()).toContain(
    `Upload error for ${words.site.keys.hero_background_url}: see the changes on this device.`,
  );
});
