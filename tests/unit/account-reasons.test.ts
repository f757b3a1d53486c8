import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reasonOf } from '../../src/admin/account/reasons.ts';

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
  const local = 'supabase/local';
  const codes = readdirSync(local)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(local, file), 'utf8').matchAll(
        /(?:authFailure\(\d+, |tooMany\(request, wait, |error_code: )'(\w+)'/g,
      ),
    ])
    .map(([, code = '']) => code);
  expect(codes).toContain('mfa_verification_failed');
  expect(codes.filter((code) => !hasWords(code))).toEqual([]);
});
