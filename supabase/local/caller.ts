import { type Claims, verifyToken } from './jwt.ts';
import { PUBLISHABLE_KEY, type Secrets } from './secrets.ts';

export type Role = 'anon' | 'authenticated' | 'service_role';

/** Who asks: the role that the request takes in Postgres and the claims that policies read. */
export interface Caller {
  role: Role;
  claims: Claims;
}

export const ANONYMOUS: Caller = { role: 'anon', claims: { role: 'anon' } };

type Keys = Pick<Secrets, 'jwtSecret' | 'serviceKey'>;

/**
 * The caller that a token or key stands for: no key and the publishable key are anonymous, the
 * service key is service_role, a token is its role. Undefined for anything else, which is refused.
 */
export function callerOf(credential: string | null | undefined, keys: Keys): Caller | undefined {
  if (!credential || credential === PUBLISHABLE_KEY) return ANONYMOUS;
  if (credential === keys.serviceKey) {
    return { role: 'service_role', claims: { role: 'service_role' } };
  }
  const claims = verifyToken(credential, keys.jwtSecret);
  const role = claims?.role;
  if (!claims || (role !== 'anon' && role !== 'authenticated' && role !== 'service_role')) {
    return undefined;
  }
  return { role, claims };
}

/** The caller of an HTTP request; a bearer token speaks before the API key, and both must be good. */
export function callerOfRequest(request: Request, keys: Keys): Caller | undefined {
  const apikey = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  const byKey = callerOf(apikey, keys);
  if (!byKey) return undefined;
  const bearer = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
  // supabase-js repeats its key as the bearer token while nobody is signed in.
  return !bearer || bearer === apikey ? byKey : callerOf(bearer, keys);
}
