import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createContentStore } from '#replica/content/content-store.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { dismiss } from '#ui/notifications/notifications.ts';
import { live } from '../../../tests/tools/live.ts';
import { useTurning } from './use-turning.ts';

type Turning = ReturnType<typeof useTurning>;

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => {
    dismiss();
    vi.unstubAllGlobals();
  };
});

function Screen({ onShow }: { onShow: (shown: Turning) => void }) {
  onShow(useTurning('21'));
  return null;
}

/** What is sent when the stream is live, taking it off is asked, and it is `meanwhile` once that is agreed to. */
async function sentWhen(meanwhile: 'live' | 'offline') {
  const { state, apply } = createContentStore();
  const put = (status: string, revision: number) => {
    const row = { edition_id: 21, stream_url: 'https://live.example/a.m3u8', status };
    apply([{ kind: 'streaming', id: '21', revision, row }] as unknown as SyncRow[]);
  };
  state.setState({ edition: 21 });
  put('live', 1);
  const sent: ContentChange[] = [];
  const submitAll = async (changes: readonly ContentChange[]) => sent.push(...changes) && changes;
  const user = { id: 'me', rights: { roles: ['press'], languages: [], halls: [] } };
  const session = { state: createStore(() => ({ phase: 'signed_in', user })) };
  const replica = { state, outbox: { submitAll }, session } as unknown as ReadableReplica;
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: {} });
  const found: { now?: Turning } = {};
  const { act, stop } = await live(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={replica}>
        <Screen onShow={(now) => Object.assign(found, { now })} />
      </ContentProvider>
    </I18nextProvider>,
  );
  await act(() => found.now?.ask());
  await act(() => put(meanwhile, 2));
  expect(found.now?.asked).toBe('offline');
  await act(() => found.now?.turn());
  expect(found.now?.asked).toBeUndefined();
  await stop();
  return sent.map(({ set }) => set);
}

test('the stream is taken off air once that is agreed to', async () => {
  expect(await sentWhen('live')).toEqual([{ status: 'offline' }]);
});

test('what a colleague has taken off air meanwhile is not put on air by agreeing to that', async () => {
  expect(await sentWhen('offline')).toEqual([]);
});
