/** Why an expected thing did not happen. Words for each code live in the locale files only. */
export type FailureCode =
  | 'offline'
  | 'denied'
  | 'conflict'
  | 'invalid'
  | 'not_found'
  | 'expired'
  | 'unavailable'
  /** This device cannot keep what was done. */
  | 'storage';

/** An expected failure, returned as a value; bugs are thrown instead. */
export interface Failure {
  readonly code: FailureCode;
  /** Technical detail for logs and refused operations, never shown alone. */
  readonly detail?: string;
  /** Seconds to wait before trying again, when the server named them. */
  readonly retryAfter?: number;
  /** The provider's own code for what is wrong with an account, such as `invalid_credentials`. */
  readonly reason?: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** Wraps a value as a success. */
export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Wraps a code, with detail if any, as a failed result. */
export function fail(
  code: FailureCode,
  more: Omit<Failure, 'code'> = {},
): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: { code, ...more } };
}
