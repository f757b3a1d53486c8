/** What a table's bytes were read as. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1256';

/**
 * The text of a table file. Its encoding is named by a byte order mark, else told by its bytes: they
 * are UTF-8, or every other one is zero, or their accents stand alone (French) or in words (Arabic).
 */
export function decodeTable(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return { text: text.replace(/^\ufeff/, ''), encoding };
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const wide = wideEncoding(bytes.subarray(0, 4_000));
  if (wide) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return isArabicCodePage(bytes) ? 'windows-1256' : 'windows-1252';
  }
}

/** UTF-16 without a mark: separators and digits leave a zero in one half of the pairs only. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  let even = 0;
  let odd = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const many = bytes.length / 20;
  if (odd > many && even < odd / 10) return 'utf-16le';
  return even > many && odd < even / 10 ? 'utf-16be' : undefined;
}

/** Most letters beyond ASCII stand in runs of three and more, as they do in Arabic words. */
function isArabicCodePage(bytes: Uint8Array): boolean {
  let alone = 0;
  let inWords = 0;
  let run = 0;
  for (let index = 0; index <= bytes.length; index += 1) {
    if ((bytes[index] ?? 0) >= 0x80) {
      run += 1;
      continue;
    }
    if (run >= 3) inWords += run;
    else alone += run;
    run = 0;
  }
  return inWords > alone;
}
