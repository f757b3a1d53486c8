import type { ReactNode } from 'react';

/** Something on a sheet that is not cut. */
export interface Piece {
  readonly key: string;
  readonly node: ReactNode;
  /** It may not stand last on a page: a heading. */
  readonly leads?: boolean;
  /** It begins a page. */
  readonly begins?: boolean;
}

/** What begins a page of its own and goes on over as many as it needs. */
export interface Chapter {
  readonly key: string;
  /** `sign` is an A4 page to be read from a corridor. */
  readonly format: 'a4' | 'a5' | 'sign';
  /** What stands at the top of each of its pages. */
  readonly head?: ReactNode;
  /** What stands at the foot of each of its pages, beside their number. */
  readonly foot?: ReactNode;
  readonly pieces: readonly Piece[];
}
