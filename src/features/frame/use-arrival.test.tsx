import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router';
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

const state = { __TSR_index: 0 };
let tell: (event: object) => void = () => {};
const latestLocation = { state, hash: '' };
const subscribe = (_: string, listener: typeof tell) => {
  tell = listener;
  return () => undefined;
};
const router = { options: {}, latestLocation, subscribe } as unknown as AnyRouter;

function Screen({ href }: { href: string }) {
  useArrival(href);
  return null;
}
const at = (href: string) => (
  <RouterContextProvider router={router}>
    <Screen href={href} />
  </RouterContextProvider>
);

/** Goes `by` as many steps from one screen to another; `meanwhile` comes before its first frame has been drawn. */
async function gone({
  by = 1,
  meanwhile = () => {},
}: {
  by?: number;
  meanwhile?: () => void;
} = {}) {
  const screen = await live(at('/programme'));
  const page = pageWithTitle();
  state.__TSR_index += by;
  await screen.show(at('/orateurs'));
  meanwhile();
  page.draw();
  await screen.stop();
  return page.focused();
}

test('who goes to a screen begins at its title', async () => {
  expect(await gone()).toBe(1);
});

test('who goes back does not begin at the title', async () => {
  expect(await gone({ by: -1 })).toBe(0);
});

test('what is opened over the screen before its title has the focus keeps it', async () => {
  expect(await gone({ meanwhile: () => overPage.push(() => undefined) })).toBe(0);
});

test('who was led to a part of a screen begins there', async () => {
  latestLocation.hash = 'part';
  const screen = await live(at('/programme'));
  const page = pageWithTitle();
  state.__TSR_index++;
  await screen.show(at('/annonces'));
  page.draw();
  await screen.stop();
  latestLocation.hash = '';
  expect([page.focused(), page.ledToPart()]).toEqual([0, 1]);
});

interface Going {
  readonly by: number;
  readonly from?: string;
  readonly hrefChanged?: boolean;
  readonly hashChanged?: boolean;
}

test.each<[string, Going, number]>([
  ['led to another part of the same screen begins there', { by: 1, hashChanged: true }, 1],
  ['led to the same part again begins there', { by: 1, hrefChanged: false }, 1],
  ['narrows what is listed stays there', { by: 1 }, 0],
  ['goes back stays there', { by: -1, hashChanged: true }, 0],
  ['goes to another screen is seen to by that', { by: 1, hashChanged: true, from: '/' }, 0],
])('who %s', async (_, { by, from = '/guide', ...event }, times) => {
  const screen = await live(at('/guide'));
  const page = pageWithTitle();
  const location = (pathname: string, index: number) => ({
    ...{ pathname, hash: 'part', state: { __TSR_index: index } },
  });
  tell({
    ...{ fromLocation: location(from, 4), toLocation: location('/guide', 4 + by) },
    ...{ hrefChanged: true, hashChanged: false, ...event },
  });
  page.draw();
  await screen.stop();
  expect([page.focused(), page.ledToPart()]).toEqual([0, times]);
});
