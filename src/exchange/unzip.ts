import { Unzip, UnzipInflate } from 'fflate';

/** Bytes that are read in one go. */
const step = 65_536;

/** Why a file cannot be unpacked. */
type ZipTrouble = 'not_a_zip' | 'too_large';

export type Unzipped =
  | { readonly ok: true; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly trouble: ZipTrouble };

/**
 * Unpacks the wanted files of a .zip, `most` bytes of them at most. What is unpacked is counted while
 * it comes, since the sizes that are written in a file may lie. Never throws.
 */
export function unzip(
  bytes: Uint8Array,
  most: number,
  isWanted: (name: string) => boolean = () => true,
): Unzipped {
  const chunks = new Map<string, Uint8Array[]>();
  let size = 0;
  let open = 0;
  let broken = false;
  const reader = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const own: Uint8Array[] = [];
    chunks.set(file.name, own);
    open += 1;
    file.ondata = (error, chunk, final) => {
      broken ||= Boolean(error);
      if (chunk) own.push(chunk);
      size += chunk?.length ?? 0;
      if (final) open -= 1;
    };
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += step) {
      reader.push(bytes.subarray(at, at + step), at + step >= bytes.length);
      if (size > most) return { ok: false, trouble: 'too_large' };
      if (broken) break;
    }
  } catch {
    broken = true;
  }
  if (broken || open > 0 || chunks.size === 0) return { ok: false, trouble: 'not_a_zip' };
  return { ok: true, files: new Map([...chunks].map(([name, own]) => [name, joined(own)])) };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
