import { beforeEach, expect, test } from 'vitest';
import { createDeviceMemory } from '../../../tests/fixtures/device-memory.ts';
import { createAuthentication } from './authentication.ts';
import { createSession } from './session.ts';

const user = { id: 'u1', email: 'admin@example.org' };
const values = new Map<string, string>();
let unsent: number;
/** What another tab writes while the server is asked to sign out. */
let written: number;
let happened: string[];
/** What the server knows of the account. */
let account: object;
/** Whether the code of the auth client cannot be fetched. */
let missing: boolean;
/** What the auth client answers to signing out. */
let signingOut: object | null;
/** The second factors that the server knows of. */
let factors: object[];
/** What the auth client answers next. */
let answer: { session: Session | null; error: object | null };
interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string; readonly email?: string; readonly factors?: object[] };
}

/** A token that says how its session was opened, and an account that has a second factor. */
const tokenOf = (aal: string) => `x.${btoa(JSON.stringify({ aal }))}.y`;
const guarded = { ...user, factors: [{ id: 'f1', status: 'verified' }] };

beforeEach(() => {
  values.clear();
  unsent = 0;
  written = 0;
  happened = [];
  account = user;
  missing = false;
  signingOut = null;
  factors = guarded.factors;
  answer = { session: { access_token: 't', user }, error: null };
});

const memory = createDeviceMemory(values);

function create(fragment = '') {
  const client = {
    initialize: async () => ({ error: answer.error }),
    signInWithPassword: async () => ({ data: { session: answer.session }, error: answer.error }),
    updateUser: async () => ({ error: answer.error }),
    refreshSession: async () => {
      if (factors.length === 0)
        answer = { session: { access_token: tokenOf('aal1'), user }, error: null };
      return { error: answer.error };
    },
    getUser: async () => ({ data: { user: account } }),
    mfa: {
      listFactors: async () => ({ data: { totp: factors }, error: null }),
      challengeAndVerify: async ({ code }: { code: string }) => {
        if (code !== '123456') return { error: { status: 422, code: 'mfa_verification_failed' } };
        answer = { session: { access_token: tokenOf('aal2'), user: guarded }, error: null };
        return { error: null };
      },
    },
    signOut: async ({ scope }: { scope: string }) => {
      happened.push(scope);
      unsent += written;
      return { error: signingOut };
    },
    getSession: async () => ({ data: { session: answer.session }, error: answer.error }),
  };
  return createSession({
    memory,
    fragment,
    load: async (parts) => {
      happened.push('loaded');
      if (missing) throw new TypeError('Failed to fetch dynamically imported module');
      return createAuthentication(client as never, parts);
    },
    unsent: async () => unsent,
    onSignedIn: async () => void happened.push('in'),
    onSignedOut: async () => void happened.push('out'),
  });
}

test('visitors never load what signs in', async () => {
  const session = create();
  expect(session.state.getState().phase).toBe('signed_out');
  expect(await session.token()).toMatchObject({ ok: false, failure: { code: 'expired' } });
  expect(happened).toEqual([]);
});

test('who signed in still is at the next visit', async () => {
  expect(await create().signIn(user.email, 'secret')).toMatchObject({ ok: true });
  const later = create();
  expect(later.state.getState()).toEqual({ phase: 'signed_in', user });
  expect(await later.token()).toEqual({ ok: true, value: 't' });
});

test.each([
  [{ status: 400, message: 'Invalid login credentials' }, 'denied'],
  [{ status: 429, message: 'slow down' }, 'unavailable'],
  [{ status: 0, message: 'Failed to fetch' }, 'offline'],
])('a sign-in that fails says why: %o', async (error, code) => {
  answer = { session: null, error };
  expect(await create().signIn(user.email, 'x')).toMatchObject({ ok: false, failure: { code } });
  expect(values.size).toBe(0);
});

test('a sign-in after one whose code could not be fetched fetches it again', async () => {
  const session = create();
  missing = true;
  await expect(session.signIn(user.email, 'secret')).rejects.toThrow('Failed to fetch');
  missing = false;
  expect(await session.signIn(user.email, 'secret')).toEqual({ ok: true, value: 'done' });
  expect(happened).toEqual(['loaded', 'loaded', 'in']);
});

