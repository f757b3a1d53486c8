import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAuthClient } from './auth-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An answer that never comes: only who asks can end it. */
function silence({ signal }: RequestInit): Promise<Response> {
  return new Promise((_answer, refuse) => {
    signal?.addEventListener('abort', () => refuse(new DOMException('late', 'AbortError')));
  });
}

/** What is left of a session whose token has run out, after a renewal that is answered with a status, or not. */
async function sessionAfter(status: number | undefined, body?: string) {
  let busy = true;
  const session = {
    ...{ access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3_600 },
    user: { id: 'u', email: 'administrator@forum.example' },
  };
  const auth = createAuthClient('http://server', 'key', async (address, request) => {
    if (!busy || !address.includes('grant_type=refresh_token')) return Response.json(session);
    if (status === undefined) return silence(request);
    if (body !== undefined) {
      return new Response(body, { status, headers: { 'content-type': 'text/html' } });
    }
    return Response.json({ code: 'busy', message: 'Too many' }, { status });
  });
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

test('the session outlives a renewal that is never answered, and who asked for it goes on', async () => {
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  expect(await sessionAfter(undefined)).toBe(true);
  complained.mockRestore();
});

test('a session that the server does not know any more is over', async () => {
  expect(await sessionAfter(400)).toBe(false);
});

test.each([200, 302, 401, 403, 404, 511])(
  'the session outlives the page with status %i of a network that wants to be signed in to',
  async (status) => {
    expect(await sessionAfter(status, '<!doctype html><h1>Wi-Fi</h1>')).toBe(true);
  },
);

test.each([1, -1])(
  'on a device whose clock is %i hour ahead a token is renewed once it is old, and not before',
  async (ahead) => {
    const hour = 3_600_000;
    let renewals = 0;
    const auth = createAuthClient('http://server', 'key', async (address) => {
      if (address.includes('grant_type=refresh_token')) renewals += 1;
      const expires_at = Math.floor((Date.now() - ahead * hour) / 1_000) + 3_600;
      return Response.json({
        ...{
          access_token: 'a.b.c',
          refresh_token: 'r',
          token_type: 'bearer',
          expires_in: 3_600,
          expires_at,
        },
        user: { id: 'u', email: 'administrator@forum.example' },
      });
    });
    await auth.signInWithPassword({ email: 'administrator@forum.example', password: 'x' });
    const after = async (minutes: number) => {
      await vi.advanceTimersByTimeAsync(minutes * 60_000);
      await auth.getSession();
      return renewals;
    };
    expect([await after(1), await after(20), await after(20), await after(30)]).toEqual([
      0, 0, 0, 1,
    ]);
    await auth.stopAutoRefresh();
  },
);
