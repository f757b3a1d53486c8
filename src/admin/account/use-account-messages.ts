import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/failure.ts';

/** The provider's codes that have words of their own. */
const known = [
  'invalid_credentials',
  'email_not_confirmed',
  'user_banned',
  'over_request_rate_limit',
  'over_email_send_rate_limit',
  'weak_password',
  'same_password',
  'otp_expired',
  'session_missing',
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'mfa_factor_not_found',
  'insufficient_aal',
  'signup_disabled',
  'email_address_invalid',
] as const;

type Known = (typeof known)[number];

/** Why something about an account failed: in our words, else in the provider's. */
export function useAccountMessages(): (failure: Failure) => string {
  const { t } = useTranslation('admin-account');
  return ({ code, reason, detail }) => {
    // Our own function tells the reason within its answer, after the status.
    const answer = /^\d{3} /.test(detail ?? '') ? detail : undefined;
    const told = reason ?? /"reason":"(\w+)"/.exec(answer ?? '')?.[1];
    if (known.includes(told as Known)) return t(`reason.${told as Known}`);
    if (code === 'offline') return t('reason.offline');
    return (!answer && detail) || t('reason.unknown');
  };
}
