import { readFileSync } from 'node:fs';
import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Event } from '#entities/index.ts';
import { newRow } from '#entities/new-row.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { HallChoices } from './hall-choices.tsx';

test('the seats of a hall are written as numbers are', async () => {
  const { state, apply } = createContentStore();
  const hall = (id: string, capacity: number) => {
    const row = { ...newRow('location', 21), id, name: { fr: id }, type: 'tent', capacity };
    return { kind: 'location', id, revision: 1, row: { ...row, edition_ids: [21] } };
  };
  apply([hall('tent', 300), hall('hall', 3_000)] as unknown as SyncRow[]);
  const user = { id: 'me', rights: { roles: ['programme'], languages: [], halls: [] } };
  const session = { state: createStore(() => ({ phase: 'signed_in', user })) };
  const words = JSON.parse(readFileSync('public/locales/fr/admin-programme.json', 'utf8'));
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: { fr: { 'admin-programme': words } } });
  const event = {
    ...{ ...newRow('event', 21), id: 'talk', title: { fr: 'talk' }, location_id: 'tent' },
    ...{ starts_at: '2026-11-21T09:00:00.000Z', ends_at: '2026-11-21T10:00:00.000Z' },
  } as unknown as Event;
  const shown = renderToString(
    <MantineProvider>
      <I18nextProvider i18n={i18n}>
        <ContentProvider replica={{ state, session } as unknown as ReadableReplica}>
          <HallChoices event={event} onChoose={() => undefined} />
        </ContentProvider>
      </I18nextProvider>
    </MantineProvider>,
  );
  expect(shown).toContain('3\u202f000 places');
});
