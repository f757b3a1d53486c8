import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowParts, turnsMeanwhile } from '../../tests/tools/in-pieces.tsx';
import { live } from '../../tests/tools/live.ts';
import { type LaterPart, laterPart, useLaterPart } from './later-part.ts';

const load = vi.fn<() => Promise<{ readonly word: string }>>();
let later: LaterPart<{ readonly word: string }>;
let said: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle, 500));
  vi.stubGlobal('navigator', { onLine: false });
  load.mockReset().mockResolvedValue({ word: 'here' });
  later = laterPart(load);
});
afterEach(() => void vi.useRealTimers());

function Using({ wanted, ahead }: { wanted: boolean | string; ahead?: boolean | undefined }) {
  said = useLaterPart(later, wanted, ahead)?.word;
  return null;
}

async function open(wanted: boolean | string, ahead?: boolean) {
  const screen = await live(<Using wanted={wanted} ahead={ahead} />);
  const pass = (ms: number) => screen.act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  return { ...screen, pass };
}

test('what is wanted is loaded at once, and is there from the first on afterwards', async () => {
  await (await open(true)).stop();
  expect(said).toBe('here');
  said = undefined;
  const again = await live(<Using wanted={false} />);
  expect(said).toBe('here');
  expect(load).toHaveBeenCalledOnce();
  await again.stop();
});

test('what may be wanted is loaded in an idle moment, anything else not at all', async () => {
  const ahead = await open(false, true);
  expect(load).not.toHaveBeenCalled();
  await ahead.pass(500);
  expect(said).toBe('here');
  await ahead.stop();
  load.mockClear();
  later = laterPart(load);
  const not = await open(false);
  await not.pass(5_000);
  expect(load).not.toHaveBeenCalled();
  await not.stop();
});

test('what could not be loaded is tried again when something else is wanted of it', async () => {
  load.mockRejectedValueOnce(new TypeError('no network'));
  const screen = await open('a', true);
  expect(said).toBeUndefined();
  await screen.show(<Using wanted="ab" ahead />);
  await screen.pass(0);
  expect(said).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
  await screen.stop();
});

function List() {
  return useLaterPart(later, false, true) ? <SlowParts /> : null;
}

test('what nobody has asked for yet is rendered in pieces', async () => {
  const ahead = await live(<List />);
  expect(await turnsMeanwhile(() => vi.advanceTimersByTimeAsync(500))).toBeGreaterThan(1);
  await ahead.stop();
});
