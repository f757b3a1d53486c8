import { addressOf } from '#shared/addresses.ts';
import { type Result, succeed } from '#shared/failure.ts';
import type { createAuthClient } from './auth-client.ts';
import { refused } from './auth-failure.ts';

/** A second factor that is asked for at every sign-in. */
export interface Factor {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly since: string;
}

/** A second factor to be confirmed with its first code. */
export interface Enrolment {
  readonly id: string;
  /** `otpauth:` address for the app that makes the codes. */
  readonly uri: string;
  readonly secret: string;
}

/** What people do with their own account. Failures carry the provider's code and message. */
export interface Account {
  /** Has a link mailed that leads to a new password; says nothing of whether there is an account. */
  recover(email: string): Promise<Result<void>>;
  /** The second factors of the signed-in administrator. */
  factors(): Promise<Result<readonly Factor[]>>;
  /** Begins a second factor under a name; it counts once it is confirmed. */
  enrol(name: string, issuer: string): Promise<Result<Enrolment>>;
  /** Confirms a second factor: from now on every sign-in needs it. */
  confirm(id: string, code: string): Promise<Result<void>>;
  /** Gives a second factor up. */
  remove(id: string): Promise<Result<void>>;
}

/** The account behind an auth client. */
export function createAccount(auth: ReturnType<typeof createAuthClient>): Account {
  return {
    async recover(email) {
      const redirectTo = new URL(addressOf('admin_login'), location.origin).href;
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
      return error ? refused(error) : succeed(undefined);
    },
    async factors() {
      const { data, error } = await auth.mfa.listFactors();
      if (error) return refused(error);
      return succeed(
        data.totp.map(({ id, friendly_name, created_at }) => ({
          ...{ id, name: friendly_name ?? '', since: created_at },
        })),
      );
    },
    async enrol(friendlyName, issuer) {
      const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer });
      if (error) return refused(error);
      return succeed({ id: data.id, uri: data.totp.uri, secret: data.totp.secret });
    },
    async confirm(factorId, code) {
      const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
      return error ? refused(error) : succeed(undefined);
    },
    async remove(factorId) {
      const { error } = await auth.mfa.unenroll({ factorId });
      if (error) return refused(error);
      // The session still says that there is a factor; the next one does not.
      await auth.refreshSession();
      return succeed(undefined);
    },
  };
}
