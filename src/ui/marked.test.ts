import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { searchable } from '#shared/word-match.ts';
import { excerptOf, markFor, partsOf, termsFound } from './marked.tsx';

const marked = (text: string, ...terms: string[]) =>
  partsOf(text, termsFound(terms))
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

test('a name that is found joined is marked as it is written', () => {
  expect(marked('Émir Abd el-Kader, Mascara', 'abdelkader')).toBe(
    'Émir [Abd] [el]-[Kader], Mascara',
  );
  expect(marked('Fatima-Zahra Alami', 'fatimazahra')).toBe('[Fatima]-[Zahra] Alami');
  expect(marked('Le Qur’an', 'quran')).toBe('Le [Qur]’[an]');
});

test('an excerpt stands around what was found, cut between words', () => {
  const text = `${'avant '.repeat(20)}le zellige de Fès${' après'.repeat(30)}`;
  const excerpt = excerptOf(text, termsFound(['zellige'])) ?? '';
  expect(excerpt).toMatch(/^… avant .*le zellige de Fès après.* …$/);
  expect(excerpt.length).toBeLessThan(130);
  expect(excerptOf('Le zellige', termsFound(['zellige']))).toBe('Le zellige');
  expect(excerptOf(text, termsFound(['miel']))).toBeUndefined();
});

test.each([
  ['ethi', 'Éthique du cœur', '[Éthique] du cœur'],
  ['abdelkader', 'Émir Abd el-Kader', 'Émir [Abd] [el]-[Kader]'],
  ['Abd el Kader', 'Abdelkader Alami', '[Abdelkader] Alami'],
  ['cherif', 'Moulay Charif', 'Moulay [Charif]'],
  ['ذكر', 'مجلس الذِّكر', 'مجلس [الذِّكر]'],
  ['sufi', 'تاريخ صوفي', 'تاريخ [صوفي]'],
  ['zikr', 'Soirée de dhikr', 'Soirée de [dhikr]'],
  ['first aid', 'Secours', '[Secours]'],
  ['first aid', 'The first evening', 'The first evening'],
  ['paix', 'Éthique du cœur', 'Éthique du cœur'],
])('in a list narrowed by “%s”, “%s” is shown as “%s”', (query, text, shown) => {
  // What is looked through is folded before anybody asks.
  searchable([text]);
  const html = renderToStaticMarkup(markFor(query)?.(text));
  const plain = html.replace(/<mark[^>]*>/g, '[').replace(/<\/mark>/g, ']');
  expect(plain.replace(/<\/?span>/g, '')).toBe(shown);
});

test('where nothing is looked for, nothing is shown otherwise than plainly', () => {
  expect(markFor(' ')).toBeUndefined();
});
