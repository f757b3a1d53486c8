import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createContentStore } from './content/content-store.ts';
import {
  ContentProvider,
  useContent,
  useContentPhase,
  useOutboxEntries,
  useRow,
  useSelectedEdition,
  useSyncStatus,
} from './read.ts';

function Screen() {
  const speaker = useRow('speaker', 's');
  const { asOf } = useSyncStatus();
  return [
    useContentPhase(),
    useSelectedEdition(),
    asOf,
    useContent('speaker').size,
    speaker?.name.fr,
    useOutboxEntries().length,
  ].join(' ');
}

test('screens render in Node from a snapshot', () => {
  const store = createContentStore();
  const row = { id: 's', name: { fr: 'Rabia' } } as never;
  const rows = [{ kind: 'speaker', id: 's', revision: 1, row }] as const;
  store.seed({ edition: 21, rows, asOf: 7, outline: { days: [] } });
  const page = renderToString(
    <ContentProvider replica={{ state: store.state }}>
      <Screen />
    </ContentProvider>,
  );
  expect(page).toBe('ready 21 7 1 Rabia 0');
});