test('there is no token without a network while its code cannot be fetched, and one afterwards', async () => {
  await create().signIn(user.email, 'secret');
  const session = create();
  missing = true;
  expect(await session.token()).toMatchObject({ ok: false, failure: { code: 'offline' } });
  expect(session.state.getState().phase).toBe('signed_in');
  missing = false;
  expect(await session.token()).toEqual({ ok: true, value: 't' });
});

test('an expired session keeps the administrator and what they wrote', async () => {
  await create().signIn(user.email, 'secret');
  answer = { session: null, error: null };
  const session = create();
  expect(await session.token()).toMatchObject({ failure: { code: 'expired' } });
  expect(session.state.getState()).toEqual({ phase: 'expired', user });

  answer = { session: null, error: { status: 0, message: 'Failed to fetch' } };
  const offline = create();
  expect(await offline.token()).toMatchObject({ failure: { code: 'offline' } });
  expect(offline.state.getState().phase).toBe('signed_in');
});

test("another person's token never sends this one's work", async () => {
  await create().signIn(user.email, 'secret');
  answer = { session: { access_token: 't2', user: { id: 'u2' } }, error: null };
  expect(await create().token()).toMatchObject({ ok: false, failure: { code: 'expired' } });
});

test('signing out counts on every device, unless only this one is meant', async () => {
  const session = create();
  await session.signIn(user.email, 'secret');
  expect(await session.signOut()).toMatchObject({ ok: true });
  expect(happened.slice(-2)).toEqual(['global', 'out']);
  await session.signIn(user.email, 'secret');
  expect(await session.signOut({ scope: 'local' })).toMatchObject({ ok: true });
  expect(happened.slice(-2)).toEqual(['local', 'out']);
});

test('this device lets go of the session although the server does not hear of it, which is said', async () => {
  const session = create();
  await session.signIn(user.email, 'secret');
  signingOut = { status: 0, message: 'Failed to fetch' };
  expect(await session.signOut()).toMatchObject({ ok: false, failure: { code: 'offline' } });
  expect(happened.slice(-3)).toEqual(['global', 'local', 'out']);
  expect(session.state.getState()).toEqual({ phase: 'signed_out', user: undefined });
});

test('signing out does not lose unsent work unless told to', async () => {
  const session = create();
  await session.signIn(user.email, 'secret');
  unsent = 2;
  expect(await session.signOut()).toMatchObject({ ok: false, failure: { code: 'conflict' } });
  expect(session.state.getState()).toEqual({ phase: 'signed_in', user });
  expect(happened).not.toContain('global');
  expect(await session.signOut({ discard: true })).toMatchObject({ ok: true });
  expect(session.state.getState()).toEqual({ phase: 'signed_out', user: undefined });
  expect(happened.at(-1)).toBe('out');
});

test('what is written while the server is slow to sign somebody out is asked for too, and not deleted', async () => {
  const session = create();
  await session.signIn(user.email, 'secret');
  written = 1;
  expect(await session.signOut()).toMatchObject({ ok: false, failure: { code: 'conflict' } });
  expect(session.state.getState()).toEqual({ phase: 'expired', user });
  expect(happened).not.toContain('out');
  expect(create().state.getState().user).toEqual(user);
  expect(await session.signOut({ discard: true })).toMatchObject({ ok: true });
  expect(happened).toContain('out');
});

test('a password is not enough where there is a second factor', async () => {
  answer = { session: { access_token: tokenOf('aal1'), user: guarded }, error: null };
  const session = create();
  expect(await session.signIn(user.email, 'secret')).toEqual({ ok: true, value: 'second_factor' });
  expect(session.state.getState().phase).toBe('signed_out');
  expect(values.size).toBe(0);
  expect(await session.enterCode('000000')).toMatchObject({
    failure: { code: 'denied', reason: 'mfa_verification_failed' },
  });
  expect(await session.enterCode('123456')).toEqual({ ok: true, value: 'done' });
  expect(session.state.getState()).toEqual({ phase: 'signed_in', user });
  expect(await session.token()).toMatchObject({ ok: true });
});

test('a code is of no account any more once the second factor was turned off elsewhere', async () => {
  answer = { session: { access_token: tokenOf('aal1'), user: guarded }, error: null };
  const session = create();
  expect(await session.signIn(user.email, 'secret')).toEqual({ ok: true, value: 'second_factor' });
  factors = [];
  expect(await session.enterCode('000000')).toEqual({ ok: true, value: 'done' });
  expect(session.state.getState()).toEqual({ phase: 'signed_in', user });
});

