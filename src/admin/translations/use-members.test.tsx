import { afterEach, expect, test, vi } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { fail, type Result, succeed } from '#shared/failure.ts';
import { live } from '../../../tests/tools/live.ts';
import { useMembers } from './use-members.ts';

type Members = ReturnType<typeof useMembers>;

afterEach(() => vi.unstubAllGlobals());

function Screen({ onShow }: { onShow: (shown: Members) => void }) {
  onShow(useMembers());
  return null;
}

/** What is shown first, and once the server has answered, to somebody with a role. */
async function shown(role: string, answer: Result<unknown>): Promise<[Members, Members]> {
  const all: Members[] = [];
  const user = { id: 'me', email: '', rights: { roles: [role], languages: [], halls: [] } };
  const { state } = createContentStore();
  const signedIn = { user };
  const session = { state: { subscribe: () => () => {}, getState: () => signedIn } };
  const ask = (_name: string, _body: object, read: (value: unknown) => unknown) =>
    Promise.resolve(answer.ok ? succeed(read(answer.value)) : answer);
  const screen = await live(
    <ContentProvider replica={{ state, session, ask } as unknown as ReadableReplica}>
      <Screen onShow={(one) => all.push(one)} />
    </ContentProvider>,
  );
  await screen.stop();
  return [all[0], all.at(-1)] as [Members, Members];
}

test('those who translate are known for the visit, and missed only where the server cannot be asked', async () => {
  const amina = succeed([{ id: 'a', name: 'Amina' }]);
  const [, offline] = await shown('programme', fail('offline'));
  expect(offline).toEqual({ members: undefined, membersMissing: true });
  const [asking, known] = await shown('programme', amina);
  expect(asking).toEqual({ members: undefined, membersMissing: false });
  expect(known.members).toMatchObject([{ id: 'a', name: 'Amina' }]);
  const [again, stays] = await shown('programme', fail('offline'));
  for (const one of [again, stays]) expect(one).toEqual({ ...known, membersMissing: false });
  const [, stranger] = await shown('translator', amina);
  expect(stranger).toEqual({ members: undefined, membersMissing: false });
});
