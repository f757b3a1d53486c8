/**
 * Why this device keeps nothing: its database is of a later version of the app, there is no room, or
 * the browser refuses (a private window, blocked or read-only storage).
 */
export type Unkept = 'newer' | 'full' | 'refused';

/** A change was not kept, and so was not made. */
export class NotKept extends Error {
  readonly reason: Unkept;

  constructor(cause: unknown) {
    super(String(cause), { cause });
    this.name = 'NotKept';
    this.reason = reasonOf(cause);
  }
}

/** What an error of IndexedDB says of the device. */
export function reasonOf(cause: unknown): Unkept {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  if (name === 'VersionError') return 'newer';
  return name === 'QuotaExceededError' ? 'full' : 'refused';
}
