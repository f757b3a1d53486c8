import { expect, test } from 'vitest';
import { readBell } from './bell.ts';

test.each([
  [undefined, { urgent: false, spread: 1_500 }],
  ['no object', { urgent: false, spread: 1_500 }],
  [
    { revision: 7, urgent: true },
    { urgent: true, spread: 1_500 },
  ],
  [
    { revision: 7, urgent: false, spread: 60_000 },
    { urgent: false, spread: 60_000 },
  ],
  [
    { urgent: 'yes', spread: -1 },
    { urgent: false, spread: 1_500 },
  ],
  [{ spread: Number.NaN }, { urgent: false, spread: 1_500 }],
  [{ spread: 1e12 }, { urgent: false, spread: 600_000 }],
])('a bell that carries %j is heard as %j', (payload, bell) => {
  expect(readBell(payload)).toEqual(bell);
});
