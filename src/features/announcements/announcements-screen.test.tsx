import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { AnnouncementsScreen } from './announcements-screen.tsx';

const over = rowOf('announcement', {
  ...{ id: 'over', title: { en: 'Lunch is served' }, status: 'sent' },
  ...{ created_at: '2026-11-19T11:00:00Z', sent_at: '2026-11-19T11:00:00Z' },
  expires_at: '2026-11-19T13:00:00Z',
});

const shownAt = (address: string) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ history, routeTree: createRootRoute() });
  return rendered(
    <RouterContextProvider router={router}>
      <AnnouncementsScreen />
    </RouterContextProvider>,
    [sent('announcement', over)],
  );
};

test('who is led to an announcement that is over finds it unfolded', async () => {
  expect(await shownAt('/annonces#over')).toMatch(/<details[^>]* open=""/);
  expect(await shownAt('/annonces')).not.toMatch(/<details[^>]* open=""/);
});
