/** Where the router is, or would go. */
interface Place {
  readonly pathname: string;
  readonly search: object;
}

interface Form {
  /** Something was typed and not saved. */
  readonly dirty: boolean;
  /** The device keeps nothing of it. */
  readonly unkept: boolean;
  /** What of the search says which view of the screen is on show. */
  readonly view?: string | undefined;
}

/**
 * Whether somebody is asked before they leave a form: not where only the search of the address changes, and
 * not what it says of `view`; nor on the way to a sign-in that leads back to what the device has kept.
 */
export function asksToStay({ dirty, unkept, view }: Form, current: Place, next: Place): boolean {
  if (!dirty) return false;
  if (!unkept && said(next, 'back') !== undefined) return false;
  return !view || next.pathname !== current.pathname || said(next, view) !== said(current, view);
}

function said({ search }: Place, name: string): unknown {
  return (search as Readonly<Record<string, unknown>>)[name];
}
