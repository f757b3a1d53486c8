import type { Failure } from '#shared/failure.ts';

/** What words there are for, by the provider's codes that they answer. */
const codes = {
  invalid_credentials: ['invalid_credentials'],
  email_not_confirmed: ['email_not_confirmed', 'provider_email_needs_verification'],
  user_banned: ['user_banned'],
  over_request_rate_limit: [
    'over_request_rate_limit',
    // Begun and never confirmed ones are forgotten within minutes.
    'too_many_enrolled_mfa_factors',
    'mfa_verification_rejected',
  ],
  over_email_send_rate_limit: ['over_email_send_rate_limit'],
  weak_password: ['weak_password'],
  // Ours: of the provider’s it is one of many that it does not accept.
  long_password: ['long_password'],
  same_password: ['same_password'],
  otp_expired: [
    ...['otp_expired', 'flow_state_not_found', 'flow_state_expired', 'flow_state_already_used'],
    ...['bad_code_verifier', 'invite_not_found'],
  ],
  session_missing: [
    ...['session_missing', 'session_not_found', 'session_expired', 'user_not_found'],
    ...['refresh_token_not_found', 'refresh_token_already_used', 'bad_jwt', 'invalid_jwt'],
    ...['no_authorization', 'unexpected_audience', 'reauthentication_needed'],
    ...['reauthentication_not_valid', 'reauth_nonce_missing'],
  ],
  mfa_verification_failed: ['mfa_verification_failed'],
  mfa_challenge_expired: ['mfa_challenge_expired', 'mfa_ip_address_mismatch'],
  mfa_factor_not_found: [
    ...['mfa_factor_not_found', 'mfa_factor_name_conflict', 'mfa_verified_factor_exists'],
  ],
  insufficient_aal: ['insufficient_aal'],
  signup_disabled: ['signup_disabled'],
  email_address_invalid: ['email_address_invalid'],
  email_address_not_authorized: ['email_address_not_authorized'],
  email_exists: ['email_exists', 'user_already_exists'],
  not_accepted: ['validation_failed', 'bad_json', 'bad_request'],
  not_set_up: [
    ...['email_provider_disabled', 'provider_disabled', 'anonymous_provider_disabled'],
    ...['otp_disabled', 'mfa_totp_enroll_not_enabled', 'mfa_totp_verify_not_enabled'],
    ...['not_admin', 'captcha_failed', 'hook_payload_over_size_limit'],
    ...['hook_payload_invalid_content_type'],
  ],
  unavailable: [
    ...['unexpected_failure', 'request_timeout', 'conflict', 'hook_timeout'],
    'hook_timeout_after_retry',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The key of the words that say why something about an account failed. */
export type Reason = keyof typeof codes | 'offline' | 'denied' | 'unknown';

const reasons: ReadonlyMap<string, Reason> = new Map(
  Object.entries(codes).flatMap(([reason, answered]) =>
    answered.map((code) => [code, reason as Reason] as const),
  ),
);

/** Why something about an account failed, and the provider's code where there are no words for it. */
export function reasonOf({ code, reason, detail }: Failure): {
  readonly reason: Reason;
  readonly code?: string;
} {
  // Our own function tells the reason within its answer, after the status.
  const answer = /^\d{3} /.test(detail ?? '') ? detail : undefined;
  const told = reason ?? /"reason":"(\w+)"/.exec(answer ?? '')?.[1];
  const known = reasons.get(told ?? '');
  if (known) return { reason: known };
  if (code === 'offline' || code === 'unavailable') return { reason: code };
  if (told) return { reason: 'unknown', code: told };
  if (code === 'expired') return { reason: 'session_missing' };
  // Of Auth that is every refusal.
  return { reason: code === 'denied' && (answer || !detail) ? 'denied' : 'unknown' };
}
