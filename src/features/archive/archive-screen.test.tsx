import { expect, test } from 'vitest';
import { AddressProvider } from '#ui/screen-address.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { ArchiveScreen } from './archive-screen.tsx';

const opening = rowOf('event', {
  ...{ id: 'opening', title: { en: 'Opening' }, type: 'ceremony', date: '2024-10-18' },
  ...{ starts_at: '2024-10-18T10:00:00Z', ends_at: '2024-10-18T11:00:00Z' },
  recording_url: 'https://films.example/opening.mp4',
});

test.each(['sort', 'speaker', 'track'])(
  'a %s that this edition does not have narrows nothing, as its chooser says',
  async (name) => {
    const value = name === 'sort' ? 'picture' : 'of-another-edition';
    const shown = await rendered(
      <AddressProvider value={{ search: { [name]: value }, params: {} }}>
        <ArchiveScreen />
      </AddressProvider>,
      [sent('event', opening)],
    );
    expect(shown).toContain('1 session');
    expect(shown).toContain('Opening');
  },
);
