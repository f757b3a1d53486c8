import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overPage } from '#ui/over-page.ts';
import { live } from '../../../tests/tools/live.ts';
import { pageWithTitle } from '../../../tests/tools/page-with-title.ts';
import { useArrival } from './use-arrival.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  overPage.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Frame() {
  useArrival();
  return null;
}

/** Goes to an address from the list of sessions; `meanwhile` comes before its first frame has been drawn. */
async function gone(address: string, meanwhile = () => {}) {
  const history = createMemoryHistory({ initialEntries: ['/admin/events?sort=title'] });
  const root = createRootRoute();
  const any = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({ history, routeTree: root.addChildren([any]) });
  const frame = () => (
    <RouterContextProvider router={router}>
      <Frame />
    </RouterContextProvider>
  );
  await router.load();
  const screen = await live(frame());
  const page = pageWithTitle();
  history.push(address);
  await router.load();
  await screen.show(frame());
  meanwhile();
  page.draw();
  await screen.stop();
  return page.focused();
}

test.each(['/admin/locations', '/admin/events?sort=title&id=new'])(
  'who goes to a screen of the back office begins at its title: %s',
  async (address) => {
    expect(await gone(address)).toBe(1);
  },
);

test('what only narrows or sorts a list leaves the focus where it is', async () => {
  expect(await gone('/admin/events?sort=day')).toBe(0);
});

test('what is opened over a screen that is gone to keeps the focus', async () => {
  expect(await gone('/admin/locations', () => overPage.push(() => undefined))).toBe(0);
});
