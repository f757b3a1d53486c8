const ESCAPED = /%([0-9a-f]{2})/gi;
/** Characters that mean the same with and without their escape (RFC 3986, 6.2.2.2). */
const UNRESERVED = /[\w.~-]/;
/** Its host is never read. */
const BASE = 'http://localhost';

/**
 * The one spelling of a request's target that everything is matched against: path and query, dot
 * segments resolved, nothing escaped that need not be. Undefined for what is no target, has a NUL or
 * is no UTF-8.
 */
export function targetOf(raw: string | undefined): string | undefined {
  if (!raw) return undefined;
  try {
    const { pathname, search } = new URL(raw.startsWith('/') ? BASE + raw : raw);
    const path = pathname.replace(ESCAPED, (escaped, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16));
      return UNRESERVED.test(character) ? character : escaped.toUpperCase();
    });
    if (!path.startsWith('/') || decodeURIComponent(path).includes('\0')) return undefined;
    // What was hidden in an escape may have been a dot segment or another escape.
    return new URL(BASE + path).pathname === path ? path + search : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A path and query that can be read, in the place of a target that cannot: nothing in its path is
 * escaped. Undefined for what is no path of this host.
 */
export function readableOf(raw: string | undefined): string | undefined {
  if (!raw?.startsWith('/') || !URL.canParse(BASE + raw)) return undefined;
  const { pathname, search } = new URL(BASE + raw);
  // With two strokes at its beginning it would name another host.
  return pathname.replaceAll('%', '_').replace(/^\/+/, '/') + search;
}
