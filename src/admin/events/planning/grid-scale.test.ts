import { expect, test } from 'vitest';
import { drawnOut, paperScaleOf, placingAt, scaleOf, sheetsOf, yOf } from './grid-scale.ts';
import { isSeen, sightOf } from './in-sight.ts';

const columns = [
  { day: '2026-11-20', hall: 'a' },
  { day: '2026-11-20', hall: 'b' },
];
const screen = { rem: 16, room: 400, columns: 2 };
const scale = scaleOf(1, [], screen);
const held = { minutes: 60, grabbed: 20 };
const pointOf = (column: number, minute: number) => ({
  along: scale.gutter + (column + 0.5) * scale.column,
  down: scale.head + yOf(minute, scale),
});

test('a day goes from six until four in the night, and as far as sessions go beyond', () => {
  expect(scale).toMatchObject({ first: 360, last: 1680 });
  const early = [
    { from: 290, minutes: 30 },
    { from: 1600, minutes: 200 },
  ];
  expect(scaleOf(1, early, screen)).toMatchObject({ first: 240, last: 1800 });
});

test('columns share the room there is, and are never narrower than their titles want', () => {
  expect(scale.column).toBe(Math.floor((400 - 3.6 * 16) / 2));
  expect(scaleOf(1, [], { ...screen, columns: 12 }).column).toBe(9.5 * 16);
  expect(scaleOf(4, [], { ...screen, columns: 48 }).column).toBe(5 * 16);
});

test('a sheet of paper holds a day from its first session to its last, and no hall is left out', () => {
  const day = [
    { from: 545, minutes: 30 },
    { from: 1200, minutes: 95 },
  ];
  const paper = paperScaleOf(day, 6);
  expect(paper).toMatchObject({ first: 540, last: 1320 });
  expect(paper.head + yOf(paper.last, paper)).toBeLessThanOrEqual(710);
  expect(paper.gutter + 6 * paper.column).toBeLessThanOrEqual(672);
  expect(paperScaleOf([], 0)).toMatchObject({ first: 360, last: 1680 });

  const halls = Array.from({ length: 13 }, (_, hall) => hall);
  expect(sheetsOf(halls).map(({ length }) => length)).toEqual([5, 5, 3]);
  expect(sheetsOf(halls).flat()).toEqual(halls);
  expect(sheetsOf([])).toEqual([]);
});

test('a session is put where it is held, at the nearest step', () => {
  expect(placingAt(pointOf(1, 622), held, columns, scale)).toEqual({
    ...{ day: '2026-11-20', hall: 'b', from: 600, minutes: 60 },
  });
  expect(placingAt(pointOf(0, 623), held, columns, scale)?.from).toBe(605);
  expect(placingAt(pointOf(0, 365), held, columns, scale)?.from).toBe(360);
});

test('beside the columns is nowhere', () => {
  expect(placingAt(pointOf(2, 600), held, columns, scale)).toBeUndefined();
  expect(placingAt({ along: 10, down: 300 }, held, columns, scale)).toBeUndefined();
});

test('a session is drawn out to a step, and never to nothing', () => {
  const placing = { day: '2026-11-20', hall: 'a', from: 600, minutes: 60 };
  expect(drawnOut(placing, pointOf(0, 683), scale).minutes).toBe(85);
  expect(drawnOut(placing, pointOf(0, 500), scale).minutes).toBe(5);
});

test('only what is in sight is drawn, with some around it', () => {
  const many = scaleOf(4, [], { ...screen, columns: 200 });
  const box = { along: 800, down: 0, width: 800, height: 600 };
  const sight = sightOf(box, many, 200);
  expect(sight.columns).toEqual([9, 21]);
  expect(sight.minutes[0]).toBe(360);
  expect(sight.minutes[1]).toBeLessThan(1680);
  expect(isSeen(sight.minutes[1], 1700, sight.minutes)).toBe(false);
  expect(isSeen(sight.minutes[1] - 10, 1700, sight.minutes)).toBe(true);
  expect(sightOf({ ...box, along: 1e6 }, many, 200).columns[1]).toBe(200);
});
