import type { Sql } from 'postgres';
import { emailPattern } from '../../src/shared/email-address.ts';
import { randomPassword } from './secrets.ts';

/** An administrator's account; `isNew` is false when the address had one already. */
export interface Administrator {
  email: string;
  password: string;
  isNew: boolean;
}

/**
 * Makes the address an administrator: its account when it has none, the password (a random one
 * unless given) in any case. `sql` is the role postgres.
 */
export async function createAdministrator(
  sql: Sql,
  email: string,
  password = randomPassword(),
): Promise<Administrator> {
  const address = email.trim().toLowerCase();
  const isNew = await sql.begin(async (transaction) => {
    const [known] = await transaction<{ id: string }[]>`
      update auth.users
      set encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 10)),
        email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now()
      where email = ${address} and not is_sso_user
      returning id`;
    const id = known?.id ?? (await createUser(transaction, address, password));
    await transaction`
      insert into public.administrators (user_id) values (${id}) on conflict do nothing`;
    return !known;
  });
  return { email: address, password, isNew };
}

/** Whether the text has the shape of an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return emailPattern.test(text);
}

/** Makes an account with a confirmed address and returns its id. */
export async function createUser(
  sql: Pick<Sql, 'unsafe'>,
  email: string,
  password: string,
): Promise<string> {
  const [user] = await sql.unsafe(
    `insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data
    ) values (
      gen_random_uuid(), 'authenticated', 'authenticated', $1,
      extensions.crypt($2, extensions.gen_salt('bf', 10)), now(),
      '{"provider": "email", "providers": ["email"]}', '{}'
    ) returning id`,
    [email, password],
  );
  const identity = { sub: user?.id, email, email_verified: true };
  await sql.unsafe(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values (gen_random_uuid(), 'email', $1::text, $1::uuid, $2::text::jsonb)`,
    [user?.id, JSON.stringify(identity)],
  );
  return user?.id;
}
