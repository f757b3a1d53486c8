import { zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { unzip } from './unzip.ts';

const text = (length: number) => Buffer.alloc(length, 'abcdefghijklmnopqrstuvwxyz');

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
    'stored.bin': [text(300_000), { level: 0 }],
  });
  const all = unzip(zip, 1_000_000);
  const sizes = { 'a.txt': 200_000, 'b/c.txt': 3, 'stored.bin': 300_000 };
  expect(all.ok && [...all.files.keys()]).toEqual(Object.keys(sizes));
  for (const [name, size] of Object.entries(sizes)) {
    expect(all.ok && text(size).equals(all.files.get(name) ?? text(0)), name).toBe(true);
  }
  const one = unzip(zip, 1_000, (name) => name.startsWith('b/'));
  expect(one.ok && [...one.files.keys()]).toEqual(['b/c.txt']);
});

test('more than may be unpacked is refused, whatever the file says', () => {
  const zip = zipSync({ 'a.txt': Buffer.alloc(12_000_000, 'a') });
  for (const size of [12_000_000, 10, 0]) {
    const unpacked = unzip(lying(zip.slice(), size), 1_000_000);
    // Alone, for what is unpacked all the same would take minutes to print.
    expect(unpacked.ok).toBe(false);
    expect(unpacked).toEqual({ ok: false, trouble: 'too_large' });
  }
});

test('what all files together unpack to counts, and ends the reading as soon as it is too much', () => {
  const names = Array.from({ length: 20 }, (_, index) => `${index}.txt`);
  const files = names.map((name) => [name, text(100_000)] as const);
  const zip = zipSync(Object.fromEntries(files), { level: 0 });
  const parts = vi.spyOn(zip, 'subarray');
  expect(unzip(zip, 1_000_000)).toEqual({ ok: false, trouble: 'too_large' });
  const partly = parts.mock.calls.length;
  expect(unzip(zip, 2_000_000).ok).toBe(true);
  expect(partly).toBeLessThan(0.6 * (parts.mock.calls.length - partly));
});

/** A packed file whose content is no longer what was packed. */
function spoilt(): Uint8Array {
  const zip = zipSync({ 'a.txt': text(200_000), 'b.txt': text(10) });
  return zip.fill(0xff, 40, 60);
}

test.each([
  ['no zip', text(100)],
  ['nothing', new Uint8Array()],
  ['a damaged zip', spoilt()],
  ['a cut zip', zipSync({ 'a.txt': [text(200_000), { level: 0 }] }).slice(0, 1_000)],
])('%s is refused', (_, bytes) => {
  expect(unzip(bytes, 1_000_000)).toEqual({ ok: false, trouble: 'not_a_zip' });
});
