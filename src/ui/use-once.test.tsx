import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useOnce } from './use-once.ts';

type Once = ReturnType<typeof useOnce>;

function Asked({ onOnce }: { readonly onOnce: (once: Once) => void }) {
  onOnce(useOnce());
  return null;
}

function opened(): Once {
  const all: Once[] = [];
  renderToString(<Asked onOnce={(once) => all.push(once)} />);
  const [first] = all;
  if (!first) throw new Error('Nothing was rendered');
  return first;
}

test('what is under way or done is not done again until it is let', async () => {
  const { once, again } = opened();
  expect(await Promise.all([once(async () => 1), once(async () => 2)])).toEqual([1, undefined]);
  expect(await once(async () => 3)).toBeUndefined();
  again();
  expect(await once(async () => 4)).toBe(4);
});

test('what came to nothing can be asked for again', async () => {
  const { once } = opened();
  expect(await once(async () => undefined)).toBeUndefined();
  await expect(once(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await once(async () => 1)).toBe(1);
});
