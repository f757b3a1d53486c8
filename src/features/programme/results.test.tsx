import { expect, test } from 'vitest';
import { useProgramme } from '#domain/programme.ts';
import { AddressProvider } from '#ui/screen-address.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { Results } from './results.tsx';
import { useRowTexts } from './row-texts.ts';

const days = ['2026-11-20', '2026-11-21'].map((date) =>
  rowOf('event', {
    ...{ id: date, title: { en: `Opening of ${date}` }, type: 'ceremony', date },
    ...{ starts_at: `${date}T10:00:00Z`, ends_at: `${date}T11:00:00Z`, edition_ids: [21] },
  }),
);

function AllFound() {
  return <Results sessions={useProgramme().sessions} at={0} texts={useRowTexts()} />;
}

const foundAmong = (events: typeof days) =>
  rendered(
    <AddressProvider value={{ search: {}, params: {} }}>
      <AllFound />
    </AddressProvider>,
    events.map((event) => sent('event', event)),
  );

test('a search says how much it has found, by day, or that it has found nothing', async () => {
  const found = await foundAmong(days);
  expect(found).toMatch(/role="status"[^>]*>2 sessions found<.*20 November.*21 November/);
  expect(await foundAmong([])).toMatch(/role="status"[^>]*>No session matches your search</);
});
