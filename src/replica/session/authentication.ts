import type { AuthError, Session as AuthSession } from '@supabase/supabase-js';
import type { StoreApi } from 'zustand/vanilla';
import { fail, succeed } from '#shared/failure.ts';
import type { DeviceMemory } from '../storage/device-memory.ts';
import { type Account, createAccount } from './account.ts';
import {
  type Administrator,
  forgetAdministrator,
  rememberAdministrator,
  rememberedAdministrator,
} from './administrator.ts';
import type { createAuthClient } from './auth-client.ts';
import { authFailure, refused } from './auth-failure.ts';
import type { AdminSession, SessionState, SignInStep } from './session.ts';
import { lacksSecondFactor } from './session-strength.ts';

/** What a session asks the server for, as `AdminSession` says of each; visitors never load it. */
export interface Authentication
  extends Pick<
    AdminSession,
    'signIn' | 'enterCode' | 'openLink' | 'setPassword' | 'signOut' | 'deny' | 'renew' | 'token'
  > {
  /** What the user does with their own account. */
  readonly account: Account;
}

/** What a session shares with its authentication. */
export interface SessionParts {
  readonly memory: DeviceMemory;
  readonly state: StoreApi<SessionState>;
  /** How many operations would be lost by signing out. */
  readonly unsent: () => Promise<number>;
  readonly onSignedIn: () => Promise<void>;
  readonly onSignedOut: (user: Administrator) => Promise<void>;
  /** The mailed link that led here has been opened. */
  readonly onOpened: () => void;
}

/** Makes the authentication of a session over an auth client. */
export function createAuthentication(
  auth: ReturnType<typeof createAuthClient>,
  { memory, state, unsent, onSignedIn, onSignedOut, onOpened }: SessionParts,
): Authentication {
  let renewing: Promise<void> | undefined;
  let refusedToken: string | undefined;

  /** Signs in with the session that the auth client now holds, if it is as strong as it must be. */
  async function complete(session: AuthSession | null, error: AuthError | null) {
    if (error) return refused(error);
    if (!session) return fail('expired');
    if (lacksSecondFactor(session)) return succeed<SignInStep>('second_factor');
    const { id, email = '' } = session.user;
    const known = rememberedAdministrator(memory)?.user;
    const user = { ...(known?.id === id ? known : {}), id, email };
    rememberAdministrator(memory, user);
    state.setState({ phase: 'signed_in', user });
    await onSignedIn();
    return succeed<SignInStep>('done');
  }

  async function held() {
    const { data, error } = await auth.getSession();
    return { session: data.session, error };
  }

  function expire() {
    // Whoever has no right is asked to sign in once they ask again, and sees nothing until then.
    if (state.getState().phase === 'signed_in') state.setState({ phase: 'expired' });
  }

  return {
    account: createAccount(auth),
    async signIn(email, password) {
      const { data, error } = await auth.signInWithPassword({ email, password });
      return complete(data.session, error);
    },
    async enterCode(code) {
      const factors = await auth.mfa.listFactors();
      if (factors.error) return refused(factors.error);
      const [factor] = factors.data.totp;
      // Turned off elsewhere since the password was given: the next token wants no code.
      const { error } = factor
        ? await auth.mfa.challengeAndVerify({ factorId: factor.id, code })
        : await auth.refreshSession();
      if (error) return refused(error);
      const now = await held();
      return complete(now.session, now.error);
    },
    async openLink() {
      const { error } = await auth.initialize();
      onOpened();
      const { session } = await held();
      if (error && !error.status) return refused(error);
      // Used already, too old, or cut short by a mail program.
      if (error || !session) return fail('expired', { reason: 'otp_expired' });
      const { email = '' } = session.user;
      return succeed({ email, next: lacksSecondFactor(session) ? 'second_factor' : 'done' });
    },
    async setPassword(password) {
      const { error } = await auth.updateUser({ password });
      if (error) return refused(error);
      const now = await held();
      return complete(now.session, now.error);
    },
    async signOut({ discard = false, scope = 'global' } = {}) {
      const { user } = state.getState();
      if (!user) return succeed(undefined);
      const lost = fail('conflict', { detail: 'unsent operations' });
      if (!discard && (await unsent()) > 0) return lost;
      const { error } = await auth.signOut({ scope });
      // This device lets go of the session whatever the server says.
      if (error && scope === 'global') await auth.signOut({ scope: 'local' });
      // That takes its time on a slow network, and another tab may have written meanwhile.
      const since = discard ? 0 : await unsent();
      if (since > 0) {
        expire();
        return lost;
      }
      forgetAdministrator(memory);
      state.setState({ phase: 'signed_out', user: undefined });
      await onSignedOut(user);
      // Here alone, what the server has not heard of ends by itself; elsewhere it would go on.
      const unheard = error && (scope === 'global' || (error.status ?? 0) >= 500);
      return unheard ? refused(error) : succeed(undefined);
    },
    async deny() {
      const { user } = state.getState();
      if (!user) return;
      const { session } = await held();
      if (session && session.access_token !== refusedToken) {
        refusedToken = session.access_token;
        return;
      }
      const own = session && (await auth.getUser(session.access_token)).data.user;
      if (session && own && lacksSecondFactor({ ...session, user: own })) {
        // A second factor was set up elsewhere: this session is too weak, the right is still there.
        await auth.signOut({ scope: 'local' });
        return expire();
      }
      rememberAdministrator(memory, user, true);
      state.setState({ phase: 'denied' });
    },
    renew() {
      renewing ??= (async () => {
        const { error } = await auth.refreshSession();
        if (error && authFailure(error, 'expired').code === 'expired') expire();
      })().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
    async token() {
      const { user } = state.getState();
      if (!user) return fail('expired');
      const now = await held().catch(() => undefined);
      if (!now) return fail('offline', { detail: 'no session' });
      const { session, error } = now;
      if (session?.user.id === user.id && !error && !lacksSecondFactor(session)) {
        if (state.getState().phase === 'expired') state.setState({ phase: 'signed_in' });
        return succeed(session.access_token);
      }
      const failure = error ? authFailure(error, 'expired') : { code: 'expired' as const };
      if (failure.code === 'expired') expire();
      return { ok: false, failure };
    },
  };
}
