import { expect, test } from 'vitest';
import { fail } from '#shared/failure.ts';
import { reasonOf } from './reasons.ts';

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
