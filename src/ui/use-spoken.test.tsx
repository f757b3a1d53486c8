import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { live } from '../../tests/tools/live.ts';
import { useSpoken } from './use-spoken.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Spoken({ value, onSaid }: { value: string; onSaid: (said: string | undefined) => void }) {
  onSaid(useSpoken(value));
  return null;
}

test('each value is said for a moment, and what takes its place for as long', async () => {
  const said: (string | undefined)[] = [];
  const spoken = (value: string) => <Spoken value={value} onSaid={(one) => said.push(one)} />;
  const screen = await live(spoken('off'));
  expect(said).toEqual([undefined, 'off']);
  await screen.act(() => vi.advanceTimersByTime(1000));
  await screen.show(spoken('on'));
  await screen.act(() => vi.advanceTimersByTime(1000));
  expect(said.at(-1)).toBe('on');
  await screen.act(() => vi.advanceTimersByTime(500));
  expect(said.at(-1)).toBeUndefined();
  await screen.stop();
});
