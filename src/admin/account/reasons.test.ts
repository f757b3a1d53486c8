import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fail } from '#shared/failure.ts';
import { reasonOf } from './reasons.ts';

/** What Auth answers to questions that the back office does not ask. */
const neverAsked =
  /^(?:phone_|sms_|over_sms_|saml_|sso_|oauth_|bad_oauth_|identity_|single_identity|email_conflict_identity|manual_linking|user_sso|mfa_phone_|mfa_webauthn_|mfa_recovery_codes_|webauthn_)/;

const hasWords = (reason: string) => reasonOf({ code: 'denied', reason }).reason !== 'unknown';

test('whatever Auth can answer to the forms of an account has words', () => {
  const { resolve } = createRequire(import.meta.url);
  const declared = resolve('@supabase/auth-js').replace(
    /main\/index\.js$/,
    'main/lib/error-codes.d.ts',
  );
  const codes = [...readFileSync(declared, 'utf8').matchAll(/'(\w+)'/g)].map(
    ([, code = '']) => code,
  );
  expect(codes).toContain('invalid_credentials');
  expect(codes.filter((code) => !neverAsked.test(code) && !hasWords(code))).toEqual([]);
});

test('whatever Auth of the embedded back end answers has words', () => {
  const local = new URL('../../../supabase/local/', import.meta.url);
  const codes = readdirSync(local)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, local), 'utf8').matchAll(
        /(?:authFailure\(\d+, |tooMany\(request, wait, |error_code: )'(\w+)'/g,
      ),
    ])
    .map(([, code = '']) => code);
  expect(codes).toContain('mfa_verification_failed');
  expect(codes.filter((code) => !hasWords(code))).toEqual([]);
});

test('the provider’s sentence is never shown, its code is where there are no words for it', () => {
  const detail = 'Signature of the moon is invalid';
  expect(reasonOf(fail('denied', { reason: 'bad_moon', detail }).failure)).toEqual({
    reason: 'unknown',
    code: 'bad_moon',
  });
  expect(reasonOf(fail('denied', { detail }).failure)).toEqual({ reason: 'unknown' });
  expect(reasonOf(fail('unavailable', { detail: '{}' }).failure).reason).toBe('unavailable');
  expect(reasonOf(fail('offline').failure).reason).toBe('offline');
});

test('what our own function answers is told from within it', () => {
  const answered = (code: 'invalid' | 'denied' | 'expired' | 'unavailable', detail: string) =>
    reasonOf(fail(code, { detail }).failure).reason;
  expect(answered('invalid', '400 {"message":"no","reason":"email_address_invalid"}')).toBe(
    'email_address_invalid',
  );
  expect(answered('unavailable', '502 {"message":"no","reason":"email_exists"}')).toBe(
    'email_exists',
  );
  expect(answered('denied', '403 {"message":"Only administrators may"}')).toBe('denied');
  expect(answered('expired', '401 {"message":"Sign in again"}')).toBe('session_missing');
});
