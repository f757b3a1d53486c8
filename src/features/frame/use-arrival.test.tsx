import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overPage } from '#ui/over-page.ts';
import { live } from '../../../tests/tools/live.ts';
import { useArrival } from './use-arrival.ts';

let frames: (() => void)[];
let focused: number;

beforeEach(() => {
  frames = [];
  focused = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
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

/** Goes from one screen to another; `meanwhile` comes before its first frame has been drawn. */
async function gone(meanwhile: () => void = () => undefined) {
  const screen = await live(at('/programme'));
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('document', {
    ...{ body: {}, activeElement: {}, getElementById: () => null },
    querySelector: () => ({ focus: () => void focused++ }),
  });
  state.__TSR_index += 1;
  await screen.show(at('/orateurs'));
  meanwhile();
  for (const frame of frames) frame();
  vi.runAllTimers();
  await screen.stop();
}

test('who goes to a screen begins at its title', async () => {
  await gone();
  expect(focused).toBe(1);
});

test('what is opened over the screen before its title has the focus keeps it', async () => {
  await gone(() => overPage.push(() => undefined));
  expect(focused).toBe(0);
});
