import { apiFailure, type Refusal } from './api-failure.ts';
import type { Role } from './caller.ts';
import { within } from './within.ts';

const KB = 1024;
const MB = 1024 * KB;
/** What all bodies that are being read or answered may hold together, bytes. */
const ALL = 256 * MB;
/** How long a client may fall silent in the middle of a body, ms. */
const SILENCE_MS = 15_000;
/** No part of the API nests its JSON deeper than a dozen; parsers that call themselves end far above. */
const MOST_NESTED = 64;

const UPLOAD = /^\/storage\/v1\/object\/(?!(list|sign|move|copy)(\/|$))/;

/** Bytes that a request of this caller may bring to this path. */
export function budgetOf(pathname: string, role: Role): number {
  const anonymous = role === 'anon';
  if (UPLOAD.test(pathname) && !anonymous) return 52 * MB;
  if (pathname.startsWith('/rest/v1/')) return anonymous ? 512 * KB : 8 * MB;
  // The mail that came back stands in the report of it.
  if (pathname === '/functions/v1/mail/bounces') return MB;
  return 64 * KB;
}

/** Answers a request once its body is here. */
export type WithBody = (request: Request) => Promise<Response>;

/**
 * Reads bodies for the parts of the API, never more than the budget: who brings more is refused while
 * reading, who brings JSON that nests too deep before anybody parses it.
 */
export function createBodyReader(silenceMs = SILENCE_MS) {
  let held = 0;
  return async (request: Request, budget: number, answer: WithBody): Promise<Response> => {
    if (!request.body) return answer(request);
    const { pathname } = new URL(request.url);
    const refuse = (refusal: Refusal) =>
      apiFailure(pathname, { ...refusal, headers: { ...refusal.headers, connection: 'close' } });
    if (Number(request.headers.get('content-length') ?? 0) > budget) return refuse(tooLarge);
    const chunks: Uint8Array[] = [];
    let size = 0;
    const reader = request.body.getReader();
    try {
      for (;;) {
        const chunk = await within(reader.read(), silenceMs);
        if (!chunk) return refuse(tooSlow);
        if (chunk.done) break;
        size += chunk.value.length;
        held += chunk.value.length;
        if (size > budget) return refuse(tooLarge);
        if (held > ALL) return refuse(tooMuch);
        chunks.push(chunk.value);
      }
      const body = Buffer.concat(chunks);
      if (!UPLOAD.test(pathname) && isTooDeep(body)) return refuse(tooDeep);
      const { url, method, headers } = request;
      return await answer(new Request(url, { method, headers, ...(size > 0 && { body }) }));
    } catch (error) {
      // Its client has gone; nobody reads this.
      if (request.signal.aborted) return refuse(tooSlow);
      throw error;
    } finally {
      held -= size;
      reader.cancel().catch(() => undefined);
    }
  };
}

const tooLarge: Refusal = {
  status: 413,
  code: 'request_too_large',
  restCode: 'PGRST102',
  message: 'The request is too large',
};
const tooMuch: Refusal = {
  status: 503,
  code: 'request_timeout',
  message: 'Too much is being sent at once',
  headers: { 'retry-after': '1' },
};
const tooSlow: Refusal = {
  status: 408,
  code: 'request_timeout',
  message: 'The rest of the request did not come',
};
const tooDeep: Refusal = {
  status: 400,
  code: 'bad_json',
  restCode: 'PGRST102',
  message: 'The JSON nests too deep',
};

/** Whether JSON opens more brackets within each other than anything here may. */
export function isTooDeep(json: Uint8Array, most = MOST_NESTED): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (quoted) {
      if (byte === 0x5c) at += 1;
      else if (byte === 0x22) quoted = false;
    } else if (byte === 0x22) quoted = true;
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > most) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return false;
}
