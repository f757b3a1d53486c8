import { expect, test } from 'vitest';
import { AddressProvider } from '#ui/screen-address.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { PrintScreen } from './print-screen.tsx';

const tent = rowOf('location', { id: 'tent', name: { en: 'Tent' }, edition_ids: [21] });
const opening = rowOf('event', {
  ...{ id: 'opening', title: { en: 'Opening' }, date: '2026-11-20', location_id: 'tent' },
  ...{ starts_at: '2026-11-20T10:00:00Z', ends_at: '2026-11-20T11:00:00Z' },
});

test.each(['tent', 'of-another-edition'])(
  'in the hall %s there is something to print',
  async (hall) => {
    const shown = await rendered(
      <AddressProvider value={{ search: { hall }, params: {} }}>
        <PrintScreen />
      </AddressProvider>,
      [sent('location', tent), sent('event', opening)],
    );
    expect(shown).not.toContain('There is nothing to print');
  },
);
