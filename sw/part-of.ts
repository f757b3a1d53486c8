/**
 * The part of a whole answer that a `Range` header asks for (RFC 9110): 206 with the bytes there are of
 * it, 416 where there are none. Without a header, or one that asks for something else than a single
 * range of bytes, the whole.
 */
export async function partOf(whole: Response, range: string | null): Promise<Response> {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '');
  const [, first = '', last = ''] = asked ?? [];
  if (!first && !last) return whole;
  const blob = await whole.blob();
  const { size } = blob;
  const headers = new Headers(whole.headers);
  headers.set('accept-ranges', 'bytes');
  // Without a first byte, as many are meant as the other number says, at the end.
  const from = first ? Number(first) : Math.max(size - Number(last), 0);
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (from > to) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  }
  headers.set('content-range', `bytes ${from}-${to}/${size}`);
  headers.set('content-length', String(to - from + 1));
  return new Response(blob.slice(from, to + 1), { status: 206, headers });
}
