import { expect, test } from 'vitest';
import { keepSigns } from './keep-signs.ts';

test.each([
  ['Casques : retrait côté ouest', 'Casques\u00a0: retrait côté ouest'],
  ['Prêts ? Oui ; venez !', 'Prêts\u202f? Oui\u202f; venez\u202f!'],
  ['« Une question », dit-elle', '«\u00a0Une question\u00a0», dit-elle'],
  ['à 14:05, https://example.org/a?b=c;d', 'à 14:05, https://example.org/a?b=c;d'],
  [
    '<p>Lieu : <a href="https://example.org/?q=1">ici</a> !</p>',
    '<p>Lieu\u00a0: <a href="https://example.org/?q=1">ici</a>\u202f!</p>',
  ],
  ['déjà\u00a0: bien\u202f!', 'déjà\u00a0: bien\u202f!'],
  ['large\u00a0! étroit\u202f: «\u202foui\u202f»', 'large\u202f! étroit\u00a0: «\u00a0oui\u00a0»'],
  ['« Pourquoi ? »', '«\u00a0Pourquoi\u202f?\u00a0»'],
])('“%s” keeps its signs on the line', (typed, shown) => {
  expect(keepSigns(typed)).toBe(shown);
});
