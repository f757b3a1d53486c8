import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Event } from '#entities/index.ts';
import { newRow } from '#entities/new-row.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import { createOutbox } from '#replica/outbox/outbox.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { dismiss, notificationOnShow } from '#ui/notifications/notifications.ts';
import { createMemoryOutbox } from '../../../../tests/tools/memory-outbox.ts';
import { switchWorkingVersionOn } from '../../../../tests/tools/working-version.ts';
import { PublishedVersion, WorkingVersion } from '../../writing/working/working-version.tsx';
import { useBefore, useLastStep, useStep } from './last-step.ts';

/** To whom the last step is offered, and where it is taken back. */

beforeEach(() => {
  switchWorkingVersionOn();
  vi.stubGlobal('navigator', { onLine: true });
  return () => {
    dismiss();
    vi.unstubAllGlobals();
  };
});

const event = {
  ...newRow('event', 21),
  ...{ id: 'e', title: { fr: 'Soirée' }, date: '2026-11-21', published: true },
  ...{ starts_at: '2026-11-21T20:00:00.000Z', ends_at: '2026-11-21T21:00:00.000Z' },
} as unknown as Event;
const cancelled: ContentChange = {
  ...{ kind: 'event', id: 'e', action: 'update' },
  ...{ base: { cancelled: false }, set: { cancelled: true } },
};

interface Shown {
  readonly step: ReturnType<typeof useStep>;
  readonly last: ReturnType<typeof useLastStep>;
  readonly before: Event | undefined;
}

function Screen({ onShown }: { onShown: (shown: Shown) => void }) {
  onShown({ step: useStep(), last: useLastStep(), before: useBefore('e') });
  return null;
}

/** A tab of the back office, where Amina is signed in. */
function openTab() {
  const store = createContentStore();
  store.state.setState({ edition: 21 });
  store.apply([{ kind: 'event', id: 'e', revision: 1, row: event }] as unknown as SyncRow[]);
  const storage = createMemoryOutbox();
  const rights = { roles: ['programme'], languages: [], halls: [] };
  const session = createStore(() => ({ phase: 'signed_in', user: { id: 'amina', rights } }));
  const owner = () => session.getState().user.id;
  const outbox = createOutbox({ storage, store, owner, name: () => 'tab', onChange: () => {} });
  const replica = { state: store.state, outbox, session: { state: session } };
  return {
    signIn: (id: string) => session.setState({ user: { id, rights } }),
    sent: async () => (await storage.list('amina')).map(({ operation: { kind } }) => kind),
    /** What a screen of a version has of the last step. */
    async show(version: 'published' | 'working') {
      const i18n = createInstance();
      await i18n.init({ lng: 'fr', resources: {} });
      const all: Shown[] = [];
      const screen = <Screen onShown={(shown) => all.push(shown)} />;
      renderToString(
        <I18nextProvider i18n={i18n}>
          <ContentProvider replica={replica as unknown as ReadableReplica}>
            <WorkingVersion>
              {version === 'working' ? screen : <PublishedVersion>{screen}</PublishedVersion>}
            </WorkingVersion>
          </ContentProvider>
        </I18nextProvider>,
      );
      const [shown] = all;
      if (!shown) throw new Error('There is no screen');
      return shown;
    },
  };
}

test('a step of the day is taken back in what is published, and not offered in the working version', async () => {
  const tab = openTab();
  await (await tab.show('published')).step([cancelled], 'Annulée');
  const working = await tab.show('working');
  expect([working.last, working.before]).toEqual([undefined, undefined]);
  const { last, before } = await tab.show('published');
  expect([last?.step.text, before]).toEqual(['Annulée', event]);
  // The line says it, and a notification beside it would say it twice.
  expect(notificationOnShow()).toBeUndefined();
  last?.undo();
  await vi.waitFor(async () => expect(await tab.sent()).toEqual(['event', 'event']));
  expect((await tab.show('published')).last).toBeUndefined();
});

test('a step of the working version is taken back there, also by who has left and come again', async () => {
  const tab = openTab();
  await (await tab.show('working')).step([cancelled], 'Annulée');
  expect((await tab.show('published')).last).toBeUndefined();
  const { last } = await tab.show('working');
  last?.undo();
  await vi.waitFor(async () =>
    expect(await tab.sent()).toEqual(['planned_change', 'planned_change']),
  );
});

test('who signs in next is not offered what somebody else did before', async () => {
  const tab = openTab();
  await (await tab.show('published')).step([cancelled], 'Annulée');
  tab.signIn('bilal');
  const { last, before } = await tab.show('published');
  expect([last, before]).toEqual([undefined, undefined]);
  tab.signIn('amina');
  expect((await tab.show('published')).last).toBeDefined();
});
