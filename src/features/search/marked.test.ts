import { expect, test } from 'vitest';
import { excerptOf, partsOf } from './marked.tsx';

const marked = (text: string, ...terms: string[]) =>
  partsOf(text, terms)
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

test('a name that is found joined is marked as it is written', () => {
  expect(marked('Émir Abd el-Kader, Mascara', 'abdelkader')).toBe(
    'Émir [Abd] [el]-[Kader], Mascara',
  );
});

test('an excerpt stands around what was found, cut between words', () => {
  const text = `${'avant '.repeat(20)}le zellige de Fès${' après'.repeat(30)}`;
  const excerpt = excerptOf(text, ['zellige']) ?? '';
  expect(excerpt).toMatch(/^… avant .*le zellige de Fès après.* …$/);
  expect(excerpt.length).toBeLessThan(130);
  expect(excerptOf('Le zellige', ['zellige'])).toBe('Le zellige');
  expect(excerptOf(text, ['miel'])).toBeUndefined();
});
