import type { Sql } from 'postgres';
import type { Caller } from './caller.ts';
import { createFactors } from './factors.ts';
import { invite, type Next } from './invite.ts';
import { type Claims, signToken, verifyToken } from './jwt.ts';

/**
 * Auth as this product wants it: accounts are made by administrators, so signing up is closed
 * whatever the request looks like; tokens carry the claims that the hosted service's do; and there
 * are second factors. `owner` is the database's owner.
 */
export function createAuth(owner: Sql, secret: string) {
  const factors = createFactors(owner, secret);

  /** What lite answers to a sign-in or about an account, completed. */
  async function complete(response: Response, issuer: string): Promise<Response> {
    const body = (await response.json()) as Answer;
    if (body.access_token) {
      const claims = verifyToken(body.access_token, secret);
      const aal = await factors.levelOf(claims?.session_id);
      body.access_token = completeToken(body.access_token, secret, issuer, aal);
    }
    const account = body.user ?? body;
    if (account.id) account.factors = await factors.factorsOf(account.id);
    return Response.json(body, { status: response.status, headers: bare(response.headers) });
  }

  return async (request: Request, caller: Caller, next: Next): Promise<Response> => {
    const { pathname, origin } = new URL(request.url);
    const issuer = `${origin}/auth/v1`;
    if (pathname === '/auth/v1/signup') return signupClosed();
    if (pathname === '/auth/v1/invite') return invite(request, caller, owner, next);
    if (/^\/auth\/v1\/factors(?:\/|$)/.test(pathname)) return factors.handle(request, caller);
    if (pathname === '/auth/v1/otp' || pathname === '/auth/v1/magiclink') {
      // Hosted answers the same whether or not the address has an account.
      const body = await request.json().catch(() => ({}));
      const known = JSON.stringify({ ...body, create_user: false });
      const { method, headers } = request;
      return next(new Request(request.url, { method, headers: bare(headers), body: known }));
    }
    const response = await next(request);
    const location = response.headers.get('location');
    if (location?.includes('access_token='))
      return completeRedirect(response, location, secret, issuer);
    const isJson = response.headers.get('content-type')?.includes('json');
    if (!isJson || !/\/(token|verify|user)$/.test(pathname)) return response;
    return complete(response, issuer);
  };
}

/** A session, an account, or a failure. */
interface Answer extends Account {
  access_token?: string;
  user?: Account;
}

interface Account {
  id?: string;
  factors?: unknown;
}

/** Adds issuer, assurance level, method and metadata, which lite leaves out. */
function completeToken(token: string, secret: string, issuer: string, aal = 'aal1'): string {
  const claims = verifyToken(token, secret);
  if (!claims) return token;
  const completed: Claims = {
    iss: issuer,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    aal,
    amr: [{ method: 'password', timestamp: claims.iat }],
    is_anonymous: false,
    ...claims,
  };
  return signToken(completed, secret);
}

/** Links in mails come back with the session in the fragment. */
function completeRedirect(response: Response, location: string, secret: string, issuer: string) {
  const [page, fragment] = location.split('#', 2);
  const values = new URLSearchParams(fragment);
  values.set('access_token', completeToken(values.get('access_token') ?? '', secret, issuer));
  const headers = new Headers(response.headers);
  headers.set('location', `${page}#${values}`);
  return new Response(null, { status: response.status, headers });
}

function signupClosed(): Response {
  const message = 'Signups not allowed for this instance';
  return Response.json({ code: 422, error_code: 'signup_disabled', msg: message }, { status: 422 });
}

function bare(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return kept;
}
