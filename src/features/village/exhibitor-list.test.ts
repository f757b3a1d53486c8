import { expect, test } from 'vitest';
import type { Exhibitor } from '#entities/index.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { byStand, narrow } from './exhibitor-list.ts';

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
const found = (query: string, zone = '') => narrow(all, { query, zone }).map(({ id }) => id);

test('stands are counted as numbers, and what has no stand comes last', () => {
  expect(byStand(all, compare).map(({ stand }) => stand)).toEqual(['A1', 'A2', 'A10', 'B2', null]);
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
  expect(narrow(all, { query: ' ', zone: '' })).toBe(all);
});
