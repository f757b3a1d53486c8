import type { Sql } from 'postgres';
import { apiFailure, type Refusal } from './api-failure.ts';
import { createAuth } from './auth.ts';
import { type AuthFigures, clientAt } from './auth-limits.ts';
import { ANONYMOUS, type Caller, callerOfRequest } from './caller.ts';
import { compressResponse } from './compression.ts';
import type { Next } from './invite.ts';
import type { Lite } from './lite.ts';
import { bodyShareOf, budgetOf, createBodyReader } from './request-body.ts';
import { createRpcHandler } from './rpc.ts';
import type { Secrets } from './secrets.ts';
import { handleStorage } from './storage-api.ts';
import { asksTooMuch } from './table-question.ts';

/** The parts that requests to the API are handed to. */
export interface ApiParts {
  /** Logged in as authenticator. */
  sql: Sql;
  /** Logged in as the database's owner. */
  owner: Sql;
  lite: Lite;
  functions(request: Request): Promise<Response>;
  publicObjects(request: Request): Promise<Response>;
  secrets: Secrets;
  authFigures: AuthFigures;
}

const PREFIXES = ['/rest/v1/', '/auth/v1/', '/storage/v1/', '/functions/v1/', '/realtime/v1/'];
/** Signing in and reading public files need no token, so a stale one does no harm there. */
const TOKENLESS =
  /^\/auth\/v1\/(token|recover|verify|otp|signup|settings|health)$|^\/storage\/v1\/object\/public\//;

/** Whether the path belongs to the API, not to the app. */
export function isApiPath(path: string): boolean {
  return PREFIXES.some((prefix) => path.startsWith(prefix) || path === prefix.slice(0, -1));
}

/**
 * Answers every request of the API as the hosted service would, readable from any origin like there;
 * `x-forwarded-for` says who asks.
 */
export function createApi(parts: ApiParts): (request: Request) => Promise<Response> {
  const rpc = createRpcHandler(parts.sql);
  const auth = createAuth(parts.owner, parts.secrets.jwtSecret, parts.authFigures);
  const bodies = createBodyReader();
  const route = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const known = callerOfRequest(request, parts.secrets);
    const isOpen = TOKENLESS.test(pathname) || pathname.startsWith('/functions/v1/');
    const caller = known ?? (isOpen ? ANONYMOUS : undefined);
    if (!caller) return bodies.refuse(request, unauthorized(pathname));
    const budget = budgetOf(pathname, caller.role);
    const client = clientAt(request.headers.get('x-forwarded-for') ?? '');
    const share = bodyShareOf(caller, client);
    return bodies.read(request, budget, share, (whole) => answer(whole, caller, pathname, client));
  };
  const answer = async (
    request: Request,
    caller: Caller,
    pathname: string,
    client: string,
  ): Promise<Response> => {
    if (pathname.startsWith('/functions/v1/')) return parts.functions(request);
    const toLite = (next: Request) => parts.lite.fetch(next, caller);
    if (pathname.startsWith('/rest/v1/rpc/'))
      return (await rpc(request, caller)) ?? toTables(request, caller, toLite);
    if (pathname.startsWith('/auth/v1/')) return auth(request, caller, toLite, client);
    if (pathname.startsWith('/storage/v1/')) return handleStorage(request, caller, parts);
    if (pathname.startsWith('/rest/v1')) return toTables(request, caller, toLite);
    return Response.json({ message: 'Not found' }, { status: 404 });
  };
  return async (request) => {
    const response =
      request.method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await compressResponse(request, await route(request));
    return withApiHeaders(request, response);
  };
}

/** Hands a question on to the table API, unless it asks for too much. */
async function toTables(request: Request, { role }: Caller, next: Next): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (role === 'service_role' || !asksTooMuch(searchParams)) return next(request);
  return apiFailure(pathname, {
    status: 400,
    code: 'request_too_large',
    restCode: 'PGRST100',
    message: 'The question names too much at once',
  });
}

function unauthorized(pathname: string): Refusal {
  return {
    status: 401,
    code: pathname.startsWith('/storage/v1/') ? 'InvalidJWT' : 'bad_jwt',
    restCode: 'PGRST301',
    message: 'The token is malformed, expired or was not issued here',
    headers: { 'www-authenticate': 'Bearer' },
  };
}

function withApiHeaders(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', 'content-range, content-length, x-sb-error-code');
  headers.set('x-content-type-options', 'nosniff');
  // What one caller may read is kept for no other; public files say themselves how long they are good.
  headers.append('vary', 'authorization, apikey');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (request.method === 'OPTIONS') {
    const asked = request.headers.get('access-control-request-headers') ?? '*';
    headers.set('access-control-allow-headers', asked);
    headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
    headers.set('access-control-max-age', '3600');
  }
  return new Response(response.body, { status: response.status, headers });
}
