/** Everything in which two collections differ, in words. */
export function differences(
  what: string,
  found: ReadonlyMap<string, unknown>,
  expected: ReadonlyMap<string, unknown>,
): string[] {
  const wrong: string[] = [];
  for (const key of new Set([...found.keys(), ...expected.keys()])) {
    const [a, b] = [canonical(found.get(key)), canonical(expected.get(key))];
    if (a !== b) wrong.push(`${what} ${key} as ${a} instead of ${b}`);
  }
  return wrong;
}

/** A JSON value as one comparable text, whatever the order of its keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
