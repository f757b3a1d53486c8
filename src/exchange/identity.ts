/** The namespace of everything that is imported (a random UUID, fixed for good). */
const namespace = '5f0c1d7e-93a4-4b0e-8f26-7c1d2b9ae604';

/**
 * The id of something imported: the same file into the same edition always gives the same one
 * (UUID version 5 of edition, kind and the file's own id).
 */
export async function importedId(edition: number, kind: string, key: string): Promise<string> {
  const name = new TextEncoder().encode(`${edition}/${kind}/${key}`);
  const space = namespace.replaceAll('-', '').match(/../g) ?? [];
  const bytes = Uint8Array.of(...space.map((pair) => Number.parseInt(pair, 16)), ...name);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).slice(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const digits = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** True for an id that `importedId` may have made. */
export function isImportedId(id: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id);
}
