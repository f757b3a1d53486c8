import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { live } from '../../tests/tools/live.ts';
import { useBackCloses } from './use-back-closes.ts';

type Blocker = (step: { action: string }) => boolean;

let blockers: Blocker[];
let watchers: { onclose?: () => void }[];
let keys: Set<(event: object) => void>;

beforeEach(() => {
  blockers = [];
  watchers = [];
  keys = new Set();
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => keys.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => keys.delete(listener));
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose?: () => void;
      constructor() {
        watchers.push(this);
      }
      destroy() {
        watchers = watchers.filter((one) => one !== this);
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const router = {
  options: {},
  history: {
    block({ blockerFn }: { blockerFn: Blocker }) {
      blockers.push(blockerFn);
      return () => {
        blockers = blockers.filter((one) => one !== blockerFn);
      };
    },
  },
} as unknown as AnyRouter;

const closed: string[] = [];
const Over = ({ name }: { name: string }) => {
  useBackCloses(true, () => closed.push(name));
  return null;
};
const showing = (...names: string[]) => (
  <RouterContextProvider router={router}>
    {names.map((name) => (
      <Over key={name} name={name} />
    ))}
  </RouterContextProvider>
);

/** Whether a step is held up, as the history asks: whoever says so first. */
const heldUp = (action: string) => blockers.some((blocker) => blocker({ action }));

test('a step back closes the uppermost and is held up until all are closed; other steps are not', async () => {
  closed.length = 0;
  const app = await live(showing('menu', 'question'));
  expect(heldUp('PUSH')).toBe(false);
  expect(heldUp('BACK')).toBe(true);
  expect(closed).toEqual(['question']);
  await app.show(showing('menu'));
  expect(heldUp('BACK')).toBe(true);
  expect(closed).toEqual(['question', 'menu']);
  await app.show(showing());
  expect(heldUp('BACK')).toBe(false);
  await app.stop();
});

test('the browser’s own gesture closes, and has nothing to close afterwards; Escape is left to the dialog', async () => {
  closed.length = 0;
  const app = await live(showing('menu', 'question'));
  watchers.at(-1)?.onclose?.();
  expect(closed).toEqual(['question']);
  const kept = vi.fn();
  for (const key of keys) key({ key: 'Escape', preventDefault: kept });
  for (const key of keys) key({ key: 'Enter', preventDefault: kept });
  expect(kept).toHaveBeenCalledTimes(keys.size);
  await app.show(showing());
  expect(watchers).toEqual([]);
  expect(keys.size).toBe(0);
  await app.stop();
});
