import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Kind, PlannedChange } from '#entities/index.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import { createOutbox } from '#replica/outbox/outbox.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { dismiss, notificationOnShow } from '#ui/notifications/notifications.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { createMemoryOutbox } from '../../../tests/tools/memory-outbox.ts';
import { switchWorkingVersionOn } from '../../../tests/tools/working-version.ts';
import { useWrite } from './use-write.ts';
import { WorkingVersion } from './working/working-version.tsx';

/** What is written in the working version, and what the undo of it writes. */

beforeEach(() => {
  switchWorkingVersionOn();
  vi.stubGlobal('navigator', { onLine: true });
  return () => {
    dismiss();
    vi.unstubAllGlobals();
  };
});

const planned: Partial<PlannedChange> = {
  ...{ id: 'p', event_id: 'e', talk_id: null, field: 'chair_id', language: 'none' },
  ...{ seen: '"s"', wanted: null, release_id: null, planned_at: '2026-11-20T09:00:00.000Z' },
};

/** A forum whose published session is chaired by a speaker, gives them a talk, and is to lose its chair. */
function openForum() {
  const rows = [
    ['speaker', rowOf('speaker', { id: 's', name: { fr: 'Amina' } })],
    ['event', rowOf('event', { id: 'e', published: true, chair_id: 's', participant_ids: ['s'] })],
    ['intervention', rowOf('intervention', { id: 't', event_id: 'e', speaker_id: 's' })],
    ['question', rowOf('question', { id: 'q', event_id: 'e' })],
    ['planned_change', rowOf('planned_change', planned)],
  ] as const;
  const store = createContentStore();
  store.state.setState({ edition: 21 });
  store.apply(
    rows.map(([kind, row], at) => ({ kind, id: row.id, revision: at + 1, row })) as SyncRow[],
  );
  const storage = createMemoryOutbox();
  const rights = { roles: ['programme'], languages: [], halls: [] };
  const session = createStore(() => ({ phase: 'signed_in', user: { id: 'amina', rights } }));
  const owner = () => 'amina';
  const outbox = createOutbox({ storage, store, owner, name: () => 'tab', onChange: () => {} });
  const replica = { state: store.state, outbox, session: { state: session } };
  const sent = async () =>
    (await storage.list('amina')).map(({ operation: { kind, id, action, set } }) => {
      return { kind, action, ...(kind === 'planned_change' ? {} : { id }), ...set };
    });
  return { replica: replica as unknown as ReadableReplica, sent };
}

function Writer({ onWrite }: { onWrite: (write: ReturnType<typeof useWrite>) => void }) {
  onWrite(useWrite());
  return null;
}

/** Deletes a row in the working version and takes that back; resolves with what was sent for each. */
async function deletedAndBack(kind: Kind, id: string) {
  const { replica, sent } = openForum();
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: {} });
  const writers: ReturnType<typeof useWrite>[] = [];
  renderToString(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={replica}>
        <WorkingVersion>
          <Writer onWrite={(write) => writers.push(write)} />
        </WorkingVersion>
      </ContentProvider>
    </I18nextProvider>,
  );
  const gone: ContentChange = { kind, id, action: 'delete', base: null, set: null };
  const undone = vi.fn();
  expect(await writers[0]?.([gone], { done: 'Supprimé', undone })).toBe(true);
  const written = await sent();
  notificationOnShow()?.action?.run();
  expect(undone).not.toHaveBeenCalled();
  await vi.waitFor(async () => expect((await sent()).length).toBeGreaterThan(written.length));
  await vi.waitFor(() => expect(undone).toHaveBeenCalledOnce());
  return { written, back: (await sent()).slice(written.length) };
}

test('who is deleted in the working version comes back at once where they were published', async () => {
  const { written, back } = await deletedAndBack('speaker', 's');
  expect(written).toEqual([{ kind: 'speaker', id: 's', action: 'delete' }]);
  expect(back).toMatchObject([
    { kind: 'speaker', id: 's', action: 'insert' },
    { kind: 'intervention', id: 't', action: 'insert', event_id: 'e', speaker_id: 's' },
    { kind: 'event', id: 'e', action: 'update', chair_id: 's', participant_ids: ['s'] },
  ]);
});

test('of a session that was to be withdrawn only that is taken back: what is part of it never went', async () => {
  const { written, back } = await deletedAndBack('event', 'e');
  expect(written).toMatchObject([
    { kind: 'planned_change', action: 'insert', field: 'published', wanted: 'false' },
  ]);
  expect(back).toEqual([{ kind: 'planned_change', action: 'delete' }]);
});
