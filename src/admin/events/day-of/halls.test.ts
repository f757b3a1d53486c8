import { expect, test } from 'vitest';
import type { Session } from '#domain/programme.ts';
import { hallsAt } from './halls.ts';

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
