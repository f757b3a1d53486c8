import { createStore, type StoreApi } from 'zustand/vanilla';
import { fail, type Result } from '#shared/failure.ts';
import { unlessFailed } from '#shared/unless-failed.ts';
import type { Account } from './account.ts';
import {
  type Administrator,
  rememberAdministrator,
  rememberedAdministrator,
} from './administrator.ts';
import type { Authentication, SessionParts } from './authentication.ts';

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
  /** What people do with their own account. */
  account(): Promise<Account>;
}

interface SessionOptions extends Omit<SessionParts, 'state' | 'onOpened'> {
  /** The fragment of the address that the page was opened with. */
  readonly fragment?: string;
  /** Loads what asks the server, on first use only: visitors never need it. */
  readonly load: (parts: SessionParts) => Promise<Authentication>;
}

/** Makes the session of a tab; whoever was signed in at the last visit still is, until proven expired. */
export function createSession({ fragment, load, ...options }: SessionOptions): AdminSession {
  const { memory, onSignedIn } = options;
  const remembered = rememberedAdministrator(memory);
  const state = createStore<SessionState>(() => ({
    phase: !remembered ? 'signed_out' : remembered.denied ? 'denied' : 'signed_in',
    user: remembered?.user,
  }));
  let mailed = /[#&](?:type=(?:recovery|invite)|error_code=)/.test(fragment ?? '');
  const onOpened = () => {
    mailed = false;
  };
  const authentication = unlessFailed(() => load({ ...options, state, onOpened }));

  return {
    state,
    get mailed() {
      return mailed;
    },
    account: async () => (await authentication()).account,
    signIn: async (email, password) => (await authentication()).signIn(email, password),
    enterCode: async (code) => (await authentication()).enterCode(code),
    openLink: async () => (await authentication()).openLink(),
    setPassword: async (password) => (await authentication()).setPassword(password),
    signOut: async (how) => (await authentication()).signOut(how),
    async deny() {
      if (state.getState().user) await (await authentication()).deny();
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
    renew: async () => (await authentication()).renew(),
    async token() {
      if (!state.getState().user) return fail('expired');
      const loaded = await authentication().catch(() => undefined);
      return loaded ? loaded.token() : fail('offline', { detail: 'no auth client' });
    },
  };
}
