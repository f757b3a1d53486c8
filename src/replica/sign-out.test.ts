import { beforeEach, expect, test, vi } from 'vitest';
import { createDeviceMemory } from '../../tests/fixtures/device-memory.ts';
import { createLocalStorage } from '../../tests/fixtures/local-storage.ts';
import type { OutboxEntry } from './protocol/operation.ts';
import { draftsOf, forgetAdministrator, rememberAdministrator } from './session/administrator.ts';
import { createSignOut } from './sign-out.ts';

const user = { id: 'amina', email: 'amina@forum.example' };
const memory = createDeviceMemory();
let operations: OutboxEntry[];
/** What was deleted, and what was opened, in order. */
let happened: string[];
/** Lets the content be opened anew, which waits for a round. */
let open: () => void;

/** A browser whose locks are held by one at a time, and that keeps drafts of two. */
beforeEach(() => {
  forgetAdministrator(memory);
  happened = [];
  operations = ['amina', 'karim'].map((owner) => ({ owner, operation: { op: owner } }) as never);
  const kept = createLocalStorage();
  for (const writer of ['amina', 'karim']) kept.setItem(`${draftsOf(writer)}news.n`, 'typed');
  vi.stubGlobal('localStorage', kept);
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request<T>(_name: string, _options: object, work: () => Promise<T>) {
        const done = last.then(work);
        last = done.catch(() => {});
        return done;
      },
    },
  });
  return () => vi.unstubAllGlobals();
});

const forgetContent = async (audience: string) => void happened.push(`content of ${audience}`);

interface Given {
  /** Deletes operations. */
  readonly remove?: () => Promise<void>;
  /** Deletes the content of an audience. */
  readonly forget?: (audience: string) => Promise<void>;
}

function create({ remove, forget = forgetContent }: Given = {}) {
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return createSignOut({
    isSignedIn: () => memory.get('forum.administrator') !== undefined,
    storage: {
      list: async (owner) => operations.filter((entry) => entry.owner === owner),
      remove: async (ops) => {
        operations = operations.filter(({ operation }) => !ops.has(operation.op));
      },
      ...(remove && { remove }),
    },
    uploads: { forget: async (owner) => void happened.push(`pictures of ${owner}`) },
    reopen: () => opened.then(() => void happened.push('opened')),
    editionSync: async () => ({ forget }),
  });
}

test('what is of who signs out goes before the content is opened anew, and nothing of others', async () => {
  const leaving = create().forget(user);
  await vi.waitFor(() => expect(happened).toEqual(['pictures of amina']));
  expect(operations.map(({ owner }) => owner)).toEqual(['karim']);
  expect(Object.keys(localStorage)).toEqual([`${draftsOf('karim')}news.n`]);
  open();
  await leaving;
  expect(happened).toEqual(['pictures of amina', 'opened', 'content of admin']);
});

test('what cannot be deleted keeps nothing of the back office on show', async () => {
  const broken = () => Promise.reject(new DOMException('Broken', 'UnknownError'));
  const leaving = create({ remove: broken }).forget(user);
  open();
  await leaving;
  expect(happened).toEqual(['pictures of amina', 'opened', 'content of admin']);
});

test('the content of a sign-out that a closed page cut short goes at a later start', async () => {
  await create().sweep();
  expect(happened).toEqual(['content of admin']);
});

test('where somebody is signed in, in whichever tab, the content stays', async () => {
  rememberAdministrator(memory, user);
  await create().sweep();
  const leaving = create().forget({ ...user, id: 'karim' });
  open();
  await leaving;
  expect(happened).toEqual(['pictures of karim', 'opened']);
});

test('who signs in while the content is being deleted opens it afterwards', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const forget = vi.fn((audience: string) => ended.then(() => forgetContent(audience)));
  const swept = create({ forget }).sweep();
  await vi.waitFor(() => expect(forget).toHaveBeenCalled());
  rememberAdministrator(memory, user);
  const over = create()
    .over()
    .then(() => happened.push('signed in'));
  end();
  await Promise.all([swept, over]);
  expect(happened).toEqual(['content of admin', 'signed in']);
});
