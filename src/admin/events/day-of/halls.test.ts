import { expect, test } from 'vitest';
import type { Session } from '#domain/programme.ts';
import { hallsAt, inOrder } from './halls.ts';

const session = (
  id: string,
  starts: number,
  ends: number,
  location_id: string | null,
  cancelled = false,
) => ({ event: { id, location_id, cancelled }, starts, ends }) as unknown as Session;
const ids = (sessions: readonly Session[]) => sessions.map(({ event }) => event.id);

test('each hall has what is on, what comes next and the rest of its day', () => {
  const day = [
    session('over', 0, 10, 'tent'),
    session('on', 10, 20, 'tent'),
    session('cancelled', 20, 25, 'tent', true),
    session('next', 25, 30, 'tent'),
    session('later', 30, 40, 'tent'),
    session('alone', 12, 14, null),
  ];
  const [tent, nowhere] = hallsAt(day, 10);
  expect(tent?.id).toBe('tent');
  expect(ids(tent?.over ?? [])).toEqual(['over']);
  expect(ids(tent?.on ?? [])).toEqual(['on']);
  expect(ids(tent?.next ?? [])).toEqual(['cancelled', 'next']);
  expect(ids(tent?.later ?? [])).toEqual(['later']);
  expect(nowhere).toMatchObject({ id: null, on: [], later: [], over: [] });
  expect(ids(nowhere?.next ?? [])).toEqual(['alone']);
});

test('a hall whose coming sessions are all cancelled has nothing next, and forgets none', () => {
  const [tent] = hallsAt([session('cancelled', 20, 25, 'tent', true)], 10);
  expect(tent?.next).toEqual([]);
  expect(ids(tent?.later ?? [])).toEqual(['cancelled']);
});

test('where something is on comes first, then what comes sooner, then what is over; one’s own before all', () => {
  const day = [
    session('a', 0, 5, 'a done'),
    session('b', 30, 40, 'b later'),
    session('c', 15, 20, 'c soon, but cancelled', true),
    session('d', 20, 40, 'd soon'),
    session('e', 5, 15, 'e on, but cancelled', true),
    session('f', 5, 15, 'f on'),
    session('g', 5, 12, 'g on'),
  ];
  const order = (own: string) =>
    inOrder(
      hallsAt(day, 10),
      ({ id }) => own.includes(id?.[0] ?? ''),
      (a, b) => String(a.id).localeCompare(String(b.id)),
    )
      .map(({ id }) => id?.[0])
      .join('');
  expect(order('')).toBe('fgdbace');
  // Whoever runs two of them has these before all others, in the same order.
  expect(order('ab')).toBe('bafgdce');
});
