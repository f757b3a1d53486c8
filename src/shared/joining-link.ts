import { addressOf } from './addresses.ts';
import { latin } from './latin-digits.ts';

/**
 * The link by which a device joins with a code; whoever sees it can join. The code stands in the
 * fragment, which browsers send nowhere.
 */
export function joiningLink(origin: string, code: string): string {
  return `${origin}${addressOf('announcements')}#${new URLSearchParams({ code })}`;
}

/** The joining code that a fragment carries, with or without its `#`; undefined when it has none. */
export function readJoiningCode(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('code') || undefined;
}

/**
 * The joining code that somebody typed, on whichever keyboard, or that a link carries which they pasted;
 * the server leaves out all but Latin signs.
 */
export function typedJoiningCode(text: string): string {
  const typed = latin(text).trim();
  return readJoiningCode(typed.split('#', 2)[1] ?? '') ?? typed;
}
