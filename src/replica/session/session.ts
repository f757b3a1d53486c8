import type { AuthError, Session as AuthSession } from '@supabase/supabase-js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fail, type Result, succeed } from '#shared/failure.ts';
import { unlessFailed } from '#shared/unless-failed.ts';
import type { DeviceMemory } from '../storage/device-memory.ts';
import {
  type Administrator,
  forgetAdministrator,
  rememberAdministrator,
  rememberedAdministrator,
} from './administrator.ts';
import type { createAuthClient } from './auth-client.ts';
import { authFailure } from './auth-failure.ts';
import { lacksSecondFactor } from './session-strength.ts';

/**
 * Who is signed in to the back office. `expired` keeps content and unsent work until a new sign-in;
 * `denied` is somebody with an account and without the right.
 */
export interface SessionState {
  readonly phase: 'signed_in' | 'signed_out' | 'expired' | 'denied';
  readonly user: Administrator | undefined;
}

/** What is still to be given before the sign-in is complete. */
export type SignInStep = 'done' | 'second_factor';

/** Where a sign-out counts: on every device of the administrator, or on this one. */
export type SignOutScope = 'global' | 'local';

/** Whose account a mailed link leads to, and what comes next. */
interface OpenedLink {
  readonly email: string;
  readonly next: SignInStep;
}

/** Signing in and out of the back office. Failures carry the provider's code and message. */
export interface AdminSession {
  readonly state: StoreApi<SessionState>;
  /** A mailed link led here, and `openLink` has not been called yet. */
  readonly mailed: boolean;
  /** Signs in with a password, as far as that goes; failures: `denied`, `offline`, `unavailable`. */
  signIn(email: string, password: string): Promise<Result<SignInStep>>;
  /** Completes a sign-in with a code of the second factor. */
  enterCode(code: string): Promise<Result<SignInStep>>;
  /** Takes up the session of a mailed link; a new password is to be set next. */
  openLink(): Promise<Result<OpenedLink>>;
  /** Sets the password of whoever opened a mailed link, and signs them in. */
  setPassword(password: string): Promise<Result<SignInStep>>;
  /**
   * Signs out on all devices, or on this one only (`local`), and deletes the back office's database
   * from this one. Fails with `conflict` while operations are unsent, unless `discard` gives them up; the
   * session has expired then where they were written while the server was asked. Fails with `unavailable`
   * or `offline` when only the server has not heard of it.
   */
  signOut(options?: {
    readonly discard?: boolean;
    readonly scope?: SignOutScope;
  }): Promise<Result<void>>;
  /**
   * The server does not, or no longer, take the user for an administrator. Believed when it says so
   * of one token twice: the first time it may have answered to the token before, as while a second
   * factor is set up.
   */
  deny(): Promise<void>;
  /** Takes over what the server says that the user may write. */
  grant(rights: unknown): void;
  /** Another tab may have heard something else of the user's rights. */
  recall(): void;
  /** Asks the server once more whether the user is an administrator. */
  recheck(): Promise<void>;
  /** The server refused the token: renews it, or asks to sign in again. */
  renew(): Promise<void>;
  /**
   * A token for the server; fails with `expired` when there is none or it cannot be renewed, with
   * `offline` when what renews it cannot be fetched.
   */
  token(): Promise<Result<string>>;
  /** The auth client, for what an administrator does with their own account. */
  account(): Promise<ReturnType<typeof createAuthClient>>;
}

interface SessionOptions {
  readonly memory: DeviceMemory;
  /** The fragment of the address that the page was opened with. */
  readonly fragment?: string;
  /** Loads the auth client, on first use only: visitors never need it. */
  readonly load: () => Promise<ReturnType<typeof createAuthClient>>;
  /** How many operations would be lost by signing out. */
  readonly unsent: () => Promise<number>;
  readonly onSignedIn: () => Promise<void>;
  readonly onSignedOut: (user: Administrator) => Promise<void>;
}

/** Makes the session of a tab; whoever was signed in at the last visit still is, until proven expired. */
export function createSession(options: SessionOptions): AdminSession {
  const { memory, unsent, onSignedIn, onSignedOut } = options;
  const remembered = rememberedAdministrator(memory);
  const state = createStore<SessionState>(() => ({
    phase: !remembered ? 'signed_out' : remembered.denied ? 'denied' : 'signed_in',
    user: remembered?.user,
  }));
  let mailed = /[#&](?:type=(?:recovery|invite)|error_code=)/.test(options.fragment ?? '');
  const account = unlessFailed(options.load);
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
    const { data, error } = await (await account()).getSession();
    return { session: data.session, error };
  }

  function expire() {
    // Whoever has no right is asked to sign in once they ask again, and sees nothing until then.
    if (state.getState().phase === 'signed_in') state.setState({ phase: 'expired' });
  }

  return {
    state,
    get mailed() {
      return mailed;
    },
    account,
    async signIn(email, password) {
      const { data, error } = await (await account()).signInWithPassword({ email, password });
      return complete(data.session, error);
    },
    async enterCode(code) {
      const auth = await account();
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
      const { error } = await (await account()).initialize();
      mailed = false;
      const { session } = await held();
      if (error && !error.status) return refused(error);
      // Used already, too old, or cut short by a mail program.
      if (error || !session) return fail('expired', { reason: 'otp_expired' });
      const { email = '' } = session.user;
      return succeed({ email, next: lacksSecondFactor(session) ? 'second_factor' : 'done' });
    },
    async setPassword(password) {
      const { error } = await (await account()).updateUser({ password });
      if (error) return refused(error);
      const now = await held();
      return complete(now.session, now.error);
    },
    async signOut({ discard = false, scope = 'global' } = {}) {
      const { user } = state.getState();
      if (!user) return succeed(undefined);
      const lost = fail('conflict', { detail: 'unsent operations' });
      if (!discard && (await unsent()) > 0) return lost;
      const auth = await account();
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
      const auth = await account();
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
    grant(rights) {
      const { user, phase } = state.getState();
      if (!user || JSON.stringify(rights) === JSON.stringify(user.rights)) return;
      const granted = { ...user, rights };
      rememberAdministrator(memory, granted, phase === 'denied');
      state.setState({ user: granted });
    },
    recall() {
      const user = rememberedAdministrator(memory)?.user;
      if (user && user.id === state.getState().user?.id) state.setState({ user });
    },
    async recheck() {
      const { user } = state.getState();
      if (!user) return;
      rememberAdministrator(memory, user);
      state.setState({ phase: 'signed_in' });
      await onSignedIn();
    },
    renew() {
      renewing ??= (async () => {
        const { error } = await (await account()).refreshSession();
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
      if (!now) return fail('offline', { detail: 'no auth client' });
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

function refused(error: AuthError) {
  return { ok: false as const, failure: authFailure(error, 'denied') };
}
