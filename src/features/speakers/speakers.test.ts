import { describe, expect, test } from 'vitest';
import { appearancesOf } from '#domain/appearances.ts';
import type { Session } from '#domain/programme.ts';
import type { Speaker } from '#entities/index.ts';
import { formattersOf } from '#i18n/format.ts';
import { finder } from '#ui/word-search.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { countriesOf, findSpeakers, sortedByName } from './speaker-list.ts';

const person = (id: string, fr: string, country: string | null, ar?: string): Speaker =>
  rowOf('speaker', {
    id,
    name: ar ? { fr, ar } : { fr },
    title: { fr: 'Professeure, Fès' },
    biography: {},
    country,
    photo: null,
    edition_ids: [21],
    published: true,
  });

const emile = person('emile', 'Émile', 'FR');
const zineb = person('zineb', 'Zineb', 'MA', 'زينب');
const fatima = person('fatima', 'Fatima', 'MA', 'فاطمة');
const nobody = person('nobody', 'Amir', null);
const all = [zineb, fatima, emile, nobody];
const ids = (speakers: readonly Speaker[]) => speakers.map(({ id }) => id);
const french = formattersOf('fr');

describe('the list of speakers', () => {
  test('accents do not disturb the order of names', () => {
    const sorted = sortedByName(all, ({ name }) => name.fr ?? '', french.compare);
    expect(ids(sorted)).toEqual(['nobody', 'emile', 'fatima', 'zineb']);
  });

  test('countries are named, ordered and counted', () => {
    expect(countriesOf(all, french.country, french.compare)).toEqual([
      { code: 'FR', name: 'France', count: 1 },
      { code: 'MA', name: 'Maroc', count: 2 },
    ]);
  });

  test.each([
    ['', '', ['zineb', 'fatima', 'emile', 'nobody']],
    ['emil', '', ['emile']],
    ['زينب', '', ['zineb']],
    ['fes', 'MA', ['zineb', 'fatima']],
    ['zineb', 'FR', []],
  ])('“%s” from “%s” finds %o', (query, country, found) =>
    expect(ids(findSpeakers(all, country, finder(query, undefined)))).toEqual(found),
  );
});

test('a person’s interventions, sessions chaired, and sessions merely joined', () => {
  const session = (id: string, more: Partial<Session>) =>
    ({ event: { id }, interventions: [], participants: [], ...more }) as unknown as Session;
  const talk = { id: 'talk', speaker_id: 'zineb' } as Session['interventions'][number];
  const heard = session('heard', { interventions: [talk], participants: [zineb] });
  const chaired = session('chaired', { chair: zineb });
  const joined = session('joined', { participants: [fatima, zineb] });
  const sessions = [heard, chaired, joined, session('other', { chair: fatima })];
  expect(appearancesOf(sessions, 'zineb')).toEqual({
    interventions: [{ intervention: talk, session: heard }],
    chaired: [chaired],
    joined: [joined],
  });
});
