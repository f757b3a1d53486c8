import { setTimeout as sleep } from 'node:timers/promises';
import bcrypt from 'bcrypt';
import type { Sql } from 'postgres';
import { apiFailure } from './api-failure.ts';
import { type AuthFigures, AuthLimits, type Share } from './auth-limits.ts';
import type { Next } from './invite.ts';
import { unsignedToken } from './mailed-links.ts';
import { turns } from './turns.ts';

/** No address is longer. */
const MOST_EMAIL = 254;
/** An answer about a mail takes as long whether or not there is anybody to write to, ms. */
const MAIL_MS = 250;
/** Hashes at once: two processors have to serve the app as well. */
const hashing = turns(1);
/** A hash of nothing that anybody knows, as dear as those of accounts. */
const NOBODY = bcrypt.hash(crypto.randomUUID(), 10);

/**
 * Stands before Auth: counts what may be guessing or mailing too much, lets a mailed code die of
 * wrong tries, and has an answer take as long whether or not there is such an address. `sql` is the
 * database's owner; `secret` signs what mailed links carry.
 */
export function createAuthGuard(sql: Sql, secret: string, figures: AuthFigures) {
  const limits = new AuthLimits(figures);
  /** Clients with the addresses that were signed in from there: as many as right passwords were given at. */
  const homes = new Set<string>();

  async function signIn(request: Request, client: string, next: Next): Promise<Response> {
    const { email, password } = await fieldsOf(request);
    const there = `${client} ${email}`;
    const shares: Share[] = [
      ['passwords', client],
      ['passwordsThere', there],
    ];
    // Strangers who guess elsewhere keep nobody out where they were let in before.
    if (!homes.has(there)) shares.push(['passwordsFor', email]);
    const response = await counted(request, shares, () =>
      hashing(async () => {
        const [known] = await sql`
          select from auth.users where email = ${email} and encrypted_password is not null`;
        if (!known) await bcrypt.compare(String(password), await NOBODY);
        return next(request);
      }),
    );
    if (response.ok) homes.add(there);
    return response;
  }

  /** A code, or the link around one. */
  async function verify(request: Request, client: string, next: Next): Promise<Response> {
    const { email, token_hash: given, ...fields } = await fieldsOf(request);
    const url = new URL(request.url);
    const shares: Share[] = [['codes', client]];
    if (request.method === 'GET') {
      url.searchParams.set('token', unsignedToken(url.searchParams.get('token'), secret));
      const { headers } = request;
      return counted(request, shares, () => next(new Request(url, { headers })));
    }
    if (given !== undefined) {
      const token_hash = unsignedToken(given, secret);
      return counted(request, shares, () =>
        next(withJson(request, { ...fields, ...(email && { email }), token_hash })),
      );
    }
    // lite looks for one digest of both: a letter moved from address to code would count as another address.
    const token = CODE.test(String(fields.token)) ? fields.token : 'none';
    const tries: Share = ['tries', email];
    return counted(request, [...shares, ['codesFor', email]], async () => {
      if (await limits.take([tries])) {
        await sql`
          update auth.users
          set confirmation_token = null, recovery_token = null, reauthentication_token = null,
            email_change_token_new = null, email_change_token_current = null
          where email = ${email} or email_change = ${email}`;
      }
      return next(withJson(request, { ...fields, ...(email && { email }), token }));
    });
  }

  async function mail(request: Request, client: string, next: Next): Promise<Response> {
    const { email } = await fieldsOf(request);
    const wait = await limits.take([
      ['mails', client],
      ['mailsTo', email || client],
    ]);
    if (wait) return tooMany(request, wait, 'over_email_send_rate_limit');
    await limits.forget(['tries', email]);
    const [response] = await Promise.all([next(request), sleep(MAIL_MS)]);
    const { error_code: code } = await response
      .clone()
      .json()
      .catch(() => ({}));
    // Nobody learns here who has an account.
    return code === 'otp_disabled' || code === 'signup_disabled' ? Response.json({}) : response;
  }

  /** Counts an attempt unless it succeeds. */
  async function counted(
    request: Request,
    shares: readonly Share[],
    work: () => Promise<Response>,
  ): Promise<Response> {
    const wait = await limits.take(shares);
    if (wait) return tooMany(request, wait, 'over_request_rate_limit');
    const response = await work();
    const opens = response.headers.get('location')?.includes('access_token=');
    if (response.ok || opens) await limits.giveBack(shares);
    return response;
  }

  return {
    /** Hands a request of a client on to Auth, if it may. */
    async pass(request: Request, client: string, next: Next): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      const route = pathname.slice('/auth/v1/'.length);
      if (route === 'token') {
        return searchParams.get('grant_type') === 'password'
          ? signIn(request, client, next)
          : counted(request, [['refreshes', client]], () => next(request));
      }
      if (route === 'verify') return verify(request, client, next);
      if (/^factors\/[^/]+\/verify$/.test(route)) {
        return counted(request, [['codes', client]], () => next(request));
      }
      if (MAILING.test(route)) return mail(request, client, next);
      return route === 'user' && request.method === 'PUT'
        ? hashing(() => next(request))
        : next(request);
    },
  };
}

/** A code as mails have it. */
const CODE = /^\d{6}$/;
const MAILING = /^(recover|otp|magiclink|resend|reauthenticate)$/;

interface Fields {
  /** As Auth keeps addresses; empty when there is none. */
  email: string;
  password?: unknown;
  token?: unknown;
  token_hash?: unknown;
}

async function fieldsOf(request: Request): Promise<Fields> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  const fields = typeof body === 'object' && body !== null ? { ...body } : {};
  const email = 'email' in fields && typeof fields.email === 'string' ? fields.email : '';
  return { ...fields, email: email.toLowerCase().slice(0, MOST_EMAIL) };
}

function withJson({ url, method, headers }: Request, body: object): Request {
  const plain = new Headers(headers);
  plain.delete('content-length');
  return new Request(url, { method, headers: plain, body: JSON.stringify(body) });
}

function tooMany(request: Request, seconds: number, code: string): Response {
  return apiFailure(new URL(request.url).pathname, {
    status: 429,
    code,
    message: 'Request rate limit reached',
    headers: { 'retry-after': String(seconds) },
  });
}
