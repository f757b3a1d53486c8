import { type Failure, fail, type Result, succeed } from '#shared/failure.ts';

/** The longest any request may take, body included, in milliseconds. */
export const deadline = 15_000;

/** The longest wait a server may ask for with Retry-After, in seconds. */
const longestRetryAfter = 15 * 60;

export type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/**
 * Fetches JSON of an expected shape within the deadline. Everything else is a failure: no answer is
 * `offline`, a late one, an error of the server or an answer of another shape (a captive portal's
 * page, say, whatever its status) is `unavailable`. `parse` makes the value of a body that is too long to be
 * parsed in one go.
 */
export async function fetchJson<T>(
  fetch: Fetch,
  address: string,
  request: RequestInit,
  read: (value: unknown) => T | undefined,
  parse: (response: Response) => Promise<unknown> = (response) => response.json(),
): Promise<Result<T>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), deadline);
  try {
    const response = await fetch(address, { ...request, signal: abort.signal });
    if (!response.ok) return { ok: false, failure: await failureOf(response) };
    const value = read(await parse(response));
    return value === undefined
      ? fail('unavailable', { detail: 'unexpected answer' })
      : succeed(value);
  } catch (error) {
    if (abort.signal.aborted) return fail('unavailable', { detail: 'deadline' });
    if (error instanceof SyntaxError) return fail('unavailable', { detail: 'not JSON' });
    return fail('offline', { detail: String(error) });
  } finally {
    clearTimeout(timer);
  }
}

/** True for an answer of the API itself to what was sent; a portal's page of that status is none. */
export function isVerdict({ code, detail }: Failure): boolean {
  return code === 'invalid' && /"code"/.test(detail ?? '');
}

async function failureOf(response: Response): Promise<Failure> {
  const detail = `${response.status} ${(await response.text()).slice(0, 400)}`;
  const retryAfter = retryAfterOf(response.headers.get('retry-after'));
  const isPage = /^text\/html\b/.test(response.headers.get('content-type') ?? '');
  // A network that wants to be signed in to, or a proxy; only of a file does a page say that it is not there.
  if (isPage && response.status !== 404) return { code: 'unavailable', detail, retryAfter };
  switch (response.status) {
    case 401:
      return { code: 'expired', detail };
    case 403:
      return { code: 'denied', detail };
    case 404:
      return { code: 'not_found', detail };
    case 408:
    case 429:
      return { code: 'unavailable', detail, retryAfter };
    case 409:
      return { code: 'conflict', detail };
    default:
      return response.status < 500
        ? { code: 'invalid', detail }
        : { code: 'unavailable', detail, retryAfter };
  }
}

/** Seconds to wait, from either form of the header (RFC 9110, 10.2.3). */
function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longestRetryAfter);
}
