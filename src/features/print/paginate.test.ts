import fc from 'fast-check';
import { expect, test } from 'vitest';
import { booklet, paginate } from './paginate.ts';

const row = { height: 3 };
const heading = { height: 2, leads: true };

test('a page is filled to its foot and no further', () => {
  expect(paginate([row, row, row, row], 9)).toEqual([[0, 1, 2], [3]]);
  expect(paginate([row, row, row], 8.9)).toEqual([[0, 1], [2]]);
  expect(paginate([], 9)).toEqual([]);
});

test('headings stand with what they head', () => {
  expect(paginate([row, row, heading, row], 9)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(paginate([row, heading, heading, row], 9)).toEqual([[0], [1, 2, 3]]);
});

test('a page that goes on with what an earlier one began has its heading again', () => {
  expect(paginate([heading, row, row, row, heading, row], 8)).toEqual([
    [0, 1, 2],
    [0, 3],
    [4, 5],
  ]);
  expect(paginate([heading, row, { height: 8 }], 9)).toEqual([[0, 1], [2]]);
});

test('what begins a page does so, with the headings before it', () => {
  expect(paginate([row, { ...heading, begins: true }, row, row], 20)).toEqual([[0], [1, 2, 3]]);
  expect(paginate([{ ...heading, begins: true }, row], 20)).toEqual([[0, 1]]);
});

test('what is higher than a page has one of its own', () => {
  expect(paginate([row, { height: 12 }, row], 9)).toEqual([[0], [1], [2]]);
  expect(paginate([heading, { height: 12 }, row], 9)).toEqual([[0], [1], [0, 2]]);
});

test('every block is on one page, in order, headings on later ones too, and no page overflows', () => {
  const blocks = fc.array(
    fc.record({
      height: fc.integer({ min: 1, max: 10 }),
      leads: fc.boolean(),
      begins: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(blocks, fc.integer({ min: 10, max: 40 }), (given, room) => {
      const pages = paginate(given, room);
      const first = pages.flatMap((page, at) =>
        page.filter((index) => !pages.slice(0, at).some((earlier) => earlier.includes(index))),
      );
      expect(first).toEqual(given.map((_, index) => index));
      const again = pages.flat().filter((index, at, all) => all.indexOf(index) < at);
      expect(again.every((index) => given[index]?.leads)).toBe(true);
      for (const page of pages) {
        const height = page.reduce((sum, index) => sum + (given[index]?.height ?? 0), 0);
        expect(height).toBeLessThanOrEqual(room);
      }
    }),
  );
});

test('a booklet of eight pages has its sides in the printers’ order', () => {
  expect(booklet(8)).toEqual([
    [7, 0],
    [1, 6],
    [5, 2],
    [3, 4],
  ]);
});

test('a booklet is filled up to whole sheets', () => {
  expect(booklet(5)).toHaveLength(4);
  expect(booklet(1)).toEqual([
    [3, 0],
    [1, 2],
  ]);
  expect(booklet(0)).toEqual([]);
});

test('folded, every page lies on the back of the one before or opposite it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (pages) => {
      const sides = booklet(pages);
      // Leaves of the outer half going in, then of the other half coming out: what a reader turns.
      const read: number[] = [];
      for (let sheet = 0; sheet < sides.length; sheet += 2) {
        read.push(sides[sheet]?.[1] ?? -1, sides[sheet + 1]?.[0] ?? -1);
      }
      for (let sheet = sides.length - 2; sheet >= 0; sheet -= 2) {
        read.push(sides[sheet + 1]?.[1] ?? -1, sides[sheet]?.[0] ?? -1);
      }
      expect(read).toEqual(read.map((_, index) => index));
    }),
  );
});
