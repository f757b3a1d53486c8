const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** A stretch of time in units, from the first that counts; a day away or more, without the small. */
export function remaining(
  ms: number,
): { readonly unit: (typeof units)[number][0]; readonly value: number }[] {
  let rest = Math.max(0, Math.ceil(ms / 1_000));
  const parts = units.map(([unit, size]) => {
    const value = Math.floor(rest / size);
    rest -= value * size;
    return { unit, value };
  });
  const first = parts.findIndex(({ value }) => value > 0);
  if (first < 0) return [];
  return parts.slice(first, first === 0 ? 3 : 4);
}
