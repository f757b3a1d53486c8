/** 32 bytes in base64url: the last letter has only four bits to carry. */
const shape = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;

/** Makes a visitor's key of 256 random bits; whoever holds it is the visitor. */
export function makeVisitorKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/** True for a whole visitor key; one that was cut short or mistyped at the end is not. */
export function isVisitorKey(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value);
}

/** A random mark by which one word is told from the next. */
export function makeRevision(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join(
    '',
  );
}
