import { expect, test } from 'vitest';
import type { Session } from '#domain/programme.ts';
import type { Event } from '#entities/index.ts';
import { presenceAt, sessionsByPlace } from './presence.ts';

const hour = 3_600_000;

function session(id: string, from: number, to: number, more: Partial<Event> = {}): Session {
  const event = { id, location_id: 'hall', cancelled: false, ...more } as Event;
  return {
    event,
    starts: from * hour,
    ends: to * hour,
    location: undefined,
    overflow: undefined,
    chair: undefined,
    participants: [],
    interventions: [],
  };
}

const first = session('first', 9, 10);
const second = session('second', 10, 12);
const third = session('third', 14, 15);

test('a place shows what is on and what begins next', () => {
  const day = [first, second, third];
  expect(presenceAt(day, 8 * hour)).toEqual({ on: [], next: first });
  expect(presenceAt(day, 9.5 * hour)).toEqual({ on: [first], next: second });
  expect(presenceAt(day, 10 * hour)).toEqual({ on: [second], next: third });
  expect(presenceAt(day, 13 * hour)).toEqual({ on: [], next: third });
  expect(presenceAt(day, 15 * hour)).toEqual({ on: [], next: undefined });
});

test('cancelled sessions and those without a place are at no place', () => {
  const places = sessionsByPlace([
    first,
    session('gone', 9, 10, { cancelled: true }),
    session('nowhere', 9, 10, { location_id: null }),
    session('garden', 9, 10, { location_id: 'garden' }),
    third,
  ]);
  expect([...places.keys()]).toEqual(['hall', 'garden']);
  expect(places.get('hall')).toEqual([first, third]);
});
