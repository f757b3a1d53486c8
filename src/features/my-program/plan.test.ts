import { expect, test } from 'vitest';
import type { Session } from '#domain/programme.ts';
import type { Location } from '#entities/index.ts';
import { planOf } from './plan.ts';

const day = '2026-11-21';
const at = (time: string, date = day) => Date.parse(`${date}T${time}:00Z`);
const hall = place('hall', 34.8741, -2.3362);
const tent = place('tent', 34.8759, -2.3362);

function place(id: string, latitude: number | null, longitude: number | null): Location {
  return { id, latitude, longitude } as Location;
}

function session(
  id: string,
  from: string,
  to: string,
  { location = hall, cancelled = false, date = day, part_of_id = null as string | null } = {},
): Session {
  const event = { id, date, cancelled, part_of_id } as Session['event'];
  const night = to < from ? 86_400_000 : 0;
  return { event, starts: at(from, date), ends: at(to, date) + night, location } as Session;
}

test('between two sessions stand the free minutes and the way to the next place', () => {
  const [plan] = planOf([
    session('a', '10:00', '11:00'),
    session('b', '11:45', '12:30', { location: tent }),
  ]);
  const before = plan?.stops[1]?.before;
  expect(before).toMatchObject({ minutes: 45, to: tent, hurried: false });
  expect(before?.metres).toBeCloseTo(200, -1);
  expect(plan?.stops[0]?.before).toBeUndefined();
});

test('in the same place there is time but no way; without coordinates neither is invented', () => {
  const [plan] = planOf([
    session('a', '10:00', '11:00'),
    session('b', '11:30', '12:00'),
    session('c', '12:30', '13:00', { location: place('garden', null, null) }),
  ]);
  expect(plan?.stops.map(({ before }) => before)).toMatchObject([
    undefined,
    { minutes: 30, to: undefined, metres: undefined },
    { minutes: 30, to: undefined, metres: undefined },
  ]);
});

test('a way longer than the time is marked', () => {
  const far = place('far', 34.8941, -2.3362);
  const [plan] = planOf([
    session('a', '10:00', '11:00'),
    session('b', '11:10', '12:00', { location: far }),
  ]);
  expect(plan?.stops[1]?.before).toMatchObject({ minutes: 10, hurried: true });
});

test('sessions at the same time are both kept and both marked; time is free after the longer', () => {
  const [plan] = planOf([
    session('a', '10:00', '12:00'),
    session('b', '10:30', '11:00', { location: tent }),
    session('c', '12:15', '13:00'),
  ]);
  expect(plan?.stops.map(({ clashes }) => clashes.map(({ event }) => event.id))).toEqual([
    ['b'],
    ['a'],
    [],
  ]);
  expect(plan?.clashing).toBe(2);
  expect(plan?.stops[2]?.before).toMatchObject({ minutes: 15 });
});

test('a session and its parts are no clash; two of its parts at the same time are', () => {
  const within = { part_of_id: 'whole' };
  const day = [
    session('a', '10:00', '11:00', within),
    session('whole', '10:00', '13:00'),
    session('b', '11:30', '12:30', within),
  ];
  const clashing = (...sessions: Session[]) =>
    planOf(sessions)[0]?.stops.map(({ clashes }) => clashes.map(({ event }) => event.id));
  expect(clashing(...day)).toEqual([[], [], []]);
  expect(clashing(...day, session('c', '12:00', '13:00', within))).toEqual([[], [], ['c'], ['b']]);
});

test('one that begins as another ends is no clash', () => {
  const [plan] = planOf([session('a', '10:00', '11:00'), session('b', '11:00', '12:00')]);
  expect(plan?.clashing).toBe(0);
  expect(plan?.stops[1]?.before?.minutes).toBe(0);
});

test('a cancelled session keeps its place but takes no time', () => {
  const [plan] = planOf([
    session('a', '10:00', '11:00'),
    session('b', '10:30', '12:00', { cancelled: true }),
    session('c', '11:30', '12:30'),
  ]);
  expect(plan?.clashing).toBe(0);
  expect(plan?.stops[2]?.before?.minutes).toBe(30);
});

test('the way through the day names each place once in a row', () => {
  const [plan] = planOf([
    session('a', '10:00', '11:00'),
    session('b', '11:00', '12:00'),
    session('c', '13:00', '14:00', { location: tent }),
    session('d', '15:00', '16:00'),
  ]);
  expect(plan?.walk.map(({ place: stop }) => stop.id)).toEqual(['hall', 'tent', 'hall']);
});

test('nobody walks to what is cancelled', () => {
  const [plan] = planOf([
    session('a', '10:00', '11:00'),
    session('b', '11:30', '12:00', { location: tent, cancelled: true }),
  ]);
  expect(plan?.walk.map(({ place: stop }) => stop.id)).toEqual(['hall']);
});

test('a minute that is not whole is not free', () => {
  const next = session('b', '11:30', '12:00');
  const [plan] = planOf([session('a', '10:00', '11:00'), { ...next, starts: next.starts - 1 }]);
  expect(plan?.stops[1]?.before?.minutes).toBe(29);
});

test('each programme day by itself, also what begins after midnight', () => {
  const plans = planOf([
    session('a', '10:00', '11:00', { date: '2026-11-20' }),
    session('b', '12:00', '13:00'),
  ]);
  expect(plans.map(({ day: date }) => date)).toEqual(['2026-11-20', day]);
  expect(plans[1]?.stops[0]?.before).toBeUndefined();
});

test('a night that goes on into the next day’s dawn and what begins there are both marked', () => {
  const date = '2026-11-22';
  const plans = planOf([
    session('night', '22:30', '06:30'),
    session('dhikr', '06:00', '07:15', { date }),
    session('walk', '07:15', '08:00', { date }),
  ]);
  const clashes = plans.map(({ stops }) =>
    stops.map((stop) => stop.clashes.map(({ event }) => event.id)),
  );
  expect(clashes).toEqual([[['dhikr']], [['night'], []]]);
  expect(plans.map(({ clashing }) => clashing)).toEqual([1, 1]);
});
