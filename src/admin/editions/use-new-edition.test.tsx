import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Edition } from '#entities/index.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { dismiss } from '#ui/notifications/notifications.ts';
import { type Making, useNewEdition } from './use-new-edition.ts';

const from = {
  ...{ id: 21, year: 2026, name: { fr: 'Vingt et unième' }, theme: {} },
  ...{ starts_on: '2026-11-20', ends_on: '2026-11-23', utc_offset: 60, is_current: true },
} as unknown as Edition;

function Copy({ onMaking }: { readonly onMaking: (making: Making) => void }) {
  onMaking(useNewEdition(from));
  return null;
}

/** The making of an edition of the current one, and what was sent of it. */
async function openMaking() {
  const { state, apply } = createContentStore();
  state.setState({ edition: 21 });
  apply([{ kind: 'edition', id: '21', revision: 1, row: from } as unknown as SyncRow]);
  const sent: ContentChange[][] = [];
  const outbox = {
    async submitAll(changes: readonly ContentChange[]) {
      sent.push([...changes]);
      return changes;
    },
  };
  const session = { state: createStore(() => ({ phase: 'signed_in' })) };
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: {} });
  const opened: Making[] = [];
  renderToString(
    <I18nextProvider i18n={i18n}>
      <ContentProvider replica={{ state, outbox, session } as unknown as ReadableReplica}>
        <Copy onMaking={(making) => opened.push(making)} />
      </ContentProvider>
    </I18nextProvider>,
  );
  const [making] = opened;
  if (!making) throw new Error('Nothing is made');
  return { making, sent };
}

test('an edition that is asked for twice is made once', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { making, sent } = await openMaking();
  await Promise.all([making.make(), making.make()]);
  await making.make();
  expect(sent).toHaveLength(1);
  dismiss();
  vi.unstubAllGlobals();
});
