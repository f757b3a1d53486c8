import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { clientOf } from './support.ts';

const OLD = 'helper@forum.example';
const WANTED = 'president@forum.example';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false, mail: false });
});
afterAll(() => backend?.stop());

/** Follows the links of all mails to an address. */
async function followLinks(to: string): Promise<void> {
  for (const { text = '' } of backend.mails.filter((mail) => mail.to === to)) {
    const link = /https?:\S+/.exec(text)?.[0].replace(/^https?:\/\/[^/]+/, backend.innerUrl) ?? '';
    await fetch(link, { redirect: 'manual' });
  }
}

test('an address is somebody’s once they have shown that its mails reach them', async () => {
  const { sql } = backend.database;
  const addresses = async () =>
    (await sql<{ email: string }[]>`select email from auth.users`).map(({ email }) => email);
  const client = clientOf(backend.innerUrl);
  const password = await backend.createAdministrator(OLD);
  await client.auth.signInWithPassword({ email: OLD, password });
  await sql`delete from public.administrators`;
  expect((await client.auth.updateUser({ email: WANTED })).error).toBeNull();
  await followLinks(OLD);
  expect(await addresses()).toEqual([OLD]);
  // Who is invited by it gets an account of their own.
  expect(await sql`select add_administrator(${WANTED}) as result`).toEqual([{ result: 'unknown' }]);
  await followLinks(WANTED);
  expect(await addresses()).toEqual([WANTED]);
});
