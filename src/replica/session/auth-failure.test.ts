import { AuthApiError, type AuthError, AuthSessionMissingError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { authFailure } from './auth-failure.ts';

test.each([
  [new AuthSessionMissingError(), 'denied', 'session_missing'],
  [new AuthApiError('Wrong', 400, 'invalid_credentials'), 'denied', 'invalid_credentials'],
  [new AuthApiError('Slow down', 429, undefined), 'unavailable', 'over_request_rate_limit'],
  [new AuthApiError('Down', 503, undefined), 'unavailable', undefined],
  [new AuthApiError('No way there', 0, undefined), 'offline', undefined],
] as [AuthError, string, string | undefined][])(
  '%s is %s, because of %s',
  (error, code, reason) => {
    const failure = authFailure(error, 'denied');
    expect([failure.code, failure.reason]).toEqual([code, reason]);
  },
);
