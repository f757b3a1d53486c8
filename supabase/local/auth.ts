import type { Sql } from 'postgres';
import { authFailure } from './api-failure.ts';
import { createAuthGuard } from './auth-guard.ts';
import type { AuthFigures } from './auth-limits.ts';
import type { Caller } from './caller.ts';
import { createFactors, tooWeak } from './factors.ts';
import { invite, type Next } from './invite.ts';
import { type Claims, signToken, verifyToken } from './jwt.ts';
import { refuseUnreadable } from './unreadable-body.ts';
import { isCommonPassword } from './weak-passwords.ts';

/** What bcrypt reads of a password, bytes. */
const MOST_PASSWORD = 72;

/**
 * Auth as this product wants it: accounts are made by administrators, so signing up is closed
 * whatever the request looks like; tokens carry the claims that the hosted service's do; and there
 * are second factors. `owner` is the database's owner; the figures say how much of what may be guessing
 * one client and one address have.
 */
export function createAuth(owner: Sql, secret: string, figures: AuthFigures) {
  const factors = createFactors(owner, secret);
  const guard = createAuthGuard(owner, secret, figures);

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

  /** Password and address are changed by who has given what the account wants, to what nobody guesses. */
  async function refuseChange(
    caller: Caller,
    { password, email }: Change,
  ): Promise<Response | undefined> {
    if (await factors.isTooWeak(caller)) return tooWeak();
    // The mail about it shows the new address as it is, in HTML.
    if (/[<>]/.test(String(email))) {
      const message = 'Unable to validate email address: invalid format';
      return authFailure(400, 'validation_failed', message);
    }
    // Of a longer one bcrypt would read the beginning, and anything behind it would open the account.
    if (Buffer.byteLength(String(password ?? '')) > MOST_PASSWORD) {
      const message = `Password cannot be longer than ${MOST_PASSWORD} characters`;
      return authFailure(400, 'validation_failed', message);
    }
    if (typeof password !== 'string' || !isCommonPassword(password)) return undefined;
    const message =
      'Password is known to be weak and easy to guess, please choose a different one.';
    const weak_password = { reasons: ['pwned'] };
    const body = { code: 422, error_code: 'weak_password', msg: message, weak_password };
    return Response.json(body, { status: 422 });
  }

  /** Changes an account; a new password ends every other session of it, as at the hosted service. */
  async function change(request: Request, caller: Caller, next: Next): Promise<Response> {
    const asked = await readChange(request);
    const refused = await refuseChange(caller, asked);
    if (refused) return refused;
    const response = await next(request);
    const { sub: user, session_id: own } = caller.claims;
    if (response.ok && asked.password && user && own) {
      await owner`
        delete from auth.sessions where user_id = ${user} and id <> ${String(own)}`;
    }
    return response;
  }

  async function answer(request: Request, caller: Caller, next: Next): Promise<Response> {
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
    const changes = pathname === '/auth/v1/user' && request.method === 'PUT';
    const response = await (changes ? change(request, caller, next) : next(request));
    const location = response.headers.get('location');
    if (location?.includes('access_token='))
      return completeRedirect(response, location, secret, issuer);
    const isJson = response.headers.get('content-type')?.includes('json');
    // Who asks for the head alone is answered without a body.
    if (!isJson || !response.body || !/\/(token|verify|user)$/.test(pathname)) return response;
    return complete(response, issuer);
  }

  /** `client` is whose requests are counted together. */
  return async (request: Request, caller: Caller, next: Next, client: string): Promise<Response> =>
    (await refuseUnreadable(request)) ??
    guard.pass(request, client, (passed) => answer(passed, caller, next));
}

/** What somebody asks to have changed of their account. */
interface Change {
  readonly password?: unknown;
  readonly email?: unknown;
}

function readChange(request: Request): Promise<Change> {
  const body = request.clone().json() as Promise<unknown>;
  return body.then((value) => Object(value) as Change).catch(() => ({}));
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
  return authFailure(422, 'signup_disabled', 'Signups not allowed for this instance');
}

function bare(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return kept;
}
