import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialOf, nameLines, starOf } from './name-art.ts';

test('a star follows from the id alone', () => {
  expect(starOf('a4b6dcbd')).toEqual(starOf('a4b6dcbd'));
  expect(starOf('a4b6dcbd')).not.toEqual(starOf('a4b6dcbe'));
});

test('among two thousand people hardly two have the same star, and every ground is used', () => {
  const stars = Array.from({ length: 2000 }, (_, index) => starOf(`person ${index}`));
  expect(new Set(stars.map((star) => JSON.stringify(star))).size).toBeGreaterThan(1950);
  for (let ground = 0; ground < 6; ground += 1) {
    const share = stars.filter((star) => star.ground === ground).length / stars.length;
    expect(share).toBeGreaterThan(0.1);
  }
});

test('whatever the id, outlines are plain numbers within reach of the field', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const { ground, outlines } = starOf(id);
      expect([0, 1, 2, 3, 4, 5]).toContain(ground);
      for (const one of outlines)
        expect(one).toMatch(/^M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+)+Z$/);
    }),
  );
});

test.each([
  ['عبد الإله الرحموني', ['عبد\u00a0الإله', 'الرحموني']],
  ['زينب', ['زينب']],
  ['أبو بكر بن عبد الله', ['أبو\u00a0بكر', 'بن\u00a0عبد\u00a0الله']],
])('%s is broken where its meaning allows', (name, lines) => {
  expect(nameLines(name, 'ar', 22).lines).toEqual(lines);
});

test.each([
  'عبد الحفيظ المزوناتي',
  'عبد العزيز بن عبد الرحمن آل الشيخ المدغري الحسني',
  'Christopher-Alexander von Wartenburg-Hohenlohe',
  'X',
])('%s fits the arch', (name) => {
  const { lines, size } = nameLines(name, 'latin', 22);
  expect(lines.join(' ').replaceAll('\u00a0', ' ')).toBe(name);
  expect(size).toBeGreaterThan(0);
  for (const line of lines) expect(line.length * size * 0.47).toBeLessThanOrEqual(66);
});

test('the first letter is the name’s own, not its article', () => {
  expect(initialOf('الحسن')).toBe('ح');
  expect(initialOf('إلياس')).toBe('إ');
  expect(initialOf('Ángel')).toBe('Á');
  expect(initialOf('')).toBe('');
});
