import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pieces } from './pieces.tsx';

const shown = (...pieces: readonly (readonly [string, 'same' | 'removed' | 'added'])[]) =>
  renderToStaticMarkup(
    <Pieces pieces={pieces.map(([text, change]) => ({ text, change }))} />,
  ).replaceAll(/ class="[^"]*"/g, '');

test('the space around a word that differs is not drawn through', () => {
  expect(shown(['Fès ', 'removed'], ['Rabat ', 'added'], ['depuis', 'same'])).toBe(
    '<del>Fès</del> <ins>Rabat</ins> <span>depuis</span>',
  );
  expect(shown(['Fès', 'same'], [' et Rabat', 'added'])).toBe(
    '<span>Fès</span> <ins>et Rabat</ins>',
  );
});

test('where only spaces differ they are marked', () => {
  expect(shown(['  ', 'added'])).toBe('<ins>  </ins>');
});
