import { afterEach, expect, test, vi } from 'vitest';
import { live } from '../../tests/tools/live.ts';
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

test.each([
  ['narrow', 4],
  ['wide', 8],
])(
  'a %s screen begins a long list with %i lines, and has the others in steps',
  async (is, first) => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: is === 'narrow' && query.includes('width'),
      addEventListener() {},
      removeEventListener() {},
    }));
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    const shown: number[] = [];
    const items = Array.from({ length: 30 }, (_, index) => index);
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
