import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { live } from '../../../tests/tools/live.ts';
import { type HeldSubscription, useSubscription } from './use-subscription.ts';

let page: EventTarget;
let subscription: HeldSubscription;
/** Answers the question that waits; undefined: the network ends before an answer. */
let answer: (value: unknown) => void;
let questions: string[];

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  questions = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', (address: string) => {
    questions.push(address.slice(address.lastIndexOf('/') + 1));
    return new Promise((resolve, reject) => {
      answer = (value) =>
        value === undefined ? reject(new TypeError('cut')) : resolve(Response.json(value));
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Screen() {
  subscription = useSubscription('code');
  return null;
}

async function open() {
  const screen = await live(<Screen />);
  const pass = (time: number) => screen.act(() => vi.advanceTimersByTimeAsync(time));
  const answered = async (value: unknown) => {
    await screen.act(() => answer(value));
    await pass(1);
  };
  await pass(1);
  return { ...screen, pass, answered };
}

test('who asks for no more mails is taken off the list, though the network ends and is back before that is known', async () => {
  const { act, pass, answered, stop } = await open();
  await answered({ found: true, unsubscribed: false });
  expect(subscription).toMatchObject({ held: { found: true, unsubscribed: false } });
  await act(() => subscription.leave());
  await pass(1);
  expect(subscription).toMatchObject({ held: undefined, leaving: true });
  await act(() => page.dispatchEvent(new Event('online')));
  await answered(undefined);
  expect(subscription).toMatchObject({ leaving: true, failure: { code: expect.any(String) } });
  await pass(1_100);
  await answered(true);
  expect(subscription).toMatchObject({
    ...{ held: { found: true, unsubscribed: true }, leaving: false, failure: undefined },
  });
  await pass(3_600_000);
  expect(questions).toEqual(['mail_subscription', 'mail_unsubscribe', 'mail_unsubscribe']);
  await stop();
});

test('a network that nobody says is back is tried again by itself', async () => {
  const { act, pass, answered, stop } = await open();
  await answered({ found: true, unsubscribed: false });
  await act(() => subscription.leave());
  await pass(1);
  await answered(undefined);
  await pass(600_000);
  await answered(true);
  expect(subscription.held).toEqual({ found: true, unsubscribed: true });
  await stop();
});
