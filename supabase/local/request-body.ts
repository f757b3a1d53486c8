import { apiFailure, type Refusal } from './api-failure.ts';
import type { Caller, Role } from './caller.ts';
import { within } from './within.ts';

const KB = 1024;
const MB = 1024 * KB;
/** What all bodies that are being read or answered may hold together, bytes. */
const ALL = 256 * MB;
/**
 * What of it whoever has no account may hold from one address, which a hall's visitors share, and one
 * account, which may send a file while another is on its way.
 */
const AT_ONE_ADDRESS = 32 * MB;
const OF_ONE_ACCOUNT = 104 * MB;
/** How much is read of the rest of a body that is refused, bytes. */
const READ_AWAY = 4 * MB;
/**
 * How long a client may fall silent in the middle of a body, ms: as long as a page waits for its call, and
 * with a file, for which it waits for two minutes, through the holes of a bad network.
 */
const SILENCE_MS = { call: 15_000, upload: 60_000 };
/**
 * How long a body may be on its way, ms: of whoever has no account, for whom no page waits longer, and of an
 * account, which may send a file over a slow network. What comes a byte at a time is never silent, and holds
 * the room of all at its address.
 */
const ON_ITS_WAY_MS = { anonymous: 60_000, account: 300_000 };
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

/** Whose bodies are counted together, what they may hold, bytes, and how long each may take to come, ms. */
export interface BodyShare {
  readonly key: string;
  readonly most: number;
  readonly longestMs: number;
}

/** The share of a caller at an address; the service itself has all there is. */
export function bodyShareOf({ role, claims }: Caller, address: string): BodyShare {
  const { anonymous, account } = ON_ITS_WAY_MS;
  if (role === 'service_role') return { key: role, most: ALL, longestMs: account };
  return role === 'authenticated' && claims.sub
    ? { key: `account ${claims.sub}`, most: OF_ONE_ACCOUNT, longestMs: account }
    : { key: `address ${address}`, most: AT_ONE_ADDRESS, longestMs: anonymous };
}

/** Answers a request once its body is here. */
export type WithBody = (request: Request) => Promise<Response>;

/**
 * Reads bodies for the parts of the API, never keeping more than the budget: who brings more is refused, who
 * brings JSON that nests too deep before anybody parses it. A refusal waits for the end of a body that comes
 * within reason: whose connection is closed while sending may never see the answer, takes that for a network
 * that failed, and sends the same again.
 */
export function createBodyReader(silence = SILENCE_MS) {
  let held = 0;
  const heldBy = new Map<string, number>();
  const hold = (key: string, bytes: number): number => {
    held += bytes;
    const own = (heldBy.get(key) ?? 0) + bytes;
    if (own > 0) heldBy.set(key, own);
    else heldBy.delete(key);
    return own;
  };
  const silenceAt = (pathname: string) => (UPLOAD.test(pathname) ? silence.upload : silence.call);
  return {
    /** Answers a request with its whole body, or says why it cannot be taken. */
    async read(
      request: Request,
      budget: number,
      share: BodyShare,
      answer: WithBody,
    ): Promise<Response> {
      if (!request.body) return answer(request);
      const { pathname } = new URL(request.url);
      const silenceMs = silenceAt(pathname);
      const end = Date.now() + share.longestMs;
      const chunks: Uint8Array[] = [];
      let size = 0;
      const letGo = () => {
        hold(share.key, -size);
        size = chunks.length = 0;
      };
      const reader = request.body.getReader();
      const refuse = async (refusal: Refusal) => {
        letGo();
        return failure(pathname, refusal, await readAway(reader, silenceMs));
      };
      try {
        if (Number(request.headers.get('content-length') ?? 0) > budget)
          return await refuse(tooLarge);
        for (;;) {
          const chunk = await within(reader.read(), Math.min(silenceMs, end - Date.now()));
          if (!chunk) return failure(pathname, tooSlow, false);
          if (chunk.done) break;
          size += chunk.value.length;
          const own = hold(share.key, chunk.value.length);
          if (size > budget) return await refuse(tooLarge);
          if (own > share.most || held > ALL) return await refuse(tooMuch);
          chunks.push(chunk.value);
        }
        const body = Buffer.concat(chunks);
        if (!UPLOAD.test(pathname) && isTooDeep(body)) return failure(pathname, tooDeep, true);
        const { url, method, headers } = request;
        return await answer(new Request(url, { method, headers, ...(size > 0 && { body }) }));
      } catch (error) {
        // Its client has gone; nobody reads this.
        if (request.signal.aborted) return failure(pathname, tooSlow, false);
        throw error;
      } finally {
        letGo();
        reader.cancel().catch(() => undefined);
      }
    },
    /** Refuses a request for another reason than its body. */
    async refuse(request: Request, refusal: Refusal): Promise<Response> {
      const { pathname } = new URL(request.url);
      const reader = request.body?.getReader();
      const isWhole = !reader || (await readAway(reader, silenceAt(pathname)).catch(() => false));
      reader?.cancel().catch(() => undefined);
      return failure(pathname, refusal, isWhole);
    },
  };
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads what is left of a body and keeps nothing of it; whether its end was reached. */
async function readAway(reader: BodyReader, silenceMs: number): Promise<boolean> {
  for (let read = 0; read <= READ_AWAY; ) {
    const chunk = await within(reader.read(), silenceMs);
    if (!chunk) return false;
    if (chunk.done) return true;
    read += chunk.value.length;
  }
  return false;
}

/** A refusal; over a connection on which more of the body would come, it is the last word. */
function failure(pathname: string, refusal: Refusal, isWhole: boolean): Response {
  const headers = { ...refusal.headers, ...(!isWhole && { connection: 'close' }) };
  return apiFailure(pathname, { ...refusal, headers });
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
export function isTooDeep(json: Uint8Array): boolean {
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
      if (depth > MOST_NESTED) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return false;
}
