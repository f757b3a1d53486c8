import { expect, test } from 'vitest';
import type { Session } from '#domain/programme.ts';
import { inTurn, languagesOf, turn } from './rotation.ts';
import { statisticsOf } from './statistics.ts';

const person = (id: string, country: string | null) => ({ id, country });
const session = (more: object) =>
  ({
    event: { cancelled: false },
    participants: [],
    location: undefined,
    ...more,
  }) as unknown as Session;

test('the edition in numbers: what is held, its people each once, their countries, the places', () => {
  const [amina, brahim, claire] = [person('a', 'MA'), person('b', 'MA'), person('c', null)];
  const sessions = [
    session({ chair: amina, participants: [brahim, claire], location: { id: 'hall' } }),
    session({ participants: [brahim], location: { id: 'hall' } }),
    session({ participants: [person('d', 'SN')] }),
    session({ event: { cancelled: true }, participants: [person('e', 'FR')] }),
  ];
  expect(statisticsOf(sessions)).toEqual({ sessions: 3, speakers: 4, countries: 2, halls: 1 });
});

test('languages take turns by the clock, all or those that the address names', () => {
  expect(languagesOf(undefined)).toEqual(['fr', 'en', 'ar']);
  expect(languagesOf('AR,fr')).toEqual(['ar', 'fr']);
  expect(languagesOf('de')).toEqual(['fr', 'en', 'ar']);
  const spoken = [0, 1, 2, 3].map((nth) => inTurn(languagesOf('fr,ar'), nth * turn));
  expect(spoken).toEqual(['fr', 'ar', 'fr', 'ar']);
});
