import { expect, test } from 'vitest';
import { AddressProvider } from '#ui/screen-address.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { VersionsScreen } from './versions-screen.tsx';

test.each(['place', 'speaker'])(
  'a %s of which no version of this edition tells narrows nothing, as its chooser says',
  async (name) => {
    const change = { event: 'opening', what: ['cancelled'], before: {}, after: {} };
    const release = rowOf('release', {
      ...{ id: 'r', number: 1, name: 'First', released_at: '2026-11-20T09:00:00Z' },
      changes: JSON.stringify({ lines: [change], more: 0 }),
    });
    const shown = await rendered(
      <AddressProvider value={{ search: { [name]: 'of-another-edition' }, params: {} }}>
        <VersionsScreen />
      </AddressProvider>,
      [sent('release', release)],
    );
    expect(shown).not.toContain('It changed nothing here');
  },
);
