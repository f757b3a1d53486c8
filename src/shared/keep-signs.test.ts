import { expect, test } from 'vitest';
import { keepSigns } from './keep-signs.ts';

test.each([
  ['Casques : retrait côté ouest', 'Casques\u00a0: retrait côté ouest'],
  ['Prêts ? Oui ; venez !', 'Prêts\u00a0? Oui\u00a0; venez\u00a0!'],
  ['« Une question », dit-elle', '«\u00a0Une question\u00a0», dit-elle'],
  ['à 14:05, https://example.org/a?b=c;d', 'à 14:05, https://example.org/a?b=c;d'],
  [
    '<p>Lieu : <a href="https://example.org/?q=1">ici</a> !</p>',
    '<p>Lieu\u00a0: <a href="https://example.org/?q=1">ici</a>\u00a0!</p>',
  ],
  ['déjà\u00a0: bien\u202f!', 'déjà\u00a0: bien\u202f!'],
])('“%s” keeps its signs on the line', (typed, shown) => {
  expect(keepSigns(typed)).toBe(shown);
});
