import { expect, test } from 'vitest';
import { moved, moveOf } from './keyboard.ts';

const columns = ['2026-11-20', '2026-11-21'].flatMap((day) =>
  ['a', 'b'].map((hall) => ({ day, hall })),
);
const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
const scale = { slot: 15, first: 360, last: 1680 };
const placing = { day: '2026-11-20', hall: 'b', from: 610, minutes: 50 };
const go = (move: Parameters<typeof moved>[1], from = placing) =>
  moved(from, move, columns, days, scale);

test('arrows along the line follow reading, up and down the clock', () => {
  const press = (key: string, rtl = false, shiftKey = false) => moveOf({ key, shiftKey }, rtl);
  expect([press('ArrowRight'), press('ArrowLeft')]).toEqual(['after', 'before']);
  expect([press('ArrowRight', true), press('ArrowLeft', true)]).toEqual(['before', 'after']);
  expect([press('ArrowDown'), press('ArrowDown', true)]).toEqual(['later', 'later']);
  expect([press('ArrowDown', false, true), press('Home')]).toEqual(['longer', undefined]);
});

test('what stands between two steps goes to the next of them', () => {
  expect([go('later').from, go('earlier').from]).toEqual([615, 600]);
  expect(go('later', { ...placing, from: 615 }).from).toBe(630);
  expect([go('longer').minutes, go('shorter').minutes]).toEqual([65, 35]);
});

test('nothing goes beyond the grid, nor becomes nothing', () => {
  expect(go('earlier', { ...placing, from: 360 }).from).toBe(360);
  expect(go('later', { ...placing, from: 1665 }).from).toBe(1665);
  expect(go('shorter', { ...placing, minutes: 15 }).minutes).toBe(15);
  expect(go('before', { ...placing, hall: 'a' })).toEqual({ ...placing, hall: 'a' });
});

test('the next hall of the last hall is on the next day', () => {
  expect(go('after')).toEqual({ ...placing, day: '2026-11-21', hall: 'a' });
  expect(go('before')).toEqual({ ...placing, hall: 'a' });
});

test('a page is a day, also one that is not on show', () => {
  const last = { ...placing, day: '2026-11-21' };
  expect(go('day_after', last).day).toBe('2026-11-22');
  expect(go('day_before').day).toBe('2026-11-20');
});

test('what has no hall comes into the first one of its day', () => {
  expect(moved({ ...placing, hall: null }, 'after', columns, days, scale).hall).toBe('a');
  const foreign = { ...placing, day: '2030-01-01', hall: null };
  expect(moved(foreign, 'after', columns, days, scale)).toMatchObject({ day: days[0], hall: 'a' });
});
