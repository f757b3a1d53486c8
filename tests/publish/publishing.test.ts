import { expect, test } from 'vitest';
import { publishingOf } from '#local/publishing.ts';

test('only who publishes always draws the cards of shared links, and only who publishes once stops', () => {
  expect(publishingOf('always')).toEqual({ once: false, late: true });
  expect(publishingOf('pages')).toEqual({ once: false, late: false });
  expect(publishingOf('once')).toEqual({ once: true, late: false });
  expect(publishingOf('never')).toBeUndefined();
});
