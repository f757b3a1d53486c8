/** A stream of choices that a seed decides. */
export interface Random {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to `bound`. */
  below(bound: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A version 4 UUID. */
  uuid(): string;
}

/** Makes the stream of a seed (mulberry32: small, quick, the same everywhere). */
export function randomOf(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    next,
    below,
    pick: (choices) => choices[below(choices.length)] as (typeof choices)[number],
    chance: (probability) => next() < probability,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
