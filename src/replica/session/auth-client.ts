import { AuthClient } from '@supabase/supabase-js';
import { deadline, type Fetch } from '../protocol/fetch-json.ts';

/** The auth client: session in localStorage, renewed by itself while the tab is visible. */
export function createAuthClient(
  origin: string,
  key: string,
  fetch: Fetch = (address, request) => globalThis.fetch(address, request),
): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: key },
    storageKey: 'forum.session',
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    flowType: 'implicit',
    fetch: (address, request = {}) => withPatience(fetch, String(address), request),
  });
}

/**
 * The library drops the session when its renewal is answered with anything below 500. A
 * server that is too busy, as for all who share the address of a venue, says nothing of the session, and
 * neither does the page of a network that wants to be signed in to, or of a host, whatever its status.
 * Nor does it ever give a request up: what is never answered would hold up whoever asks for a token.
 */
async function withPatience(fetch: Fetch, address: string, request: RequestInit) {
  const late = new AbortController();
  // Not cleared with the answer: its body may stay away too.
  setTimeout(() => late.abort(), deadline);
  const response = await fetch(address, { ...request, signal: late.signal });
  const renews = address.includes('grant_type=refresh_token');
  const passing = response.status === 408 || response.status === 429 || response.status >= 500;
  const isVerdict = response.ok || isJson(response);
  if (renews && (passing || !isVerdict)) return new Response(null, { status: 503 });
  const givesToken = /\/(?:token|verify)\b/.test(address) && response.ok && isJson(response);
  return givesToken ? withoutExpiry(response) : response;
}

const isJson = ({ headers }: Response) => /\bjson\b/.test(headers.get('content-type') ?? '');

/**
 * When a token expires is said by the server's clock, and compared with the device's: on one that is an
 * hour ahead every token would be renewed before each use. Without it the library counts `expires_in` itself.
 */
async function withoutExpiry(response: Response): Promise<Response> {
  const { expires_at: _, ...session } = await response.json();
  return Response.json(session, { status: response.status });
}
