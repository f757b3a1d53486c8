import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { PrayerDay } from '#entities/prayer-day.ts';
import { nextPrayer, prayersOf } from './prayer-times.ts';

const computed = {
  ...{ fajr: '06:12', sunrise: '07:39', dhuhr: '13:02' },
  ...{ asr: '15:43', maghrib: '18:10', isha: '19:24' },
};
const friday = '2026-11-20';
const saturday = '2026-11-21';
const at = (day: string, time: string) => Date.parse(`${day}T${time}Z`) - 3_600_000;
const row = (given: Partial<PrayerDay>) => ({ date: saturday, ...given }) as PrayerDay;

test('what organisers give stands in the place of what is computed, and says so', () => {
  const times = prayersOf(saturday, row({ asr: '15:45', asr_iqama: '16:00' }), computed, 60);
  expect(times.map(({ name }) => name)).toEqual([
    ...['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'],
  ]);
  expect(times[3]).toEqual({
    ...{ name: 'asr', at: at(saturday, '15:45'), iqama: at(saturday, '16:00'), official: true },
  });
  expect(times[4]).toEqual({
    ...{ name: 'maghrib', at: at(saturday, '18:10'), iqama: undefined, official: false },
  });
});

test('what can neither be computed nor was given is left out', () => {
  expect(prayersOf(saturday, undefined, undefined, 60)).toEqual([]);
  expect(prayersOf(saturday, row({ isha: '19:30' }), undefined, 60)).toMatchObject([
    { name: 'isha', official: true },
  ]);
});

test('on a Friday noon’s prayer is Jumu‘ah, held when organisers say', () => {
  const noon = (given: Partial<PrayerDay>) => prayersOf(friday, row(given), computed, 60)[2];
  expect(noon({})).toMatchObject({ name: 'jumua', at: at(friday, '13:02'), iqama: undefined });
  expect(noon({ dhuhr_iqama: '13:15' })).toMatchObject({ iqama: at(friday, '13:15') });
  expect(noon({ dhuhr_iqama: '13:15', jumua: '13:30' })).toMatchObject({
    name: 'jumua',
    iqama: at(friday, '13:30'),
  });
});

test('the next prayer is never sunrise, and none is left after the last', () => {
  const times = prayersOf(saturday, undefined, computed, 60);
  const next = (time: string) => nextPrayer(times, at(saturday, time))?.name;
  expect([next('00:00'), next('06:12'), next('07:39')]).toEqual(['fajr', 'dhuhr', 'dhuhr']);
  expect([next('18:09'), next('18:10'), next('19:24')]).toEqual(['maghrib', 'isha', undefined]);
});

/** A screen that takes what tells the hours. */
function Screen({ use, take }: { use: () => Teller; take: (teller: Teller) => void }) {
  take(use());
  return null;
}

type Teller = (day: string) => readonly unknown[];

describe('the hours of a published page', () => {
  const sunday = '2026-11-22';

  /** The module as a page that is opened finds it, and what a screen of it is given. */
  async function opened() {
    vi.resetModules();
    const module = await import('./prayer-times.ts');
    const { ContentProvider } = await import('#replica/read.ts');
    const { createContentStore } = await import('#replica/content/content-store.ts');
    const replica = { state: createContentStore().state };
    const given = (): Teller => {
      let taken: Teller = () => [];
      const take = (teller: Teller) => {
        taken = teller;
      };
      renderToString(
        <ContentProvider replica={replica}>
          <Screen use={module.usePrayers} take={take} />
        </ContentProvider>,
      );
      return taken;
    };
    return { ...module, given };
  }

  test('go on being told as they are, once others can be computed', async () => {
    const { holdHours, loadPrayers, given } = await opened();
    holdHours({ [saturday]: computed });
    const first = given();
    const told = first(saturday);
    expect(told).toHaveLength(6);
    await loadPrayers();
    expect(given()).toBe(first);
    expect(first(saturday)).toBe(told);
    expect(first(sunday)).toHaveLength(6);
  });

  test('are told anew where a day has been asked for that it does not show', async () => {
    const { holdHours, loadPrayers, given } = await opened();
    holdHours({ [saturday]: computed });
    const first = given();
    expect(first(sunday)).toEqual([]);
    await loadPrayers();
    expect(given()).not.toBe(first);
    expect(given()(sunday)).toHaveLength(6);
  });

  test('are computed where no page has told any', async () => {
    const { loadPrayers, given } = await opened();
    expect(given()(saturday)).toEqual([]);
    await loadPrayers();
    expect(given()(saturday)).toHaveLength(6);
  });
});
