import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import type { SessionState } from '#replica/session/session.ts';
import { dismiss, notificationOnShow } from '#ui/notifications/notifications.ts';
import { live } from '../../../tests/tools/live.ts';
import { useRoleChange } from './use-role-change.ts';

afterEach(() => {
  dismiss();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Frame() {
  useRoleChange();
  return null;
}

test('a page in sight asks once a minute for what its reader may write, and says when that has changed', async () => {
  vi.useFakeTimers();
  const page = { visibilityState: 'visible' };
  vi.stubGlobal('document', page);
  const i18n = createInstance();
  const words = { rights: { changed: 'Now: {{roles}}' } };
  const names = { rights: { role: { viewer: 'reader', press: 'press' } } };
  await i18n.init({ lng: 'en', resources: { en: { admin: words, 'admin-account': names } } });
  const user = { id: 'u', email: 'somebody@forum.example', rights: { roles: ['viewer'] } };
  const state = createStore<SessionState>(() => ({ phase: 'signed_in', user }));
  const resync = vi.fn(() => {
    state.setState({ user: { ...user, rights: { roles: ['press'] } } });
  });
  const replica = { state: createContentStore().state, session: { state }, resync };
  const screen = await live(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={replica as unknown as ReadableReplica}>
        <Frame />
      </ContentProvider>
    </I18nextProvider>,
  );
  const pass = (ms: number) => screen.act(() => vi.advanceTimersByTimeAsync(ms));
  page.visibilityState = 'hidden';
  await pass(60_000);
  expect(resync).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  await pass(60_000);
  expect(resync).toHaveBeenCalledTimes(1);
  expect(notificationOnShow()?.title).toBe('Now: press');
  await screen.stop();
});
