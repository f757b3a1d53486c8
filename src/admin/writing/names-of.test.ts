import { expect, test } from 'vitest';
import { formattersOf } from '#i18n/format.ts';
import { isolated } from '#shared/isolated.ts';
import { namesOf } from './names-of.ts';

test.each([
  [['Un'], 'Un'],
  [['Un', 'Deux', 'Trois', 'Quatre'], 'Un, Deux, Trois et Quatre'],
  [['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'], 'Un, Deux, Trois et 2 de plus'],
])('%j are read as %s', (names, read) => {
  expect(namesOf(names, (rest) => `${rest} de plus`, formattersOf('fr'))).toBe(
    read.replaceAll(/Un|Deux|Trois|Quatre/g, (name) => isolated(name)),
  );
});
