import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createContentStore } from '#replica/content/content-store.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { rememberAdministrator } from '#replica/session/administrator.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { dismiss } from '#ui/notifications/notifications.ts';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { useRelease } from './use-release.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', createLocalStorage());
  vi.stubGlobal('navigator', { onLine: true });
  rememberAdministrator(deviceMemory, { id: 'me', email: 'me@forum.example' });
  return () => {
    dismiss();
    vi.unstubAllGlobals();
  };
});

const sent: ContentChange[] = [];

type Made = ReturnType<typeof useRelease>;

function Panel({ onShow }: { readonly onShow: (shown: Made) => void }) {
  onShow(useRelease([]));
  return null;
}

/** The panel as it opens, of what is planned in an edition. */
async function opened(edition: number): Promise<Made> {
  const { state } = createContentStore();
  state.setState({ edition });
  const replica = {
    state,
    outbox: {
      async submitAll(changes: readonly ContentChange[]) {
        sent.push(...changes);
        return changes;
      },
    },
    session: {
      state: createStore(() => ({
        phase: 'signed_in',
        user: { id: 'me', rights: { roles: ['administrator'], languages: [], halls: [] } },
      })),
    },
  };
  const i18n = createInstance();
  await i18n.init({ lng: 'cimode' });
  const found: Made[] = [];
  renderToString(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={replica as unknown as ReadableReplica}>
        <Panel onShow={(shown) => found.push(shown)} />
      </ContentProvider>
    </I18nextProvider>,
  );
  const [shown] = found;
  if (!shown) throw new Error('the panel did not open');
  return shown;
}

test('who goes to look at a session finds the name and the note of the release again, until it is made', async () => {
  const before = await opened(21);
  expect(before.form.restoredAt).toBeUndefined();
  vi.useFakeTimers();
  before.form.set('name', 'Programme du matin');
  before.form.set('note', { fr: 'Les salles du lundi changent' });
  vi.runAllTimers();
  vi.useRealTimers();

  expect((await opened(22)).form.values).toMatchObject({ name: '1', note: {} });
  const after = await opened(21);
  expect(after.form.restoredAt).toBeDefined();
  expect(await after.make()).toBe(true);
  expect(sent[0]?.set).toMatchObject({
    name: 'Programme du matin',
    note: { fr: 'Les salles du lundi changent' },
  });
  expect((await opened(21)).form.values).toMatchObject({ name: '1', note: {} });
});
