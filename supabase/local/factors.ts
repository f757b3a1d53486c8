import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { authFailure } from './api-failure.ts';
import type { Caller } from './caller.ts';
import { type Claims, signToken } from './jwt.ts';
import { stepAt, toBase32, totpCode } from './totp.ts';

/** A second factor as Auth tells it. */
interface Factor {
  id: string;
  friendly_name: string | null;
  factor_type: string;
  status: 'unverified' | 'verified';
  created_at: Date;
  updated_at: Date;
}

/** How long a challenge stands open, ms, and how many wrong codes a factor takes in that time. */
const challengeTime = 5 * 60_000;
const mostWrong = 5;
/** Seconds that a token is good. */
const tokenTime = 3600;

/**
 * Second factors (TOTP), which lite does not have, as the hosted service answers them: enrol,
 * challenge, verify, remove. `sql` is the database's owner.
 */
export function createFactors(sql: Sql, jwtSecret: string) {
  const challenges = new Map<string, { factor: string; until: number }>();
  const wrong = new Map<string, number[]>();
  const used = new Map<string, number>();

  async function enrol(user: string, body: Record<string, unknown>): Promise<Response> {
    if (body.factor_type !== 'totp')
      return authFailure(422, 'validation_failed', 'Only totp is here');
    const secret = toBase32(randomBytes(20));
    const name = String(body.friendly_name ?? '').slice(0, 100);
    await sql`delete from auth.mfa_factors where user_id = ${user} and status = 'unverified'`;
    const [factor] = await sql<{ id: string; email: string }[]>`
      insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
      values (${user}, ${name}, 'totp', 'unverified', ${secret})
      returning id, (select email from auth.users where id = ${user}) as email`;
    const issuer = encodeURIComponent(String(body.issuer ?? 'forum').slice(0, 100));
    const label = `${issuer}:${encodeURIComponent(factor?.email ?? '')}`;
    const uri = `otpauth://totp/${label}?algorithm=SHA1&digits=6&issuer=${issuer}&period=30&secret=${secret}`;
    const totp = { qr_code: '', secret, uri };
    return Response.json({ id: factor?.id, type: 'totp', friendly_name: name, totp });
  }

  function challenge(factor: string): Response {
    const id = randomUUID();
    for (const [old, { until }] of challenges) if (until < Date.now()) challenges.delete(old);
    challenges.set(id, { factor, until: Date.now() + challengeTime });
    const expires = Math.floor((Date.now() + challengeTime) / 1000);
    return Response.json({ id, type: 'totp', expires_at: expires });
  }

  async function verify(factor: string, claims: Claims, body: Record<string, unknown>) {
    const open = challenges.get(String(body.challenge_id));
    if (open?.factor !== factor || open.until < Date.now()) {
      return authFailure(422, 'mfa_challenge_expired', 'The challenge has expired');
    }
    const lately = (wrong.get(factor) ?? []).filter((at) => at > Date.now() - challengeTime);
    if (lately.length >= mostWrong) {
      return authFailure(429, 'over_request_rate_limit', 'Too many wrong codes');
    }
    // Wrong until it is found to be right: of many that are given at once none finds the others uncounted.
    wrong.set(factor, [...lately, Date.now()]);
    const [row] = await sql`select secret from auth.mfa_factors where id = ${factor}`;
    const now = stepAt(Date.now());
    const step = [now, now - 1, now + 1].find((at) => totpCode(row?.secret, at) === body.code);
    // A code that somebody looked at over a shoulder is of no use once it was given.
    if (step === undefined || step <= (used.get(factor) ?? 0)) {
      return authFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    used.set(factor, step);
    wrong.set(factor, lately);
    challenges.delete(String(body.challenge_id));
    return openSession(factor, claims);
  }

  /**
   * The caller's session, now opened with both factors. A new factor of an account that has one already is
   * confirmed only by who has given that one; others that were begun are forgotten.
   */
  async function openSession(factor: string, claims: Claims): Promise<Response> {
    const user = String(claims.sub);
    const session = String(claims.session_id);
    const refreshToken = randomUUID();
    const isStrong = claims.aal === 'aal2';
    const isOpened = await sql.begin(async (transaction) => {
      // Of two that are begun at once, by whoever else knows the password, the first to be confirmed counts.
      await transaction`select from auth.users where id = ${user} for update`;
      const { count } = await transaction`
        update auth.mfa_factors as f set status = 'verified', updated_at = now()
        where id = ${factor} and (status = 'verified' or ${isStrong} or not exists (
          select from auth.mfa_factors where user_id = f.user_id and status = 'verified'))`;
      if (count === 0) return false;
      await transaction`
        delete from auth.mfa_factors where user_id = ${user} and status = 'unverified'`;
      await transaction`
        update auth.sessions set aal = 'aal2', factor_id = ${factor} where id = ${session}`;
      await transaction`
        insert into auth.refresh_tokens (id, token, user_id, session_id)
        values (${randomUUID()}, ${refreshToken}, ${user}, ${session})`;
      return true;
    });
    if (!isOpened) return tooWeak();
    const now = Math.floor(Date.now() / 1000);
    const { factors, ...account } = await accountOf(user);
    const token = { ...claims, aal: 'aal2', iat: now, exp: now + tokenTime };
    return Response.json({
      access_token: signToken(token, jwtSecret),
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: tokenTime,
      expires_at: token.exp,
      user: { ...account, factors },
    });
  }

  async function accountOf(user: string) {
    const [row] = await sql`
      select id, aud, role, email, created_at, updated_at from auth.users where id = ${user}`;
    return { ...row, app_metadata: {}, user_metadata: {}, factors: await factorsOf(user) };
  }

  async function factorsOf(user: string): Promise<Factor[]> {
    return sql<Factor[]>`
      select id, friendly_name, factor_type, status, created_at, updated_at
      from auth.mfa_factors where user_id = ${user} order by created_at`;
  }

  async function isTooWeak({ claims }: Caller): Promise<boolean> {
    if (claims.aal === 'aal2' || claims.sub === undefined) return false;
    return (await factorsOf(claims.sub)).some(({ status }) => status === 'verified');
  }

  return {
    factorsOf,
    /** Whether the account has a second factor that this session was opened without. */
    isTooWeak,
    /** How surely a session was opened: `aal2` with a second factor. */
    async levelOf(session: unknown): Promise<string> {
      const [row] = await sql`select aal from auth.sessions where id = ${String(session)}`;
      return row?.aal ?? 'aal1';
    },
    /** Answers a request under /auth/v1/factors. */
    async handle(request: Request, caller: Caller): Promise<Response> {
      const { role, claims } = caller;
      if (role !== 'authenticated') return authFailure(401, 'no_authorization', 'Sign in first');
      const user = String(claims.sub);
      const [, id, action] = new URL(request.url).pathname.split('/').slice(3);
      const body = await request.json().catch(() => ({}));
      const isStrong = !(await isTooWeak(caller));
      if (!id && request.method === 'POST') return isStrong ? enrol(user, body) : tooWeak();
      const factor = (await factorsOf(user)).find((one) => one.id === id);
      if (!factor) return authFailure(404, 'mfa_factor_not_found', 'There is no such factor');
      if (action === 'challenge') return challenge(factor.id);
      if (action === 'verify') return verify(factor.id, claims, body);
      if (action || request.method !== 'DELETE') return authFailure(405, 'bad_request', 'Not here');
      if (!isStrong) return tooWeak();
      await sql`delete from auth.mfa_factors where id = ${factor.id}`;
      return Response.json({ id: factor.id });
    },
  };
}

/** The refusal of what only a session with the second factor may do. */
export function tooWeak(): Response {
  return authFailure(403, 'insufficient_aal', 'Give the second factor first');
}
