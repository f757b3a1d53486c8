import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Role } from '#entities/kit/role.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { type AddressName, addresses } from '#shared/addresses.ts';
import admin from '../../../public/locales/en/admin.json';
import versions from '../../../public/locales/en/admin-versions.json';
import { VersionLine } from './version-line.tsx';
import { WithinEdition } from './within-edition.tsx';

const screen = 'The screen';
const edition = { kind: 'edition', id: '21', revision: 1, row: { id: 21 } } as unknown as SyncRow;

async function shownAt(place: AddressName, editions: SyncRow[], role: Role = 'administrator') {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { admin, 'admin-versions': versions } } });
  const { state, apply } = createContentStore();
  apply(editions);
  const user = { id: 'me', rights: { roles: [role], languages: [], halls: [] } };
  const session = { state: createStore(() => ({ phase: 'signed_in', user })) };
  const history = createMemoryHistory({ initialEntries: [addresses[place].path] });
  const router = createRouter({ history, routeTree: createRootRoute() });
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <RouterContextProvider router={router}>
          <ContentProvider replica={{ state, session } as unknown as ReadableReplica}>
            <VersionLine />
            <WithinEdition>{screen}</WithinEdition>
          </ContentProvider>
        </RouterContextProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
}

const { title, ask, restore } = admin.no_edition;

test.each(['admin_events', 'admin_locations', 'admin_speakers', 'admin_mail'] as const)(
  'before there is an edition, %s says how one is made',
  async (place) => {
    const shown = await shownAt(place, []);
    expect(shown).toContain(title);
    expect(shown).toContain(restore);
    expect(shown).not.toContain(screen);
    expect(await shownAt(place, [edition])).toContain(screen);
  },
);

test('who may not make one is told who does', async () => {
  const shown = await shownAt('admin_events', [], 'programme');
  expect(shown).toContain(ask);
  expect(shown).not.toContain('<a');
});

test.each(['admin', 'admin_editions', 'admin_administrators', 'admin_site_content'] as const)(
  '%s is open before there is one',
  async (place) => expect(await shownAt(place, [])).toContain(screen),
);

test('the switch of versions is offered once there is an edition', async () => {
  const { label } = versions.switch;
  expect(await shownAt('admin_events', [])).not.toContain(label);
  expect(await shownAt('admin_events', [edition])).toContain(label);
});

test('what the next version changes is counted as it is listed: a session that moves is one line', async () => {
  const rowOf = (kind: string, id: string, fields: object) =>
    ({ kind, id, revision: 1, row: { id, ...fields } }) as unknown as SyncRow;
  const planned = (field: string) =>
    rowOf('planned_change', field, {
      ...{ edition_id: 21, event_id: 'e', talk_id: null, field, language: 'none' },
      ...{ seen: null, wanted: '"2026-11-20T20:00:00.000Z"', release_id: null },
      planned_at: '2026-11-20T09:00:00.000Z',
    });
  const moved = [rowOf('event', 'e', {}), planned('starts_at'), planned('ends_at')];
  const shown = await shownAt('admin_events', [edition, ...moved]);
  expect(shown).toContain(versions.switch.open.replace('{{number}}', '1'));
});
