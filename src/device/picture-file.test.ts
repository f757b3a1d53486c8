import { expect, test } from 'vitest';
import { largestPicture, pictureProblem, scaleTo } from './picture-file.ts';

const file = (...bytes: (number | string)[]) =>
  new Blob(bytes.map((part) => (typeof part === 'string' ? part : new Uint8Array([part]))));

test('PNG, JPEG and GIF are known by their first bytes', async () => {
  expect(await pictureProblem(file(0x89, 'PNG\r\n', 0x1a, '\n', 'rest'))).toBeUndefined();
  expect(await pictureProblem(file(0xff, 0xd8, 0xff, 0xe0, 'rest'))).toBeUndefined();
  expect(await pictureProblem(file('GIF89a'))).toBeUndefined();
});

test('everything else is refused, whatever it is called', async () => {
  for (const disguised of ['<svg onload="x">', '<!doctype html>', '%PDF-1.7', 'MZ', '']) {
    const named = new File([disguised], 'photo.png', { type: 'image/png' });
    expect(await pictureProblem(named)).toBe('not_a_picture');
  }
});

test('more than 10 MB is too much, 10 MB is not', async () => {
  const head = [0xff, 0xd8, 0xff];
  const of = (size: number) => new Blob([new Uint8Array(head), new Uint8Array(size - head.length)]);
  expect(await pictureProblem(of(largestPicture))).toBeUndefined();
  expect(await pictureProblem(of(largestPicture + 1))).toBe('too_large');
});

test('sizes are reduced in proportion and never enlarged', () => {
  expect(scaleTo({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(scaleTo({ width: 300, height: 10_000 }, 320)).toEqual({ width: 10, height: 320 });
  expect(scaleTo({ width: 200, height: 100 }, 320)).toEqual({ width: 200, height: 100 });
});