test('a session opened before the second factor was set up asks for it and keeps the work', async () => {
  const session = create();
  await session.signIn(user.email, 'secret');
  account = guarded;
  answer = { session: { access_token: tokenOf('aal1'), user }, error: null };
  await session.deny();
  await session.deny();
  expect(session.state.getState()).toEqual({ phase: 'expired', user });
  expect(happened.at(-1)).toBe('local');
});

test('who has lost the right has lost it at the next visit too, until asked again', async () => {
  const session = create();
  await session.signIn(user.email, 'secret');
  await session.deny();
  await session.deny();
  const later = create();
  expect(later.state.getState()).toEqual({ phase: 'denied', user });
  const { session: held } = answer;
  answer = { session: null, error: null };
  expect((await later.token()).ok).toBe(false);
  expect(later.state.getState().phase).toBe('denied');
  answer = { session: held, error: null };
  await later.recheck();
  expect(later.state.getState().phase).toBe('signed_in');
  expect(create().state.getState().phase).toBe('signed_in');
});

test('what somebody may write is remembered for the next visit, with them alone', async () => {
  const session = create();
  await session.signIn(user.email, 'secret');
  const rights = { roles: ['press'], languages: [], halls: [] };
  const other = create();
  session.grant(rights);
  expect(session.state.getState().user).toEqual({ ...user, rights });
  expect(create().state.getState().user).toEqual({ ...user, rights });
  // Another tab of the same person takes it over; signing in anew keeps it until the server says more.
  other.recall();
  expect(other.state.getState().user).toEqual({ ...user, rights });
  await session.signIn(user.email, 'secret');
  expect(session.state.getState().user).toEqual({ ...user, rights });
  answer = { session: { access_token: 't', user: { ...user, id: 'u2' } }, error: null };
  await session.signIn(user.email, 'secret');
  expect(session.state.getState().user).toEqual({ ...user, id: 'u2' });
  other.recall();
  expect(other.state.getState().user?.id).toBe(user.id);
});

test('what the server said of the token before counts for nothing', async () => {
  const session = create();
  await session.signIn(user.email, 'secret');
  // A second factor is being set up: the server knows of it, the device's session is the one before.
  account = guarded;
  answer = { session: { access_token: tokenOf('aal1'), user }, error: null };
  await session.deny();
  answer = { session: { access_token: tokenOf('aal2'), user: guarded }, error: null };
  await session.deny();
  expect(session.state.getState()).toEqual({ phase: 'signed_in', user });
  expect(happened).not.toContain('local');
  await session.deny();
  expect(session.state.getState().phase).toBe('denied');
});

test('a token that the server refuses is renewed, or expires the session', async () => {
  const session = create();
  await session.signIn(user.email, 'secret');
  await session.renew();
  expect(session.state.getState().phase).toBe('signed_in');
  answer = { session: null, error: { status: 0, message: 'Failed to fetch' } };
  await session.renew();
  expect(session.state.getState().phase).toBe('signed_in');
  answer = { session: null, error: { status: 400, code: 'refresh_token_not_found' } };
  await session.renew();
  expect(session.state.getState().phase).toBe('expired');
});

test('a mailed link leads to a new password, once', async () => {
  expect(create('').mailed).toBe(false);
  const session = create('#access_token=t&type=recovery');
  expect(session.mailed).toBe(true);
  const { email } = user;
  expect(await session.openLink()).toEqual({ ok: true, value: { email, next: 'done' } });
  expect(session.mailed).toBe(false);
  expect(session.state.getState().phase).toBe('signed_out');
  expect(await session.setPassword('new and long')).toEqual({ ok: true, value: 'done' });
  expect(session.state.getState()).toEqual({ phase: 'signed_in', user });
});

test('a link that was used already says so', async () => {
  answer = { session: null, error: { status: 500, message: 'Email link is invalid' } };
  const session = create('#error=access_denied&error_code=otp_expired');
  expect(session.mailed).toBe(true);
  expect(await session.openLink()).toMatchObject({
    failure: { code: 'expired', reason: 'otp_expired' },
  });
});
