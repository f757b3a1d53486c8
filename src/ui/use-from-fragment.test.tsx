import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { live } from '../../tests/tools/live.ts';
import { useFromFragment } from './use-from-fragment.ts';

afterEach(() => void vi.unstubAllGlobals());

const read = (fragment: string) => new URLSearchParams(fragment).get('share') ?? undefined;

let found: string | undefined;
let letGo: () => void;

function Screen() {
  [found, letGo] = useFromFragment(read);
  return null;
}

/** What is found once the app has been built with a history: at first, on a reload, in another direction. */
async function foundIn(history: ReturnType<typeof createMemoryHistory>, does = () => {}) {
  const root = createRootRoute();
  const mine = createRoute({ getParentRoute: () => root, path: '/mine' });
  const router = createRouter({ history, routeTree: root.addChildren([mine]) });
  // In Node a router goes nowhere by itself.
  router.navigate = async (options) => {
    const { publicHref, state } = router.buildLocation(options as object);
    history.replace(publicHref, state);
    await router.load();
  };
  await router.load();
  const screen = () => (
    <RouterContextProvider router={router}>
      <Screen />
    </RouterContextProvider>
  );
  const app = await live(screen());
  await app.show(screen());
  await app.act(async () => {
    does();
    await router.load();
  });
  await app.show(screen());
  await app.stop();
  return found;
}

test('what a link brings leaves the address, and stays where the page is built anew until it is let go of', async () => {
  const history = createMemoryHistory({ initialEntries: ['/mine?tab=a#share=abc'] });
  expect(await foundIn(history)).toBe('abc');
  expect(history.location.href).toBe('/mine?tab=a');
  expect(await foundIn(history)).toBe('abc');
  expect(await foundIn(history, () => letGo())).toBeUndefined();
  expect(history.location.href).toBe('/mine?tab=a');
  expect(await foundIn(history)).toBeUndefined();
});

test('a screen that is kept has what it was opened with while another entry is on show', async () => {
  const history = createMemoryHistory({ initialEntries: ['/mine#share=abc'] });
  expect(await foundIn(history, () => history.push('/mine'))).toBe('abc');
  expect(await foundIn(history)).toBeUndefined();
  history.back();
  expect(await foundIn(history)).toBe('abc');
});

test('a fragment of the page’s own stays in the address', async () => {
  const history = createMemoryHistory({ initialEntries: ['/mine#changes'] });
  expect(await foundIn(history)).toBeUndefined();
  expect(history.location.href).toBe('/mine#changes');
});
