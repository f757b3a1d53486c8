import type { Sql } from 'postgres';
import { PlainError } from './command.ts';
import { randomPassword } from './secrets.ts';

/** How somebody gets in again, and what was taken back for it. */
export interface Recovery {
  readonly email: string;
  readonly password: string;
  /** What they may do in the back office, which is as it was. */
  readonly roles: readonly string[];
  readonly factors: number;
  readonly sessions: number;
}

/**
 * Lets an account of the back office in again that has lost its password or second factor: a new
 * password, no second factor, no session and no mailed link of before. Rejects with a PlainError, having
 * changed nothing, where the address has no such account. `sql` is the role postgres.
 */
export async function recoverAdministrator(
  sql: Sql,
  email: string,
  password = randomPassword(),
): Promise<Recovery> {
  const address = email.trim().toLowerCase();
  return sql.begin(async (transaction) => {
    const [known] = await transaction<{ id: string; roles: string[] }[]>`
      select u.id, to_jsonb(a.roles) as roles
      from public.administrators a join auth.users u on u.id = a.user_id
      where u.email = ${address} and not u.is_sso_user`;
    if (!known) throw new PlainError(await unknown(transaction, address));
    const { id, roles } = known;
    await transaction`
      update auth.users
      set encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 10)),
        email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
        confirmation_token = null, recovery_token = null, reauthentication_token = null,
        email_change = null, email_change_token_new = null, email_change_token_current = null
      where id = ${id}`;
    const factors = await transaction`
      delete from auth.mfa_factors where user_id = ${id} returning status`;
    // What renews them goes with them.
    const sessions = await transaction`delete from auth.sessions where user_id = ${id} returning 1`;
    const confirmed = factors.filter(({ status }) => status === 'verified');
    return {
      email: address,
      password,
      roles,
      factors: confirmed.length,
      sessions: sessions.length,
    };
  });
}

async function unknown(sql: Pick<Sql, 'unsafe'>, address: string): Promise<string> {
  const there = await sql.unsafe(`
    select u.email from public.administrators a join auth.users u on u.id = a.user_id
    where a.roles @> '{administrator}' order by a.created_at`);
  const names = there.map(({ email }) => email).join(', ');
  return `The back office has no account for ${address}, and nothing was changed. Its administrators: ${names || 'none'}. npm run admin -- create EMAIL makes one.`;
}
