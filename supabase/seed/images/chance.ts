import { createHash } from 'node:crypto';

/** Choices that look random and are the same for the same name every time. */
export interface Chance {
  /** A number from 0 (included) to 1 (excluded). */
  number(): number;
  /** One of several, never none. */
  pick<T>(from: readonly [T, ...T[]]): T;
  /** True in `share` of the cases. */
  happens(share: number): boolean;
}

/** Chance drawn from a name. */
export function chanceOf(name: string): Chance {
  let state = createHash('sha1').update(name).digest().readUInt32LE(0);
  const number = () => {
    // Mulberry-like mixing: a Weyl sequence, then two rounds of multiply and shift.
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  return {
    number,
    pick: ([first, ...rest]) => [first, ...rest][Math.floor(number() * (rest.length + 1))] ?? first,
    happens: (share) => number() < share,
  };
}
