import { afterEach, expect, test, vi } from 'vitest';
import { live } from '../../tests/tools/live.ts';
import { useCopy } from './use-copy.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Copy({ onTold }: { onTold: (told: ReturnType<typeof useCopy>) => void }) {
  onTold(useCopy('address'));
  return null;
}

/** Copies a text from a page with this clipboard; resolves with what is told before and after it. */
async function copied(clipboard: object | undefined): Promise<readonly unknown[]> {
  vi.stubGlobal('navigator', { clipboard });
  const told: ReturnType<typeof useCopy>[] = [];
  const screen = await live(<Copy onTold={(one) => told.push(one)} />);
  await screen.act(() => told.at(-1)?.copy());
  const after = told.at(-1)?.copying;
  await screen.act(() => told.at(-1)?.leave());
  await screen.stop();
  return [told[0]?.copying, after, told.at(-1)?.copying];
}

test('what was copied is said until its button is left', async () => {
  const writeText = vi.fn(async () => undefined);
  expect(await copied({ writeText })).toEqual([undefined, 'copied', undefined]);
  expect(writeText).toHaveBeenCalledWith('address');
});

test('where the clipboard is missing or kept back, the text stays to be copied by hand', async () => {
  const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  expect(await copied(undefined)).toEqual([undefined, 'refused', 'refused']);
  expect(await copied({ writeText })).toEqual([undefined, 'refused', 'refused']);
});
