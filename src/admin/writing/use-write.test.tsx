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
import { stateClockSkew } from '#shared/clock.ts';
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
  /** The server turns down what was written first. */
  const turnDown = async () => {
    const [first] = await storage.list('amina');
    const row = { id: 's', name: { fr: 'Aminata' } };
    const outcome = { status: 'conflict', row, revision: 9 } as const;
    await storage.record(new Map([[first?.operation.op ?? '', outcome]]));
    await outbox.refresh();
  };
  return { replica: replica as unknown as ReadableReplica, sent, turnDown };
}

function Writer({ onWrite }: { onWrite: (write: ReturnType<typeof useWrite>) => void }) {
  onWrite(useWrite());
  return null;
}

/** What a screen of the working version writes with. */
async function openWriter(replica: ReadableReplica) {
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
  return writers;
}

/** Deletes a row in the working version and takes that back; resolves with what was sent for each. */
async function deletedAndBack(kind: Kind, id: string) {
  const { replica, sent } = openForum();
  const writers = await openWriter(replica);
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

test('what the server has turned down is taken back by giving it up, not by its opposite', async () => {
  const { replica, sent, turnDown } = openForum();
  const writers = await openWriter(replica);
  const named = (from: string, to: string): ContentChange => ({
    ...{ kind: 'speaker', id: 's', action: 'update' },
    ...{ base: { name: { fr: from } }, set: { name: { fr: to } } },
  });
  const undone = vi.fn();
  await writers[0]?.([named('Amina', 'Aminatou')], { done: 'Modifié', undone });
  await turnDown();
  notificationOnShow()?.action?.run();
  await vi.waitFor(() => expect(undone).toHaveBeenCalledOnce());
  expect(await sent()).toEqual([]);
});

test('on a device whose clock is an hour ahead a change is planned in the present', async () => {
  const hour = 3_600_000;
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), toFake: ['Date'] });
  stateClockSkew(-hour);
  try {
    const { replica, sent } = openForum();
    const [write] = await openWriter(replica);
    const later = '2026-11-20T19:00:00.000Z';
    await write?.(
      [
        {
          kind: 'event',
          id: 'e',
          action: 'update',
          base: { starts_at: null },
          set: { starts_at: later },
        },
      ],
      { done: 'Modifié' },
    );
    expect(await sent()).toMatchObject([
      { field: 'starts_at', planned_at: '2026-11-20T09:00:00.000Z' },
    ]);
  } finally {
    stateClockSkew(0);
    vi.useRealTimers();
  }
});
