import { Activity } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { live } from '../../tests/tools/live.ts';
import { AddressProvider } from './screen-address.ts';
import { useGradual } from './use-gradual.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pace = { first: 8, step: 10, eager: 24 };

function List({ items, onShown }: { items: readonly number[]; onShown: (count: number) => void }) {
  onShown(useGradual(items, pace).shown);
  return null;
}

/** Has the test run on a screen of this width. */
function screenIs(width: 'narrow' | 'wide'): void {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width === 'narrow' && query.includes('width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
}

const itemsOf = (length: number) => Array.from({ length }, (_, index) => index);

test.each([
  ['narrow', 4],
  ['wide', 8],
] as const)(
  'a %s screen begins a long list with %i lines, and has the others in steps',
  async (width, first) => {
    screenIs(width);
    const shown: number[] = [];
    const items = itemsOf(30);
    const screen = await live(<List items={items} onShown={(count) => shown.push(count)} />);
    expect(shown).toEqual([first]);
    await screen.act(() => vi.advanceTimersByTimeAsync(30));
    expect(shown.at(-1)).toBe(first + 10);
    await screen.act(() => vi.advanceTimersByTimeAsync(1_000));
    // The rest waits until its end is near.
    expect(shown.at(-1)).toBe(first + 20);
    await screen.stop();
  },
);

test('what is made out of sight of a list that was read stays as long, though its content comes anew', async () => {
  screenIs('narrow');
  const items = itemsOf(24);
  const read = await live(<List items={items} onShown={() => {}} />);
  for (let step = 0; step < 2; step += 1) await read.act(() => vi.advanceTimersByTimeAsync(30));
  await read.stop();

  const shown: number[] = [];
  const copy = (listed: readonly number[], mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <List items={listed} onShown={(count) => shown.push(count)} />
    </Activity>
  );
  const screen = await live(copy(items, 'hidden'));
  await screen.show(copy(itemsOf(24), 'visible'));
  expect(shown).toEqual([24, 24]);
  await screen.stop();
});

test('who comes back to a list finds as much as a published page has of it', async () => {
  screenIs('narrow');
  const shown: number[] = [];
  const screen = await live(
    <AddressProvider value={{ search: {}, params: {}, comesBack: true }}>
      <List items={itemsOf(30)} onShown={(count) => shown.push(count)} />
    </AddressProvider>,
  );
  expect(shown).toEqual([24]);
  await screen.stop();
});
