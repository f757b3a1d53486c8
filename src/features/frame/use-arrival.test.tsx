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
const router = { options: {}, latestLocation: { state } } as unknown as AnyRouter;

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
