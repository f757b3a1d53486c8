import { expect, test } from 'vitest';
import { AddressProvider } from '#ui/screen-address.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { NewsScreen } from './news-screen.tsx';

test('a category of which this edition has no news narrows nothing, as its chooser says', async () => {
  const news = rowOf('news', {
    id: 'n',
    title: { en: 'Harvest' },
    category: 'culture',
    published_at: '2026-11-20T09:00:00Z',
  });
  const shown = await rendered(
    <AddressProvider value={{ search: { category: 'spiritual' }, params: {} }}>
      <NewsScreen />
    </AddressProvider>,
    [sent('news', news)],
  );
  expect(shown).toContain('Harvest');
});
