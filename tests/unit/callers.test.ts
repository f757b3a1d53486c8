import { expect, test } from 'vitest';
import { callerOf } from '#local/caller.ts';
import { signToken, verifyToken } from '#local/jwt.ts';

const keys = { jwtSecret: 'ours', serviceKey: 'service' };
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const claims = { role: 'authenticated', sub: 'a', exp: inAnHour };

test('a token is believed if this server signed it and its time is not over', () => {
  expect(verifyToken(signToken(claims, 'ours'), 'ours')).toEqual(claims);
  expect(verifyToken(signToken(claims, 'theirs'), 'ours')).toBeUndefined();
  expect(verifyToken(signToken({ ...claims, exp: inAnHour - 7200 }, 'ours'), 'ours')).toBe(
    undefined,
  );
});

test('a token of a role that the API does not know is nobody’s', () => {
  expect(callerOf(signToken(claims, 'ours'), keys)?.role).toBe('authenticated');
  for (const role of ['postgres', 'supabase_admin', undefined]) {
    const token = signToken({ ...claims, ...(role ? { role } : { role: '' }) }, 'ours');
    expect(callerOf(token, keys)).toBeUndefined();
  }
});
