import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings in use; undefined stands for none. */
export type Coding = 'br' | 'gzip' | undefined;

const WORTHWHILE_BYTES = 1_000;
const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|manifest\+json|atom\+xml|xml)|image\/svg\+xml)/;

/** The best coding that an Accept-Encoding header allows. */
export function codingFor(acceptEncoding: string | null | undefined): Coding {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

/** Whether content of the type and size (bytes) gains by compression. */
export function isWorthCompressing(contentType: string | null, size: number): boolean {
  return size >= WORTHWHILE_BYTES && COMPRESSIBLE.test(contentType ?? '');
}

/** Compresses on libuv's threads; `effort` is 'quick' for answers made once, 'best' for kept files. */
function compress(
  content: Uint8Array,
  coding: NonNullable<Coding>,
  effort: 'quick' | 'best',
): Promise<Uint8Array> {
  if (coding === 'gzip') return promisify(gzip)(content, { level: effort === 'best' ? 9 : 5 });
  const quality = effort === 'best' ? 10 : 4;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}

/** Compresses what is asked for again under its name, a name for each content. */
export type KeptCompression = (
  name: string,
  content: Uint8Array,
  coding: NonNullable<Coding>,
) => Promise<Uint8Array>;

/** Keeps what it has compressed at its best, the last asked for, up to `most` bytes. */
export function keptCompression(most: number): KeptCompression {
  interface Kept {
    readonly made: Promise<Uint8Array>;
    size: number;
  }
  const kept = new Map<string, Kept>();
  let bytes = 0;
  const weigh = (key: string, one: Kept, size: number) => {
    // It made room for others while it was being made.
    if (kept.get(key) !== one) return;
    one.size = size;
    bytes += size;
    for (const [oldest, { size: freed }] of kept) {
      if (bytes <= most) return;
      kept.delete(oldest);
      bytes -= freed;
    }
  };
  return (name, content, coding) => {
    const key = `${coding} ${name}`;
    const known = kept.get(key);
    const one = known ?? { made: compress(content, coding, 'best'), size: 0 };
    kept.delete(key);
    kept.set(key, one);
    if (!known)
      one.made.then(
        ({ length }) => weigh(key, one, length),
        () => kept.delete(key),
      );
    return one.made;
  };
}

/** Compresses an answer of the API when its reader can take it and it is worth it. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const contentType = response.headers.get('content-type');
  const plain = !response.body || response.headers.has('content-encoding');
  if (plain || !isWorthCompressing(contentType, Number.POSITIVE_INFINITY)) return response;
  const content = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const coding = codingFor(request.headers.get('accept-encoding'));
  const { status } = response;
  if (!coding || !isWorthCompressing(contentType, content.length)) {
    return new Response(content, { status, headers });
  }
  headers.set('content-encoding', coding);
  headers.delete('content-length');
  return new Response((await compress(content, coding, 'quick')) as BodyInit, { status, headers });
}
