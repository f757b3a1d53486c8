/** An import that breaks a wall today, by the files at both ends. */
export interface Exception {
  readonly from: string;
  /** A path, a package, or `computed` for an import whose address is worked out. */
  readonly to: string;
  readonly why: string;
}

/** What is let through until the rooms are rebuilt. One that is no longer used is a fault. */
export const exceptions: readonly Exception[] = [
  {
    from: 'supabase/publisher/cli.ts',
    to: 'supabase/local/secrets.ts',
    why: 'The public key of the local back end, which the command uses when none is given.',
  },
  {
    from: 'supabase/publisher/cli.ts',
    to: 'supabase/local/command.ts',
    why: 'Every command ends in one way: what can be acted on is told in its sentence, without a stack.',
  },
  {
    from: 'supabase/publisher/cards/draw.ts',
    to: 'sw/build/drawings/icon.ts',
    why: "Cards show the app's icon as the build draws it.",
  },
  {
    from: 'supabase/publisher/cards/draw.ts',
    to: 'sw/build/drawings/lattice.ts',
    why: "Cards show the app's lattice as the build draws it.",
  },
  {
    from: 'supabase/publisher/pages/shell.ts',
    to: 'sw/build/precache.ts',
    why: 'The type of the list of files that the build leaves for the publisher.',
  },
  {
    from: 'supabase/publisher/pages/maker.ts',
    to: 'computed',
    why: 'The rendering is loaded from the build that is being published.',
  },
  {
    from: 'supabase/local/functions.ts',
    to: 'computed',
    why: 'Functions are found in their folder, as the hosted back end finds them.',
  },
];
