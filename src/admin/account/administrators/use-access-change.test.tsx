import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { succeed } from '#shared/failure.ts';
import { dismiss, notificationOnShow } from '#ui/notifications/notifications.ts';
import { live } from '../../../../tests/tools/live.ts';
import { useAccessChange } from './use-access-change.ts';

afterEach(() => {
  dismiss();
  vi.unstubAllGlobals();
});

type Change = ReturnType<typeof useAccessChange>['change'];

function Screen({ take }: { take: (change: Change) => void }) {
  take(useAccessChange().change);
  return null;
}

/** What the hook says and resolves with where the server answers so. */
async function asked(name: 'set_rights' | 'demote_administrator', said: string) {
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: { fr: { admin: { sync: { gone: 'Supprimé' } } } } });
  const { state } = createContentStore();
  const replica = { state, ask: async () => succeed(said) } as unknown as ReadableReplica;
  const found: { change?: Change } = {};
  const screen = await live(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={replica}>
        <Screen take={(change) => Object.assign(found, { change })} />
      </ContentProvider>
    </I18nextProvider>,
  );
  let done: boolean | undefined;
  await screen.act(async () => {
    done = await found.change?.(name, {}, { done: 'done', failed: 'failed' });
  });
  const shown = notificationOnShow();
  await screen.stop();
  return { done, title: shown?.title };
}

test('rights of an account that has lost its access meanwhile are not said to be changed', async () => {
  expect(await asked('set_rights', 'unknown')).toMatchObject({ done: false, title: 'failed' });
  expect(await asked('set_rights', 'changed')).toMatchObject({ done: true, title: 'done' });
});

test('an access that somebody else took away meanwhile is taken away', async () => {
  expect(await asked('demote_administrator', 'unknown')).toMatchObject({
    done: true,
    title: 'done',
  });
});

test('nobody changes their own access, nor is told that they did', async () => {
  for (const name of ['set_rights', 'demote_administrator'] as const) {
    expect(await asked(name, 'self')).toMatchObject({ done: false, title: 'failed' });
  }
});
