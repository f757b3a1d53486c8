import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { live } from '../../../tests/tools/live.ts';
import { useTableImport } from './use-table-import.ts';

const sheet = { headers: ['Nom'], rows: [{ number: 2, cells: ['Omar Diop'] }] };
vi.mock('./use-file-reader.ts', () => ({
  useFileReader: () => ({ read: async () => ({ ok: true, sheet }), stop: () => undefined }),
}));

type Import = ReturnType<typeof useTableImport>;

beforeEach(() => () => vi.unstubAllGlobals());

function Screen({ done, onShow }: { done: boolean; onShow: (shown: Import) => void }) {
  onShow(useTableImport('speaker', done));
  return null;
}

/** A table with one speaker, whom a colleague adds once it is planned. */
async function statesOf(done: boolean) {
  const { state, apply } = createContentStore();
  state.setState({ edition: 21 });
  const i18n = createInstance();
  const resources = { fr: { fields: { speaker: { name: 'Nom' } } } };
  await i18n.init({ lng: 'fr', resources });
  const found: { now?: Import } = {};
  const screen = (isDone: boolean) => (
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={{ state } as unknown as ReadableReplica}>
        <Screen done={isDone} onShow={(now) => Object.assign(found, { now })} />
      </ContentProvider>
    </I18nextProvider>
  );
  const { act, show, stop } = await live(screen(false));
  const states = () => found.now?.plan?.rows.map((row) => row.state);
  await act(() => found.now?.choose(new File(['Nom'], 'un.csv')));
  await act(() => vi.waitFor(() => expect(states()).toEqual(['new'])));
  await show(screen(done));
  const row = rowOf('speaker', { id: 'o', name: { fr: 'Omar Diop' }, edition_ids: [21] });
  await act(() => apply([{ kind: 'speaker', id: 'o', revision: 1, row }] as SyncRow[]));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const after = states();
  await stop();
  return after;
}

test('a table is planned anew when a colleague adds one of its rows before it is taken in', async () => {
  expect(await statesOf(false)).toEqual(['same']);
});

test('what it has made is not planned against once it is taken in', async () => {
  expect(await statesOf(true)).toEqual(['new']);
});
