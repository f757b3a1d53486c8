import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAuthClient } from './auth-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is left of a session whose token has run out, after a renewal that is answered with a status. */
async function sessionAfter(status: number) {
  let busy = true;
  const session = {
    ...{ access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3_600 },
    user: { id: 'u', email: 'administrator@forum.example' },
  };
  const auth = createAuthClient('http://server', 'key', async (address) =>
    busy && address.includes('grant_type=refresh_token')
      ? Response.json({ code: 'busy', message: 'Too many' }, { status })
      : Response.json(session),
  );
  await auth.signInWithPassword({ email: 'administrator@forum.example', password: 'x' });
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  const renewing = auth.refreshSession();
  // The library tries again for half a minute.
  await vi.advanceTimersByTimeAsync(300_000);
  await renewing;
  busy = false;
  await vi.advanceTimersByTimeAsync(120_000);
  const later = auth.getSession();
  await vi.advanceTimersByTimeAsync(60_000);
  await auth.stopAutoRefresh();
  return (await later).data.session !== null;
}

test.each([408, 429, 500, 503])(
  'the session outlives a renewal that is answered with %i',
  async (status) => {
    expect(await sessionAfter(status)).toBe(true);
  },
);

test('a session that the server does not know any more is over', async () => {
  expect(await sessionAfter(400)).toBe(false);
});
