import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import type { ContentChange, OutboxEntry } from '#replica/protocol/operation.ts';
import { ContentProvider } from '#replica/read.ts';
import admin from '../../../public/locales/en/admin.json';
import words from '../../../public/locales/en/admin-content.json';
import { Refusal } from '../outbox/refusal.tsx';
import { useRefusalMessage } from './use-refusal-message.ts';

function Refused() {
  return <Refusal kind="edition" ids={['21']} message={useRefusalMessage()} />;
}

/** What stands on the screen once the server has refused a change of an edition. */
async function shownFor(change: Pick<ContentChange, 'action' | 'base' | 'set'>): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { admin, 'admin-content': words } } });
  const { state } = createContentStore();
  const operation = { kind: 'edition', id: '21', op: 'o', at: '2026-11-20T10:00:00Z', ...change };
  const outcome = { status: 'refused', code: 'P0001', message: '' };
  state.setState({ entries: [{ sequence: 1, owner: 'a', operation, outcome } as OutboxEntry] });
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <ContentProvider replica={{ state }}>
          <Refused />
        </ContentProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
}

test('an edition that was not made the current one is told apart from one that was not saved', async () => {
  const choice = {
    action: 'update',
    base: { is_current: false },
    set: { is_current: true },
  } as const;
  expect(await shownFor(choice)).toContain(
    'Error setting current edition: A rule of the forum forbids it.',
  );
  for (const change of [
    { ...choice, set: { ...choice.set, year: 2027 } },
    { action: 'insert', base: null, set: { id: 21, is_current: true } } as const,
    { action: 'delete', base: null, set: null } as const,
  ]) {
    const shown = await shownFor(change);
    expect(shown).toContain('Error saving edition: ');
    expect(shown).not.toContain('current edition');
  }
});

test('what was refused is told across the whole form, not beside one of its fields', async () => {
  const change = { action: 'update', base: { year: 2026 }, set: { year: 2027 } } as const;
  expect(await shownFor(change)).toMatch(/grid-column:1 \/ -1[^>]*role="alert"/);
});
