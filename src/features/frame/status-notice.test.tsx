import { expect, test } from 'vitest';
import type { Notice } from '#replica/content/status.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { StatusNotice } from './status-notice.tsx';

test.each<[Notice, boolean]>([
  ['edition_gone', true],
  ['emptied', true],
  ['refilled', true],
  ['set_back', true],
  ['reload_needed', false],
  ['storage_full', false],
])('whether %s can be put aside: %s', async (notice, goes) => {
  const markup = await rendered(<StatusNotice notice={notice} />);
  expect(markup.includes('Got it')).toBe(goes);
});
