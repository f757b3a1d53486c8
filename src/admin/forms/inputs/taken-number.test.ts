import { expect, test } from 'vitest';
import { type Bounds, leftTyping, type Typing, typingOf } from './taken-number.ts';

const day = { min: 5, max: 1440 };

/** What a field is worth after each of these texts is typed where a value stands. */
function worths(texts: readonly (number | string)[], bounds: Bounds, stands: number | null = null) {
  let [value, typed]: [number | null, Typing | undefined] = [stands, undefined];
  return texts.map((text) => {
    typed = typingOf(text, value, bounds, typed);
    if (typed.taken !== undefined) value = typed.taken;
    return value;
  });
}

test('of what is typed key by key, what is within bounds is taken', () => {
  expect(worths(['4', '45'], day)).toEqual([null, 45]);
  expect(worths(['1', '12', '120'], day, 60)).toEqual([60, 12, 120]);
  expect(worths(['5', '1440', '1441'], day, 60)).toEqual([5, 1440, 1440]);
});

test('what is being typed is read as far as it goes', () => {
  expect(worths(['1.', '007', '-2', '34.10'], {})).toEqual([1, 7, -2, 34.1]);
  expect(['', '-', '.'].map((text) => typingOf(text, 45, day).taken)).toEqual([null, null, null]);
});

test('of a number that grows beyond its bounds nothing is taken that it was on the way', () => {
  expect(worths(['2', '20', '200', '2000'], day, 60)).toEqual([60, 20, 200, 60]);
  // Another number, typed in the place of one that was whole.
  expect(worths(['1', '12', '120', '2', '20', '200', '2000'], day, 60).at(-1)).toBe(120);
  expect(worths(['2000', '200'], day, 60)).toEqual([60, 200]);
  expect(worths(['-', '-9', '-95'], { min: -90, max: 90 }, 34)).toEqual([null, -9, 34]);
});

test('who types is told once no further digit can help', () => {
  const beyond = (text: string, bounds: Bounds) =>
    typingOf(text, null, bounds).wrong === 'out_of_range';
  expect(['4', '1440', '1441', '2000', ''].map((text) => beyond(text, day))).toEqual([
    ...[false, false, true, true, false],
  ]);
  expect(['-9', '-91', '91'].map((text) => beyond(text, { min: -90, max: 90 }))).toEqual([
    ...[false, true, true],
  ]);
});

test('a number with letters in it is said to be none, and nothing is taken of what follows them', () => {
  const one = typingOf('1', 60, day);
  const h = typingOf('1', 60, day, one, true);
  const whole = ['13', '130'].reduce((typed, text) => typingOf(text, 60, day, typed), h);
  expect(h).toMatchObject({ wrong: 'not_a_number', taken: 60 });
  expect(whole).toMatchObject({ text: '130', wrong: 'not_a_number', taken: 60 });
  expect(leftTyping(whole)).toMatchObject({ text: undefined, wrong: 'not_a_number' });
  expect(leftTyping(typingOf('2000', 60, day))).toBeUndefined();
});

test('letters in the place of a whole number leave it, and what is typed next is a number anew', () => {
  const letters = typingOf('', 60, day, undefined, true);
  expect(letters).toMatchObject({ wrong: 'not_a_number', taken: 60 });
  const next = typingOf('45', 60, day, letters);
  expect(next).toMatchObject({ taken: 45 });
  expect(next.wrong).toBeUndefined();
  expect(leftTyping(next)).toBeUndefined();
});
