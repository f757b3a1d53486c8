import { expect, test } from 'vitest';
import type { Exhibitor } from '#entities/index.ts';
import { finder } from '#ui/word-search.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { besideIn, byStand, byZone, chosenAt, mostBeside, narrow } from './exhibitor-list.ts';

function exhibitor(id: string, stand: string | null, more: Partial<Exhibitor> = {}): Exhibitor {
  return rowOf('exhibitor', {
    id,
    edition_id: 21,
    name: { fr: id },
    description: {},
    category: {},
    stand,
    zone_id: 'crafts',
    website: null,
    logo: null,
    activity_image: null,
    published: true,
    ...more,
  });
}

const { compare } = new Intl.Collator('fr', { numeric: true });
const zellige = exhibitor('zellige', 'A1', {
  name: { fr: 'Atelier du zellige', ar: 'ورشة الزليج' },
  category: { fr: 'Céramique' },
});
const weavers = exhibitor('tisseuses', 'A10', { name: { fr: 'Tisseuses de Figuig' } });
const books = exhibitor('livres', 'B2', { zone_id: 'books', description: { en: 'Rare books' } });
const all = [weavers, exhibitor('nomade', null), books, zellige, exhibitor('cuivre', 'A2')];
const found = (query: string, zone = '') =>
  narrow(all, zone, finder(query, undefined)).map(({ id }) => id);

test('stands are counted as numbers, and what has no stand comes last', () => {
  expect(byStand(all, compare).map(({ stand }) => stand)).toEqual(['A1', 'A2', 'A10', 'B2', null]);
});

test('who stands beside an exhibitor are the others of the zone, and of many the nearest', () => {
  expect(besideIn(byZone(all).get('crafts') ?? [], 'cuivre').map(({ id }) => id)).toEqual([
    'zellige',
    'tisseuses',
    'nomade',
  ]);
  const row = Array.from({ length: 30 }, (_, at) => exhibitor(`of ${30 - at}`, `C${30 - at}`));
  const beside = (of: number) =>
    besideIn(byZone(row).get('crafts') ?? [], `of ${of}`).map(({ stand }) =>
      Number(stand?.slice(1)),
    );
  expect(beside(1)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(beside(10)).toEqual([4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16]);
  expect(beside(30)).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  expect(beside(10)).toHaveLength(mostBeside);
});

test('exhibitors are found in every language, by craft and by stand', () => {
  expect(found('ceram')).toEqual(['zellige']);
  expect(found('زليج')).toEqual(['zellige']);
  expect(found('RARE')).toEqual(['livres']);
  expect(found('a10')).toEqual(['tisseuses']);
  expect(found('zellige books')).toEqual([]);
});

test('a zone narrows what is found; nothing asked leaves all', () => {
  expect(found('', 'books')).toEqual(['livres']);
  expect(found('rare', 'crafts')).toEqual([]);
  expect(narrow(all, '', finder(' ', undefined))).toBe(all);
});

test('of two who share the number of a stand the one that is named is chosen', () => {
  const guests = exhibitor('invités', 'A1', { zone_id: 'books' });
  const all = [zellige, guests, weavers];
  expect(chosenAt(all, 'A1', guests.id)).toBe(guests);
  expect(chosenAt(all, 'A1', zellige.id)).toBe(zellige);
  // As in a link that was printed, or of somebody who has moved since.
  expect([chosenAt(all, 'A1', ''), chosenAt(all, 'A10', guests.id)]).toEqual([zellige, weavers]);
  expect([chosenAt(all, 'Z9', ''), chosenAt(all, '', guests.id)]).toEqual([undefined, undefined]);
});
