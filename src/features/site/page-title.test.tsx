import { expect, test } from 'vitest';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { PageTitle } from './page-title.tsx';

/** What a page says of itself where its link is shared. */
async function described(description: string): Promise<string> {
  const shown = await rendered(<PageTitle page="Page" description={description} />);
  return /<meta name="description" content="([^"]*)"/.exec(shown)?.[1] ?? '';
}

test('what is said of a page ends with a sentence or a word, never within one', async () => {
  const words = `${'lentement '.repeat(29)}émerveillement`;
  expect(await described(words)).toMatch(/ lentement…$/);
  const sentence = `${'Une halte sous les orangers. '.repeat(8)}${'lentement '.repeat(10)}`;
  expect(await described(sentence)).toMatch(/orangers\.$/);
  expect(await described(`${'a'.repeat(290)} ${'🌿'.repeat(20)}`)).toBe(`${'a'.repeat(290)}…`);
});

test('what is short is said as it is, its lines as one', async () => {
  expect(await described('Thé,\n\ndattes et badges.')).toBe('Thé, dattes et badges.');
  // Spaces that keep a sign on its line are left as they are.
  expect(await described('Ici\u00a0: où\u202f?')).toBe('Ici\u00a0: où\u202f?');
});
