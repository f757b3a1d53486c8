const parts: readonly (readonly [RegExp, string])[] = [
  [/[.+()[\]{}^$|\\]/g, '\\$&'],
  [/\*\*\//g, '\0'],
  [/\*/g, '[^/]*'],
  [/\0/g, '(?:.*/)?'],
];

const made = new Map<string, RegExp>();

function expression(pattern: string): RegExp {
  const known = made.get(pattern);
  if (known) return known;
  const source = parts.reduce((text, [from, to]) => text.replace(from, to), pattern);
  const created = new RegExp(`^(${source})(?:/.*)?$`);
  made.set(pattern, created);
  return created;
}

/**
 * Whether a path is the file or lies in the folder that a pattern names. `*` is any name, `**` any
 * folders.
 */
export function matches(pattern: string, path: string): boolean {
  return expression(pattern).test(path);
}

/** The part of a path that a pattern names: of `src/features/*`, the folder of one feature. */
export function matched(pattern: string, path: string): string | undefined {
  return expression(pattern).exec(path)?.[1];
}
