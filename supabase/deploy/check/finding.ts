/** What was asked of the deployed forum, and what came of it. */
export interface Finding {
  /** What is looked at, in a few words. */
  what: string;
  /** `unknown` where it could not be asked; then `found` says why, or where to look. */
  state: 'right' | 'differs' | 'unknown';
  expected?: string;
  found?: string;
}

/** Right where both are the same. */
export function same(what: string, expected: string, found: string): Finding {
  return expected === found
    ? { what, state: 'right', found }
    : { what, state: 'differs', expected, found };
}

/** Right where `problems` is empty; else they are what was found. */
export function allOf(what: string, expected: string, problems: readonly string[]): Finding {
  return problems.length === 0
    ? { what, state: 'right', found: expected }
    : { what, state: 'differs', expected, found: problems.join('; ') };
}

/** What could not be asked. */
export function unknown(what: string, why: string): Finding {
  return { what, state: 'unknown', found: why };
}
