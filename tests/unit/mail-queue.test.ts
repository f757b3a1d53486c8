import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Result } from '#functions/_shared/mail/carrier.ts';
import type { Message } from '#functions/_shared/mail/message.ts';
import { createMailQueue } from '#local/mail-queue.ts';

const minute = 60_000;

let said: string[];
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((text: unknown) => {
      // The tests of a worker share its console, and one before this may still have something to say.
      if (String(text).startsWith('[mail]')) said.push(String(text));
    });
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function mailTo(to: string, id = `<${to}>`): Message {
  const from = 'Forum <forum@forum.example>';
  return { id, from, to, subject: 'Link', text: 'Text', html: '', headers: {} };
}

/** A carrier that notes what it is given, in seconds since it was made, and answers as told. */
function queueWith(answer: (to: string, attempt: number) => Result | Promise<Result>) {
  const begun = Date.now();
  const tries: (readonly [second: number, id: string])[] = [];
  const queue = createMailQueue(
    {
      async send(to, handOver) {
        const { id = '' } = (await handOver()) ?? {};
        tries.push([(Date.now() - begun) / 1000, id]);
        return answer(to, tries.filter(([, one]) => one === id).length);
      },
      close: () => undefined,
    },
    (text) => said.push(text),
  );
  return { queue, tries, ids: () => tries.map(([, id]) => id) };
}

test('a mail that could not be taken is tried again under its Message-ID, with growing pauses', async () => {
  const outcomes = ['unknown', 'retry', 'retry', 'sent'] as const;
  const { queue, tries } = queueWith((_to, attempt) => ({
    outcome: outcomes[attempt - 1] ?? 'sent',
    words: 'too busy for a@b.example',
  }));
  queue.add(mailTo('a@b.example', '<one>'));
  expect(tries).toEqual([]);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(tries).toEqual([0, 2, 12, 42].map((second) => [second, '<one>']));
  expect(said).toEqual([
    '[mail] A mail of Auth could not be sent yet: too busy for <address>',
    '[mail] A mail of Auth has left, at try 4.',
  ]);
});

test.each([
  ['does not take it', { outcome: 'retry' }],
  ['takes nothing', { outcome: 'later' }],
  ['asks to come again tomorrow', { outcome: 'retry', retry_after: 86_400 }],
  ['asks to come again next month', { outcome: 'retry', retry_after: 2_678_400 }],
] as const)('after an hour of a server that %s a mail is given up', async (_what, result) => {
  const { queue, tries } = queueWith(() => result);
  queue.add(mailTo('a@b.example'));
  await vi.advanceTimersByTimeAsync(58 * minute);
  expect(said).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4 * minute);
  expect(said[1]).toBe('[mail] Given up after an hour: 1 of Auth’s mails.');
  const sofar = tries.length;
  expect(sofar).toBeLessThan(50);
  await vi.advanceTimersByTimeAsync(120 * minute);
  expect(tries).toHaveLength(sofar);
  expect(vi.getTimerCount()).toBe(0);
});

test('what is refused is given up at once, and told without a name', async () => {
  const { queue, ids } = queueWith((to) => ({
    outcome: to === 'a@b.example' ? 'refused' : 'sent',
    words: `550 5.1.1 <${to}>: no such user; ask post@b.example`,
  }));
  queue.add(mailTo('a@b.example'));
  queue.add(mailTo('b@b.example'));
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(ids()).toEqual(['<a@b.example>', '<b@b.example>']);
  expect(said).toEqual([
    '[mail] A mail of Auth was refused: 550 5.1.1 <<address>>: no such user; ask <address>',
    '[mail] A mail of Auth has left, at try 1.',
  ]);
});

test('a server that takes nothing is asked once for all, and then they all leave', async () => {
  let down = true;
  const { queue, ids } = queueWith(() => ({ outcome: down ? 'later' : 'sent' }));
  for (const name of ['a', 'b', 'c']) queue.add(mailTo(`${name}@b.example`));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ids()).toEqual(['<a@b.example>']);
  down = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ids().slice(1).sort()).toEqual(['a', 'b', 'c'].map((name) => `<${name}@b.example>`));
});

test('of more than may wait the oldest are given up', async () => {
  let open = (_result: Result) => {};
  const { queue, ids } = queueWith((_to, attempt) =>
    attempt === 1 && ids().length === 1
      ? new Promise((resolve) => {
          open = resolve;
        })
      : { outcome: 'sent' },
  );
  queue.add(mailTo('first@b.example'));
  await vi.advanceTimersByTimeAsync(0);
  for (let one = 0; one < 205; one += 1) queue.add(mailTo(`${one}@b.example`));
  expect(said).toEqual(Array(5).fill('[mail] Too many wait: one is given up.'));
  open({ outcome: 'sent' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ids()).toHaveLength(201);
  expect(ids()[1]).toBe('<5@b.example>');
});

test('a newer mail of the kind takes the place of the one whose link it ends', async () => {
  let down = true;
  const { queue, ids } = queueWith(() => ({ outcome: down ? 'retry' : 'sent' }));
  queue.add(mailTo('a@b.example', '<old>'));
  queue.add({ ...mailTo('a@b.example', '<other>'), subject: 'Another' });
  await vi.advanceTimersByTimeAsync(100);
  down = false;
  queue.add(mailTo('a@b.example', '<new>'));
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(ids()).toEqual(['<old>', '<other>', '<new>', '<other>']);
});

test('a mail that is being sent while a newer one comes is not tried again', async () => {
  let answer = (_result: Result) => {};
  const { queue, ids } = queueWith((_to, attempt) =>
    ids().length === 1 && attempt === 1
      ? new Promise((resolve) => {
          answer = resolve;
        })
      : { outcome: 'sent' },
  );
  queue.add(mailTo('a@b.example', '<old>'));
  await vi.advanceTimersByTimeAsync(0);
  queue.add(mailTo('a@b.example', '<new>'));
  answer({ outcome: 'retry' });
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(ids()).toEqual(['<old>', '<new>']);
});

test('at the end what is left is tried once, due or not', async () => {
  let down = true;
  const { queue, ids } = queueWith((to) => ({
    outcome: down || to === 'b@b.example' ? 'retry' : 'sent',
  }));
  for (const name of ['a', 'b', 'c']) queue.add(mailTo(`${name}@b.example`));
  await vi.advanceTimersByTimeAsync(3_000);
  down = false;
  const before = ids().length;
  await queue.stop(4_000);
  expect(ids().slice(before)).toEqual(['a', 'b', 'c'].map((name) => `<${name}@b.example>`));
  expect(said.at(-1)).toBe('[mail] Not sent before the end: 1 of Auth’s mails.');
  expect(vi.getTimerCount()).toBe(0);
});

test('the end does not wait for a server that is gone or says nothing', async () => {
  const gone = queueWith(() => ({ outcome: 'later' }));
  for (const name of ['a', 'b']) gone.queue.add(mailTo(`${name}@b.example`));
  await gone.queue.stop(4_000);
  expect(gone.ids()).toHaveLength(1);
  expect(said.at(-1)).toBe('[mail] Not sent before the end: 2 of Auth’s mails.');

  const silent = queueWith(() => new Promise(() => {}));
  for (const name of ['a', 'b', 'c']) silent.queue.add(mailTo(`${name}@b.example`));
  const begun = Date.now();
  const stopped = silent.queue.stop(4_000);
  await vi.advanceTimersByTimeAsync(4_000);
  await stopped;
  expect(Date.now() - begun).toBe(4_000);
  expect(said.at(-1)).toBe('[mail] Not sent before the end: 3 of Auth’s mails.');
});
