import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql } from 'postgres';
import { createUser, isEmailAddress } from './administrators.ts';
import { authFailure } from './api-failure.ts';
import type { Caller } from './caller.ts';
import { randomPassword } from './secrets.ts';

/** How Auth answers, given a request that may go on to it. */
export type Next = (request: Request) => Promise<Response>;

const inviting = new AsyncLocalStorage<boolean>();

/** Whether the mail that Auth writes just now, for a forgotten password as it knows, is an invitation. */
export function isInvitation(): boolean {
  return inviting.getStore() === true;
}

/**
 * The one call of Auth's administration that the product makes, which lite does not have: makes an
 * account for an address and mails it a link that leads to a password of its own.
 */
export async function invite(
  request: Request,
  { role }: Caller,
  sql: Sql,
  next: Next,
): Promise<Response> {
  if (role !== 'service_role') return authFailure(403, 'not_admin', 'Only the service invites');
  const { email } = (await request.json().catch(() => ({}))) as { email?: unknown };
  if (typeof email !== 'string' || !isEmailAddress(email)) {
    return authFailure(400, 'validation_failed', 'That is no e-mail address');
  }
  const address = email.trim().toLowerCase();
  const [known] = await sql`select from auth.users where email = ${address}`;
  if (known) return authFailure(422, 'email_exists', 'The address has an account');
  const id = await sql.begin((transaction) => createUser(transaction, address, randomPassword()));
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: address });
  const recovery = new URL('/auth/v1/recover', request.url);
  const mailed = await inviting.run(true, () =>
    next(new Request(recovery, { method: 'POST', headers, body })),
  );
  return mailed.ok ? Response.json({ id, email: address }) : mailed;
}
