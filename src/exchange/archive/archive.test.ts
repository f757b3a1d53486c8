import { expect, test } from 'vitest';
import { ofItsEdition } from './archive.ts';

const row = (kind: 'edition' | 'speaker' | 'zone', id: string, more: object = {}) => ({
  ...{ kind, id, row: { id, ...more } },
});
const archive = {
  edition: 21,
  rows: [
    row('edition', '20'),
    row('edition', '21'),
    row('speaker', 's', { edition_ids: [19, 20, 21] }),
    row('zone', 'z', { edition_id: 21 }),
  ],
};

test('only the edition of the archive is restored, and nobody becomes part of one that is not there', () => {
  const { rows, others } = ofItsEdition(archive, new Map());
  expect(others.map(({ id }) => id)).toEqual(['20']);
  expect(rows.map(({ id }) => id)).toEqual(['21', 's', 'z']);
  expect(rows[1]?.row.edition_ids).toEqual([21]);
});

test('an edition that is there already is not written again, but keeps its speakers', () => {
  const { rows, others } = ofItsEdition(archive, new Map([['20', {}]]));
  expect(others).toEqual([]);
  expect(rows.map(({ id }) => id)).toEqual(['21', 's', 'z']);
  expect(rows[1]?.row.edition_ids).toEqual([20, 21]);
});
