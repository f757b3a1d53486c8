import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createContentStore } from '#replica/content/content-store.ts';
import { createOutbox } from '#replica/outbox/outbox.ts';
import type { ContentChange, Outcome } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { dismiss, notificationOnShow } from '#ui/notifications/notifications.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { live } from '../../../tests/tools/live.ts';
import { createMemoryOutbox } from '../../../tests/tools/memory-outbox.ts';
import { useTakeIn } from './use-take-in.ts';

type Import = ReturnType<typeof useTakeIn>;

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => {
    dismiss();
    vi.unstubAllGlobals();
  };
});

function Screen({ onShow }: { onShow: (shown: Import) => void }) {
  onShow(useTakeIn());
  return null;
}

/** An import of two speakers, of whom the server answers as it is told to. */
async function opened() {
  const store = createContentStore();
  const rows = ['a', 'b'].map((id) => rowOf('speaker', { id, name: { fr: id } }));
  store.apply(
    rows.map((row, at) => ({ kind: 'speaker', id: row.id, revision: at + 1, row })) as SyncRow[],
  );
  const storage = createMemoryOutbox();
  const rights = { roles: ['administrator'], languages: [], halls: [] };
  const session = createStore(() => ({ phase: 'signed_in', user: { id: 'me', rights } }));
  const outbox = createOutbox({
    ...{ storage, store, owner: () => 'me', name: () => 'tab', onChange: () => {} },
  });
  const replica = { state: store.state, outbox, session: { state: session } };
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: {} });
  const found: { now?: Import } = {};
  const screen = await live(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={replica as unknown as ReadableReplica}>
        <Screen onShow={(now) => Object.assign(found, { now })} />
      </ContentProvider>
    </I18nextProvider>,
  );
  const changes = rows.map(({ id }): ContentChange => {
    return {
      kind: 'speaker',
      id,
      action: 'update',
      base: { country: 'MA' },
      set: { country: 'TN' },
    };
  });
  await screen.act(async () => void (await found.now?.takeIn(changes, 'Importé')));
  const answer = async (id: string, outcome: Outcome) => {
    const entry = (await storage.list('me')).find(({ operation }) => operation.id === id);
    await storage.record(new Map([[entry?.operation.op ?? '', outcome]]));
    await screen.act(() => outbox.refresh());
  };
  const settle = (id: string) =>
    screen.act(async () => {
      const entry = (await storage.list('me')).find(({ operation }) => operation.id === id);
      await outbox.discard(entry?.operation.op ?? '');
    });
  /** The row as a colleague has left it, once the replica holds that. */
  const colleague = (id: string) =>
    screen.act(async () => {
      const entry = (await storage.list('me')).find(({ operation }) => operation.id === id);
      await storage.record(new Map([[entry?.operation.op ?? '', { status: 'applied' }]]));
      const row = { ...rows.find((one) => one.id === id), country: 'DZ' };
      store.apply([{ kind: 'speaker', id, revision: 9, row }] as SyncRow[]);
      await outbox.refresh();
      await outbox.settle(new Set([entry?.operation.op ?? '']));
    });
  const takeBack = () =>
    screen.act(async () => void (await found.now?.takeBack((stays) => `Annulé, ${stays}`)));
  const kept = async () =>
    (await storage.list('me')).map(({ operation: { id, set } }) => [id, set?.country]);
  return { ...screen, answer, settle, colleague, takeBack, kept, now: () => found.now };
}

const conflict = { status: 'conflict', row: null, revision: 9 } as const;
const both = [
  ['a', 'TN'],
  ['b', 'TN'],
];

test('an import is taken back row by row, as it was before', async () => {
  const { takeBack, kept, now, stop } = await opened();
  await takeBack();
  expect(await kept()).toEqual([...both, ['b', 'MA'], ['a', 'MA']]);
  expect(now()?.done).toBe(false);
  await stop();
});

test('what the server never took of an import is given up when that is taken back, not written against', async () => {
  const { answer, takeBack, kept, now, stop } = await opened();
  await answer('a', conflict);
  await takeBack();
  expect(await kept()).toEqual([
    ['b', 'TN'],
    ['b', 'MA'],
  ]);
  expect(now()?.done).toBe(false);
  await stop();
});

test('what the server has turned down of an import is counted until somebody settles it', async () => {
  const { answer, settle, now, stop } = await opened();
  expect(now()?.turnedDown).toBe(0);
  await answer('a', conflict);
  expect(now()?.turnedDown).toBe(1);
  await answer('b', { status: 'refused', code: '23514', message: 'no' });
  expect(now()?.turnedDown).toBe(2);
  await settle('a');
  expect(now()?.turnedDown).toBe(1);
  await stop();
});

test('what a colleague has changed since stays as it is, and is said', async () => {
  const { colleague, takeBack, kept, now, stop } = await opened();
  await colleague('a');
  await takeBack();
  expect(await kept()).toEqual([
    ['b', 'TN'],
    ['b', 'MA'],
  ]);
  expect(notificationOnShow()?.title).toBe('Annulé, 1');
  expect(now()?.done).toBe(false);
  await stop();
});

test('an import of which nothing was taken leaves nothing behind', async () => {
  const { answer, takeBack, kept, now, stop } = await opened();
  for (const id of ['a', 'b']) await answer(id, conflict);
  await takeBack();
  expect(await kept()).toEqual([]);
  expect(now()?.done).toBe(false);
  await stop();
});
