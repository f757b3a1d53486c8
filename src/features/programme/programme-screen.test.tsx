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

test('after a night that goes on until morning stands that morning’s prayer', async () => {
  const night = rowOf('event', {
    ...{ id: 'night', title: { en: 'The long night' }, type: 'spiritual', date: '2026-11-20' },
    ...{ starts_at: '2026-11-20T22:30:00Z', ends_at: '2026-11-21T07:00:00Z' },
  });
  const morning = rowOf('prayer_day', {
    ...{ id: 'morning', edition_id: 21, date: '2026-11-21', fajr: '06:05', dhuhr: '12:30' },
  });
  const shown = await rendered(
    <AddressProvider value={{ search: { day: '2026-11-20' }, params: {} }}>
      <ProgrammeScreen />
    </AddressProvider>,
    [sent('event', night), sent('prayer_day', morning)],
  );
  expect(shown).toMatch(/The long night.*Fajr/s);
  expect(shown).not.toContain('Dhuhr');
});

test('of a day of hundreds of sessions a page has whole hours, and the others for who reads it without scripts', async () => {
  const hourOf = (index: number) => new Date(Date.parse('2026-11-21T08:00:00Z') + index * 600_000);
  const many = Array.from({ length: 120 }, (_, index) =>
    rowOf('event', {
      ...{ id: `session-${index}`, title: { en: `Session ${index}.` }, type: 'ceremony' },
      ...{ date: '2026-11-21', location_id: 'tent' },
      // Five at a time, so that the hundredth is the last of its hour.
      starts_at: hourOf(Math.floor(index / 5)).toISOString(),
      ends_at: hourOf(Math.floor(index / 5) + 1).toISOString(),
    }),
  );
  const page = await rendered(
    <AddressProvider value={{ search: { day: '2026-11-21' }, params: {} }}>
      <ProgrammeScreen />
    </AddressProvider>,
    [sent('location', tent), ...many.map((event) => sent('event', event))],
  );
  const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(page) ?? [];
  const scripted = page.replace(without, '');
  const shownIn = (html: string) =>
    many.filter(({ title }) => html.includes(title.en ?? '')).length;
  expect(shownIn(scripted)).toBe(100);
  expect(shownIn(without)).toBe(20);
});
