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

test('a version says what it called a session, and of a name in another language alone nothing', async () => {
  const shownAfter = (before: object, after: object) => {
    const change = { event: 'evening', what: ['renamed'], ...{ before, after } };
    const release = rowOf('release', {
      ...{ id: 'r', number: 1, name: 'First', released_at: '2026-11-20T09:00:00Z' },
      changes: JSON.stringify({ lines: [change], more: 0 }),
    });
    const session = rowOf('event', {
      ...{ id: 'evening', title: { fr: 'Soirée', en: 'Third name' }, date: '2026-11-20' },
      ...{ starts_at: '2026-11-20T20:00:00Z', ends_at: '2026-11-20T21:00:00Z' },
    });
    return rendered(
      <AddressProvider value={{ search: {}, params: {} }}>
        <VersionsScreen />
      </AddressProvider>,
      [sent('release', release), sent('event', session)],
    );
  };
  const own = await shownAfter({ title: { en: 'First name' } }, { title: { en: 'Second name' } });
  expect(own).toMatch(/Second name.*Previous title: .*First name/s);
  expect(own).not.toContain('Third name');
  const other = await shownAfter({ title: { fr: 'Veillée' } }, { title: { fr: 'Soirée' } });
  expect(other).toContain('Third name');
  expect(other).not.toContain('Previous title');
});
