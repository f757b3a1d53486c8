import { afterEach, expect, test, vi } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { fail, type Result, succeed } from '#shared/failure.ts';
import { live } from '../../../tests/tools/live.ts';
import { useFigures } from './use-figures.ts';

type Shown = ReturnType<typeof useFigures>;

afterEach(() => {
  vi.unstubAllGlobals();
});

function Screen({ onShow }: { onShow: (shown: Shown) => void }) {
  onShow(useFigures());
  return null;
}

const foundIn = (edition: number) =>
  succeed([{ event: `of ${edition}`, stars: [0, 0, 0, 0, 1], remarks: 0 }]);

test('figures are those of the edition on show, and are asked for again once there is a network', async () => {
  const { state } = createContentStore();
  const put = (part: object) =>
    state.setState(({ status }) => ({ status: { ...status, ...part } }));
  const asked: { edition: number; answer: (result: Result<unknown>) => void }[] = [];
  const ask = (_: string, { p_edition }: { p_edition: number }) =>
    new Promise((answer) => asked.push({ edition: p_edition, answer }));
  const replica = { state, ask } as unknown as ReadableReplica;
  const found: { now?: Shown } = {};
  state.setState({ edition: 19 });
  const { act, stop } = await live(
    <ContentProvider replica={replica}>
      <Screen onShow={(now) => Object.assign(found, { now })} />
    </ContentProvider>,
  );
  await act(() => state.setState({ edition: 21 }));
  await act(() => put({ online: false }));
  await act(() => asked[1]?.answer(fail('offline')));
  // The answer about the edition before comes late.
  await act(() => asked[0]?.answer(foundIn(19)));
  expect(found.now).toMatchObject({ figures: undefined, failure: { code: 'offline' } });
  await act(() => put({ online: true }));
  expect(asked.map(({ edition }) => edition)).toEqual([19, 21, 21]);
  await act(() => asked[2]?.answer(foundIn(21)));
  expect(found.now).toMatchObject({ figures: [{ event: 'of 21' }], failure: undefined });
  await stop();
});
