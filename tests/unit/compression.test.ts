import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { keptCompression } from '#local/compression.ts';

const text = (letter: string) => Buffer.from(letter.repeat(5_000));

test('a content is compressed once, whatever else is asked for, while there is room', async () => {
  const compressed = keptCompression(10_000);
  const first = compressed('a', text('a'), 'br');
  expect(brotliDecompressSync(await first)).toEqual(text('a'));
  for (let other = 0; other < 100; other += 1) await compressed(`${other}`, text('b'), 'br');
  expect(compressed('a', text('a'), 'br')).toBe(first);
  const zipped = compressed('a', text('a'), 'gzip');
  expect(gunzipSync(await zipped)).toEqual(text('a'));
});

test('beyond that what was asked for last is kept', async () => {
  const size = (await keptCompression(0)('a', text('a'), 'br')).length;
  const compressed = keptCompression(size * 2);
  const [a, b] = [compressed('a', text('a'), 'br'), compressed('b', text('b'), 'br')];
  await Promise.all([a, b]);
  expect(compressed('a', text('a'), 'br')).toBe(a);
  await compressed('c', text('c'), 'br');
  expect(compressed('a', text('a'), 'br')).toBe(a);
  expect(compressed('b', text('b'), 'br')).not.toBe(b);
});
