import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import type { Kind } from '#entities/index.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { Upload } from '#replica/outbox/uploads/upload.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { NotKept } from '#replica/storage/not-kept.ts';
import { dismiss, notificationOnShow } from '#ui/notifications/notifications.ts';
import { live } from '../../../../tests/tools/live.ts';
import { useKeepPicture } from './use-keep-picture.ts';

/** What a browser makes pictures with; of a file that is torn it reads nothing. */
function standIn(): void {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'torn.jpg') throw new DOMException('torn', 'InvalidStateError');
    return {
      ...(file.name === 'large.jpg' ? { width: 4000, height: 5000 } : { width: 4, height: 5 }),
      close: () => {},
    };
  });
  const canvas = {
    getContext: () => ({ drawImage: () => {}, fillRect: () => {} }),
    toDataURL: (type: string) => `data:${type}`,
    toBlob: (done: BlobCallback, type: string) => done(new Blob(['p'], { type })),
  };
  vi.stubGlobal('document', { createElement: () => canvas });
}

afterEach(() => {
  dismiss();
  vi.unstubAllGlobals();
});

type Keep = ReturnType<typeof useKeepPicture>;

function Screen({ take }: { take: (keep: Keep) => void }) {
  take(useKeepPicture());
  return null;
}

/** What becomes of a picture where uploads end so, and what is said of it. */
async function kept(name: string, add: (upload: Upload) => Promise<void>) {
  const i18n = createInstance();
  const words = { write: { failed: 'Erreur', not_kept: 'Rien.' }, unkept: { full: 'Pleine.' } };
  await i18n.init({ lng: 'fr', resources: { fr: { admin: words } } });
  const { state } = createContentStore();
  const replica = { state, uploads: { add } } as unknown as ReadableReplica;
  const found: { keep?: Keep } = {};
  const screen = await live(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={replica}>
        <Screen take={(keep) => Object.assign(found, { keep })} />
      </ContentProvider>
    </I18nextProvider>,
  );
  standIn();
  let picture: Awaited<ReturnType<Keep>> | undefined;
  await screen.act(async () => {
    picture = await found.keep?.('speaker' satisfies Kind, new File([''], name), undefined);
  });
  const said = notificationOnShow();
  await screen.stop();
  return { picture, said: said && `${said.title}: ${said.message}` };
}

test('a picture for which the device has no room is not kept, and that is said', async () => {
  const full = new NotKept(new DOMException('full', 'QuotaExceededError'));
  expect(await kept('portrait.jpg', () => Promise.reject(full))).toEqual({
    picture: 'not_kept',
    said: 'Erreur: Rien. Pleine.',
  });
});

test('a picture is kept under its size, and one that cannot be read is not', async () => {
  const { picture, said } = await kept('portrait.jpg', async () => {});
  expect(picture).toMatchObject({ path: expect.stringMatching(/^speaker\/.*-4x5\.webp$/) });
  expect(said).toBeUndefined();
  expect((await kept('torn.jpg', async () => {})).picture).toBe('unreadable');
});

test('a large picture is kept with a medium version, and its path says so', async () => {
  const uploads: Upload[] = [];
  const { picture } = await kept('large.jpg', async (upload) => void uploads.push(upload));
  expect(picture).toMatchObject({ path: expect.stringMatching(/^speaker\/.*-m-1280x1600\.webp$/) });
  expect(uploads[0]?.medium).toBeInstanceOf(Blob);
  await kept('portrait.jpg', async (upload) => void uploads.push(upload));
  expect(uploads[1]?.medium).toBeUndefined();
});
