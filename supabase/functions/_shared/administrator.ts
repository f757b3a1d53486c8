/** What a function needs to know in order to ask who calls; the hosted service provides it by itself. */
export interface CallerEnvironment {
  readonly SUPABASE_URL: string;
  readonly SUPABASE_ANON_KEY: string;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type',
  'access-control-allow-methods': 'POST',
};

/** An answer that the app may read from its own origin, and nobody keeps. */
export function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { ...cors, 'cache-control': 'no-store' } });
}

/**
 * Answers whatever is no POST of somebody of whom the database says that they are it; undefined when it
 * is one.
 */
export async function turnAway(
  request: Request,
  environment: CallerEnvironment,
  who: 'is_admin' | 'is_member',
): Promise<Response | undefined> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (request.method !== 'POST') return answer(405, { message: 'Only POST' });
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return answer(401, { message: 'Sign in first' });
  const asked = await callDatabase(environment, who, {
    apikey: environment.SUPABASE_ANON_KEY,
    token,
    body: {},
  });
  if (asked.status === 401) return answer(401, { message: 'Sign in again' });
  const right: unknown = await asked.json().catch(() => undefined);
  return right === true ? undefined : answer(403, { message: 'Only administrators may' });
}

/** The fields of a request's JSON body; none when it is anything but an object. */
export async function readFields(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Calls a function of the database with a key of the service and a caller's token. */
export function callDatabase(
  { SUPABASE_URL }: Pick<CallerEnvironment, 'SUPABASE_URL'>,
  name: string,
  { apikey, token, body }: { apikey: string; token: string; body: object },
): Promise<Response> {
  return fetch(`${SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...credentials(apikey, token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Keys of the new kind are no tokens and go into their own header only. */
export function credentials(apikey: string, token: string): Record<string, string> {
  return { apikey, ...(token.includes('.') && { authorization: `Bearer ${token}` }) };
}
