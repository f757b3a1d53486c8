import { expect, test } from 'vitest';
import { programmeOf } from '#domain/programme.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { DayPlanView } from './day-plan.tsx';
import { planOf } from './plan.ts';

const date = '2026-11-21';
const at = (time: string) => Date.parse(`${date}T${time}:00+01:00`);

const event = (id: string, from: string, to: string) =>
  rowOf('event', {
    ...{ id, date, title: { en: `Session ${id}` } },
    ...{ starts_at: `${date}T${from}:00+01:00`, ends_at: `${date}T${to}:00+01:00` },
  });
const events = [
  event('a', '09:00', '10:00'),
  event('b', '12:00', '13:00'),
  event('c', '15:00', '18:00'),
];
const none = new Map<string, never>();
const planned = (held: typeof events) =>
  planOf(programmeOf(new Map(held.map((one) => [one.id, one])), none, none, none).sessions);
const day = planned(events);

const prayers = rowOf('prayer_day', {
  ...{ id: 'p', edition_id: 21, date, fajr: '06:30', sunrise: '08:00', dhuhr: '11:00' },
  ...{ asr: '14:30', maghrib: '17:30', isha: '19:00' },
});

const shownAt = (time: string) =>
  rendered(
    day.map((plan) => <DayPlanView key={plan.day} plan={plan} at={at(time)} />),
    [sent('prayer_day', prayers)],
  );

test('the prayers between sessions that are over are folded away with them', async () => {
  const before = await shownAt('08:00');
  for (const shown of ['Session a', 'Dhuhr', 'Asr', 'Maghrib']) expect(before).toContain(shown);
  const later = await shownAt('14:00');
  for (const shown of ['Asr', 'Session c', 'Maghrib']) expect(later).toContain(shown);
  for (const folded of ['Session a', 'Dhuhr', 'Session b']) expect(later).not.toContain(folded);
});

test('a night that goes on until morning has that morning’s prayer', async () => {
  const night = rowOf('event', {
    ...{ id: 'night', date: '2026-11-20', title: { en: 'The long night' } },
    ...{ starts_at: '2026-11-20T22:30:00+01:00', ends_at: `${date}T07:00:00+01:00` },
  });
  const plans = planned([night]);
  const shown = await rendered(
    plans.map((plan) => <DayPlanView key={plan.day} plan={plan} at={at('01:00')} />),
    [sent('prayer_day', prayers)],
  );
  expect(shown).toMatch(/The long night.*Fajr.*during a session/s);
});
