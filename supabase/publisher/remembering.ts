import { sameList } from '#shared/same-list.ts';

/**
 * Remembers what was made of each row while all that it is made of besides, `parts`, is the very same. What
 * replaces a row is another object, and what was made of the row before goes with that.
 */
export function remembering<T>() {
  const known = new WeakMap<object, { readonly parts: readonly unknown[]; readonly value: T }>();
  return (row: object, parts: readonly unknown[], make: () => T): T => {
    const held = known.get(row);
    if (held && sameList(held.parts, parts)) return held.value;
    const value = make();
    known.set(row, { parts, value });
    return value;
  };
}
