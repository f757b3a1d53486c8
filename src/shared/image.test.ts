import { expect, test } from 'vitest';
import { imageSize, isStoredImage, mediumImage, smallImage, wholeImage } from './image.ts';

test('a stored picture’s path says its size, width first, and nothing leads out of the folder', () => {
  expect(imageSize('people/amina-400x300.webp')).toEqual({ width: 400, height: 300 });
  for (const path of ['news/a-1x1.gif', 'a/b/c_d-99999x1.jpeg', 'x-12x34.png']) {
    expect(isStoredImage(path), path).toBe(true);
  }
  for (const path of [
    ...['news//a-1x1.png', '/news/a-1x1.png', '../a-1x1.png', 'News/a-1x1.png', 'a-1x1.svg'],
    ...['a-0x10.png', 'a-100000x1.png', 'a.png', 'a-1x1.png?x', 'https://a.example/a-1x1.png'],
  ]) {
    expect(isStoredImage(path), path).toBe(false);
  }
  expect(imageSize('https://a.example/a.png')).toBeUndefined();
});

test('the small version lies beside the picture', () => {
  expect(smallImage('people/amina-400x300.webp')).toBe('people/amina-400x300.small.webp');
  expect(smallImage('people.old/amina-4x3.png')).toBe('people.old/amina-4x3.small.png');
});

test('a picture whose name says so has a medium version beside it, another has none', () => {
  expect(mediumImage('people/amina-m-1600x900.webp')).toBe('people/amina-m-1600x900.medium.webp');
  for (const path of ['people/amina-1600x900.webp', 'm-1600x900.webp', 'a-m-1/b-1600x900.webp']) {
    expect(mediumImage(path), path).toBeUndefined();
  }
});

test('a smaller version leads back to its picture', () => {
  const path = 'people/amina-m-1600x900.webp';
  expect([path, smallImage(path), mediumImage(path) ?? ''].map(wholeImage)).toEqual([
    path,
    path,
    path,
  ]);
});
