import { createHmac, timingSafeEqual } from 'node:crypto';

/** The claims of a token; times are seconds since 1970. */
export interface Claims {
  role?: string;
  sub?: string;
  exp?: number;
  [name: string]: unknown;
}

/** Signs the claims with HMAC-SHA256. */
export function signToken(claims: Claims, secret: string): string {
  const head = encode({ alg: 'HS256', typ: 'JWT' });
  const body = `${head}.${encode(claims)}`;
  return `${body}.${signature(body, secret).toString('base64url')}`;
}

/** The claims of a token with a good signature that has not expired; undefined for any other. */
export function verifyToken(token: string, secret: string): Claims | undefined {
  const [head = '', payload = '', given = ''] = token.split('.');
  const expected = signature(`${head}.${payload}`, secret);
  const actual = Buffer.from(given, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const claims = decode(payload);
  if (decode(head)?.alg !== 'HS256' || !claims) return undefined;
  return typeof claims.exp === 'number' && claims.exp * 1000 < Date.now() ? undefined : claims;
}

function signature(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(body).digest();
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Claims) : undefined;
  } catch {
    return undefined;
  }
}
