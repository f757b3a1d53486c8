import { peopleOf, type Session } from '#domain/programme.ts';
import type { Speaker } from '#entities/index.ts';

/** The edition in numbers. */
export interface Statistics {
  readonly sessions: number;
  readonly speakers: number;
  readonly countries: number;
  readonly halls: number;
}

/** Counts what takes place: sessions that are held, their people and these people's countries, the places. */
export function statisticsOf(sessions: readonly Session[]): Statistics {
  const held = sessions.filter(({ event }) => !event.cancelled);
  const people = new Map<string, Speaker>();
  for (const person of held.flatMap(peopleOf)) people.set(person.id, person);
  const countries = [...people.values()].flatMap(({ country }) => country || []);
  const halls = held.flatMap(({ location }) => location?.id ?? []);
  return {
    sessions: held.length,
    speakers: people.size,
    countries: new Set(countries).size,
    halls: new Set(halls).size,
  };
}
