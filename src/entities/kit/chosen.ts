/** Those codes of a set that are among the given ones, in the order of the set and each once. */
export function chosenOf(set: readonly string[], given: Iterable<unknown>): string[] {
  const wanted = new Set(given);
  return set.filter((code) => wanted.has(code));
}
