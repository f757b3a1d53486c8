import { expect, test } from 'vitest';
import type { PresentRow } from '#replica/protocol/sync-row.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { Header } from './header.tsx';

const text = (key: string, en: string) =>
  ({
    ...{ kind: 'site_content', id: key, revision: 1 },
    row: { key, content: en ? { en } : {}, image_url: null },
  }) as PresentRow;

test('a forum that has no name yet is called by a short one where there is little room', async () => {
  expect(await rendered(<Header />)).toContain('>Sufism Forum</strong>');
  const named = await rendered(<Header />, [text('site_name', 'Gathering of Madagh')]);
  expect(named).toContain('>Gathering of Madagh</strong>');
  expect(named).not.toContain('Sufism Forum<');
  const both = [text('site_name', 'Gathering of Madagh'), text('site_short_name', 'Gathering')];
  expect(await rendered(<Header />, both)).toContain('>Gathering</strong>');
});

test('a name that was taken away again is that of before', async () => {
  const taken = await rendered(<Header />, [text('site_name', ''), text('site_short_name', '')]);
  expect(taken).toContain('<strong>International Sufism Forum</strong>');
  expect(taken).toContain('>Sufism Forum</strong>');
});
