import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unzip } from './unzip.ts';

const text = (length: number) => new Uint8Array(length).fill(97);

/** A .zip whose files say that they are of another size than they are. */
function lying(zip: Uint8Array, size: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset);
  for (let at = 0; at + 30 < zip.length; at += 1) {
    const sign = view.getUint32(at, true);
    if (sign === 0x04034b50) view.setUint32(at + 22, size, true);
    if (sign === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return zip;
}

test('what was packed comes out, as far as it is wanted', () => {
  const zip = zipSync({
    'a.txt': text(200_000),
    'b/c.txt': text(3),
    'stored.bin': [text(9), { level: 0 }],
  });
  const all = unzip(zip, 1_000_000);
  expect(all.ok && [...all.files].map(([name, { length }]) => [name, length])).toEqual([
    ['a.txt', 200_000],
    ['b/c.txt', 3],
    ['stored.bin', 9],
  ]);
  const one = unzip(zip, 1_000, (name) => name.startsWith('b/'));
  expect(one.ok && [...one.files.keys()]).toEqual(['b/c.txt']);
});

test('more than may be unpacked is refused while it comes, whatever the file says', () => {
  const zip = zipSync({ 'a.txt': text(60_000_000) });
  for (const size of [60_000_000, 10, 0]) {
    const begun = performance.now();
    expect(unzip(lying(zip.slice(), size), 5_000_000)).toEqual({ ok: false, trouble: 'too_large' });
    expect(performance.now() - begun).toBeLessThan(2_000);
  }
});

test.each([
  ['no zip', text(100)],
  ['nothing', new Uint8Array()],
  ['a cut zip', zipSync({ 'a.txt': [text(200_000), { level: 0 }] }).slice(0, 1_000)],
])('%s is refused', (_, bytes) => {
  expect(unzip(bytes, 1_000_000)).toEqual({ ok: false, trouble: 'not_a_zip' });
});
