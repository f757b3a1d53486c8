import { expect, test } from 'vitest';
import { isIn, needleOf, searchable } from './word-match.ts';

const finds = (query: string, ...texts: string[]) => isIn(needleOf(query), searchable(texts));

test.each([
  ['', 'Anything'],
  ['   ', 'Anything'],
  ['ethi', 'Éthique du cœur'],
  ['coeur eth', 'Éthique du cœur'],
  ['amour', 'L’amour'],
  ['quran', 'The Qur’an'],
  ['ذكر', 'مجلس الذِّكر'],
  ['الذكر', 'ذكر الفجر'],
  ['الذ', 'مجلس الذكر'],
  ['محبه', 'المحبّة'],
  ['مصطفي', 'مصطفى'],
  ['2026', '٢٠٢٦'],
])('“%s” finds “%s”', (query, text) => expect(finds(query, text)).toBe(true));

test.each([
  ['hique', 'Éthique'],
  ['coeur paix', 'Éthique du cœur'],
  ['سلام', 'المحبة'],
])('“%s” does not find “%s”', (query, text) => expect(finds(query, text)).toBe(false));

test('the words typed may stand in different texts', () => {
  expect(isIn(needleOf('naima fes'), searchable(['Naïma']), searchable(['Fès']))).toBe(true);
});
