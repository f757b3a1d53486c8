import { expect, test } from 'vitest';
import { AddressProvider } from '#ui/screen-address.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { ProgrammeScreen } from './programme-screen.tsx';

const tent = rowOf('location', { id: 'tent', name: { en: 'Tent' }, edition_ids: [21] });
const opening = rowOf('event', {
  ...{ id: 'opening', title: { en: 'Opening' }, type: 'ceremony', date: '2026-11-20' },
  ...{ starts_at: '2026-11-20T10:00:00Z', ends_at: '2026-11-20T11:00:00Z', location_id: 'tent' },
});
const day = ['2026-11-20', 1] as const;

/** The programme at an address, whole or as a published page brings some of it. */
const programmeAt = (search: Readonly<Record<string, string>>, part = false) =>
  rendered(
    <AddressProvider value={{ search, params: {} }}>
      <ProgrammeScreen />
    </AddressProvider>,
    [sent('location', tent), sent('event', opening)],
    part ? { outline: { days: [day] } } : {},
  );

test.each(['type', 'place', 'speaker', 'language', 'track'])(
  'a %s that this edition does not have narrows nothing, as its chooser says',
  async (name) => {
    const shown = await programmeAt({ [name]: 'of-another-edition' });
    expect(shown).toContain('Opening');
    expect(shown).not.toContain('Clear filters');
  },
);

test('what it has narrows it, and what is not known yet goes on being asked for', async () => {
  expect(await programmeAt({ place: 'tent' })).toContain('Clear filters');
  const waiting = await programmeAt({ place: 'garden' }, true);
  expect(waiting).toContain('Clear filters');
  expect(waiting).not.toContain('Opening');
});
