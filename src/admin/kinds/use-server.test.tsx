import { expect, test } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { fail, type Result, succeed } from '#shared/failure.ts';
import { live } from '../../../tests/tools/live.ts';
import { useServer } from './use-server.ts';

type Shown = ReturnType<typeof useServer<string>>;

const read = (value: unknown) => (typeof value === 'string' ? value : undefined);

function Screen({ onShow, body }: { onShow: (shown: Shown) => void; body: object }) {
  onShow(useServer('answers', body, read));
  return null;
}

/** A screen whose questions are answered by hand. */
async function opened() {
  const found: { now?: Shown } = {};
  const asked: { body: object; answer: (result: Result<string>) => void }[] = [];
  const ask = (_: string, body: object) =>
    new Promise<Result<string>>((answer) => asked.push({ body, answer }));
  const store = createContentStore();
  const shown = (edition: number) => (
    <ContentProvider replica={{ state: store.state, ask } as unknown as ReadableReplica}>
      <Screen body={{ edition }} onShow={(now) => Object.assign(found, { now })} />
    </ContentProvider>
  );
  const screen = await live(shown(21));
  const answer = (at: number, result: Result<string>) =>
    screen.act(async () => asked[at]?.answer(result));
  const status = (part: object) =>
    screen.act(() => {
      store.state.setState(({ status }) => ({ status: { ...status, ...part } }));
    });
  return { ...screen, asked, answer, status, shown, now: () => found.now };
}

test('what got no answer is asked again once the network is back, and once only', async () => {
  const { asked, answer, status, now, stop } = await opened();
  await status({ online: false });
  await answer(0, fail('offline'));
  expect(now()?.failure?.code).toBe('offline');
  await status({ online: true });
  expect(asked).toHaveLength(2);
  await answer(1, succeed('there'));
  expect(now()).toMatchObject({ value: 'there', failure: undefined });
  await status({ online: false });
  await status({ online: true });
  expect(asked).toHaveLength(2);
  await stop();
});

test('what was answered stays while the same is asked in vain', async () => {
  const { answer, act, now, stop } = await opened();
  await answer(0, succeed('there'));
  await act(() => void now()?.load());
  await answer(1, fail('offline'));
  expect(now()).toMatchObject({ value: 'there', failure: { code: 'offline' } });
  await stop();
});

test('the late answer to an earlier question is not taken for that of the present one', async () => {
  const { answer, show, shown, now, stop } = await opened();
  await show(shown(22));
  await answer(1, succeed('of 22'));
  await answer(0, succeed('of 21'));
  expect(now()?.value).toBe('of 22');
  await show(shown(19));
  expect(now()?.value).toBeUndefined();
  await stop();
});
