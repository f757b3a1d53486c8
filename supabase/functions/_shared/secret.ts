/**
 * Whether a request carries the secret as its bearer token. Compares digests, so that the time taken
 * says nothing of the secret.
 */
export async function knowsSecret(request: Request, secret: string | undefined): Promise<boolean> {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!given || !secret) return false;
  const [one, other] = await Promise.all([digestOf(given), digestOf(secret)]);
  return one === other;
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16)).join(' ');
}
