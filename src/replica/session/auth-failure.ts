import type { AuthError } from '@supabase/supabase-js';
import type { Failure } from '#shared/failure.ts';

/**
 * Why something about an account did not happen. Answers of the server below 500 speak of the
 * account, everything else of the way there.
 */
export function authFailure(
  { name, status, message, code: reason }: AuthError,
  code: 'denied' | 'expired',
): Failure {
  const why = name === 'AuthSessionMissingError' ? 'session_missing' : reason;
  const more = { detail: message, ...(why && { reason: why }) };
  if (status === 429) return { code: 'unavailable', reason: 'over_request_rate_limit', ...more };
  // A failure that the client found by itself, such as a link's, bears a reason and no status.
  if (!status) return { code: reason ? code : 'offline', ...more };
  return { code: status >= 500 ? 'unavailable' : code, ...more };
}

/** What was asked for an account and did not happen, as a failed result. */
export function refused(error: AuthError) {
  return { ok: false as const, failure: authFailure(error, 'denied') };
}
