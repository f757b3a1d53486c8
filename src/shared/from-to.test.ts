import { expect, test } from 'vitest';
import { fromTo } from './from-to.ts';

test('the dash between two hours is joined to what follows, so that no line ends behind it', () => {
  expect(fromTo('14:00', '15:30')).toMatch(/^14:00\u00a0–\u2060\s15:30$/);
});
