import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { PresentRow } from '#replica/protocol/sync-row.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { AnnouncementsScreen } from './announcements-screen.tsx';

const over = rowOf('announcement', {
  ...{ id: 'over', title: { en: 'Lunch is served' }, status: 'sent' },
  ...{ created_at: '2026-11-19T11:00:00Z', sent_at: '2026-11-19T11:00:00Z' },
  expires_at: '2026-11-19T13:00:00Z',
});

const shownAt = (address: string, more: readonly PresentRow[] = []) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ history, routeTree: createRootRoute() });
  return rendered(
    <RouterContextProvider router={router}>
      <AnnouncementsScreen />
    </RouterContextProvider>,
    [sent('announcement', over), ...more],
  );
};

test('who is led to an announcement that is over finds it unfolded', async () => {
  expect(await shownAt('/annonces#over')).toMatch(/<details[^>]* open=""/);
  expect(await shownAt('/annonces')).not.toMatch(/<details[^>]* open=""/);
});

test('who looks at another edition and is led to an announcement of the current one can go there', async () => {
  const of = (current: number) =>
    [21, 22].map((id) =>
      sent('edition', rowOf('edition', { id, year: 2005 + id, is_current: id === current })),
    );
  const led = '/annonces#0b6e1c2a-5f0d-4a3e-9c53-2f1d8f0a7b11';
  expect(await shownAt(led, of(22))).toContain('See the current edition');
  expect(await shownAt(led, of(21))).not.toContain('See the current edition');
  expect(await shownAt('/annonces#alertes', of(22))).not.toContain('See the current edition');
});
