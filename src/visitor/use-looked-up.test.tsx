import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, type Result, succeed } from '#shared/failure.ts';
import { live } from '../../tests/tools/live.ts';
import { type LookedUp, useLookedUp } from './use-looked-up.ts';

let page: EventTarget;
let asked: number;
let answer: Result<string>;
let found: LookedUp<string>;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  asked = 0;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const look = async () => {
  asked += 1;
  return answer;
};

function Screen() {
  found = useLookedUp(look);
  return null;
}

/** Opens the screen and lets some ms pass. */
async function open() {
  const screen = await live(<Screen />);
  const pass = (time: number) => screen.act(() => vi.advanceTimersByTimeAsync(time));
  await pass(1);
  return { ...screen, pass };
}

test('what cannot be looked up without a network is looked up once there is one, and then no more', async () => {
  answer = fail('offline');
  const { act, pass, stop } = await open();
  expect(found).toMatchObject({ answer: undefined, failure: { code: 'offline' } });
  answer = succeed('a programme');
  await act(() => page.dispatchEvent(new Event('online')));
  await pass(1_000);
  expect(found).toEqual({ answer: 'a programme', failure: undefined, again: undefined });
  const before = asked;
  await pass(3_600_000);
  expect(asked).toBe(before);
  await stop();
});

test('a server in trouble is asked again by itself, and at a press', async () => {
  answer = fail('unavailable');
  const { act, pass, stop } = await open();
  await pass(600_000);
  expect(asked).toBeGreaterThan(2);
  answer = succeed('a programme');
  await act(() => found.again?.());
  await pass(1_000);
  expect(found.answer).toBe('a programme');
  await stop();
});

test('what there is not is asked for once', async () => {
  answer = fail('not_found');
  const { pass, stop } = await open();
  await pass(3_600_000);
  expect(asked).toBe(1);
  expect(found).toMatchObject({ failure: { code: 'not_found' }, again: undefined });
  await stop();
});
