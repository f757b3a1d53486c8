import type { Page } from '@playwright/test';
import { stepAt, totpCode } from '#local/totp.ts';
import { expect, signIn, test } from '../fixtures/administrator.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { desk, phone } from '../fixtures/forum.ts';
import { words } from '../fixtures/words.ts';

const views = [
  { locale: 'fr', viewport: desk, row: 2 },
  { locale: 'ar', viewport: phone, row: 4 },
] as const;

for (const { locale, viewport, row } of views) {
  test.describe(`accounts, ${locale}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    test.slow();
    const t = words(locale, 'admin');
    const account = words(locale, 'admin-account');
    const fields = words(locale, 'fields');

    /** Changes the e-mail address of a speaker in the form and returns the speaker's id. */
    async function edit(page: Page, email: string, offset: number): Promise<string> {
      await using database = await runningDatabase();
      const [speaker] = await database.sql<{ id: string }[]>`
        select s.id from speakers s join editions e on e.id = any (s.edition_ids)
        where e.is_current order by s.id offset ${offset} limit 1`;
      await page.goto(`/admin/orateurs?id=${speaker?.id}`);
      await page.getByLabel(fields('speaker.email')).fill(email);
      await page.context().setOffline(true);
      await page
        .getByRole('button', { name: t('form.save') })
        .first()
        .click();
      await expect(page).toHaveURL(/\/admin\/orateurs$/);
      await expect(page.getByRole('button', { name: t('sync.open') })).toBeVisible();
      return speaker?.id ?? '';
    }

    async function emailOf(id: string): Promise<unknown> {
      await using database = await runningDatabase();
      return (await database.sql`select email from speakers where id = ${id}`)[0]?.email;
    }

    /** Ends the session in the database, and makes the device find its token too old. */
    async function expire(page: Page, email: string): Promise<void> {
      await using database = await runningDatabase();
      await database.sql`delete from auth.sessions
        where user_id = (select id from auth.users where email = ${email})`;
      await page.evaluate(() => {
        const session = JSON.parse(localStorage.getItem('forum.session') ?? '{}');
        localStorage.setItem('forum.session', JSON.stringify({ ...session, expires_at: 1 }));
      });
    }

    async function signOut(page: Page): Promise<void> {
      if (viewport.width < 1024) await page.getByRole('button', { name: t('nav.open') }).click();
      await page.getByRole('button', { name: t('login.sign_out') }).click();
      await expect(page).toHaveURL(/\/admin\/login/);
    }

    test('a forgotten password is replaced through the mailed link, which is good once', async ({
      page,
      administrator,
    }) => {
      await page.goto('/admin/login');
      await page.getByRole('button', { name: account('forgotten.link') }).click();
      const said = page.getByText(account('forgotten.sent'));
      for (const email of ['nobody@forum.example', administrator.email]) {
        await page.locator('input[name=email]').fill(email);
        await page.getByRole('button', { name: account('forgotten.submit') }).click();
        await expect(said).toBeVisible();
      }
      await using database = await runningDatabase();
      const [user] = await database.sql`
        select recovery_token as token from auth.users where email = ${administrator.email}`;
      const link = `/auth/v1/verify?token=${user?.token}&type=recovery`;
      await page.goto(link);
      await expect(page).toHaveURL(/\/admin\/login/);
      await page.locator('input[name=password]').fill('a password of my own');
      await page.getByRole('button', { name: account('new_password.submit') }).click();
      await expect(page).toHaveURL(/\/admin$/);
      await signOut(page);
      await signIn(page, { ...administrator, password: 'a password of my own' });
      await signOut(page);
      await page.goto(link);
      await expect(page.getByRole('alert').getByText(account('reason.otp_expired'))).toBeVisible();
    });

    test('an expired session keeps the work; somebody else neither sees nor sends it', async ({
      office,
      administrator,
      openOffice,
    }) => {
      const written = `expired-${locale}@forum.example`;
      const speaker = await edit(office, written, row);
      await expire(office, administrator.email);
      await office.context().setOffline(false);
      await expect(office.getByText(t('login.expired'))).toBeVisible();
      expect(await emailOf(speaker)).not.toBe(written);

      await using database = await runningDatabase();
      const other = await openOffice();
      const otherUser = await other.evaluate(() => localStorage.getItem('forum.administrator'));
      const { email } = JSON.parse(otherUser ?? '{}');
      await other.context().close();
      await database.sql`update auth.users set encrypted_password =
        extensions.crypt('of the other', extensions.gen_salt('bf', 6)) where email = ${email}`;
      const toSignIn = office.getByRole('status').getByRole('link', { name: t('login.sign_in') });
      await toSignIn.click();
      await signIn(office, { email, password: 'of the other' });
      await expect(office.getByText(t('sync.saved'))).toBeVisible();
      await expect(office.getByRole('button', { name: t('sync.open') })).toBeHidden();
      expect(await emailOf(speaker)).not.toBe(written);
      await signOut(office);

      await signIn(office, administrator);
      await expect.poll(() => emailOf(speaker)).toBe(written);
    });

    test('who is demoted is told, keeps what was refused, and leaves nothing behind', async ({
      office,
      administrator,
    }) => {
      const written = `demoted-${locale}@forum.example`;
      const speaker = await edit(office, written, row + 1);
      await using database = await runningDatabase();
      await database.sql`delete from administrators
        where user_id = (select id from auth.users where email = ${administrator.email})`;
      await office.context().setOffline(false);
      await expect(office.getByText(t('login.denied_title'))).toBeVisible();
      await office.getByRole('button', { name: t('sync.open') }).click();
      await expect(office.getByText(t('reason.denied'))).toBeVisible();
      await office.getByRole('button', { name: t('sync.close') }).click();
      await office.getByRole('button', { name: t('login.sign_out') }).click();
      await office.getByRole('button', { name: t('login.discard') }).click();
      await expect(office).toHaveURL(/\/admin\/login/);
      await expect
        .poll(() =>
          office.evaluate(async () =>
            (await indexedDB.databases()).filter(({ name }) => name?.includes('-admin')),
          ),
        )
        .toEqual([]);
      expect(await emailOf(speaker)).not.toBe(written);
    });

    test('an administrator invites another and demotes them', async ({ office }) => {
      const email = `invited-${locale}@forum.example`;
      await office.goto('/admin/administrateurs');
      await office.locator('input[name=email]').fill(email);
      await office.getByRole('button', { name: account('invite.submit') }).click();
      await expect(office.getByRole('listitem').getByText(email)).toBeVisible();
      await office
        .getByRole('button', {
          name: account('administrators.demote_one').replace('{{email}}', email),
        })
        .click();
      await office
        .getByRole('dialog')
        .getByRole('button', { name: account('administrators.demote') })
        .click();
      await expect(office.getByRole('listitem').getByText(email)).toBeHidden();
    });

    test('a second factor is set up and then wanted at the sign-in', async ({
      office,
      administrator,
    }) => {
      await office.goto('/admin/administrateurs');
      await office.getByRole('button', { name: account('factor.set_up') }).click();
      const dialog = office.getByRole('dialog');
      await expect(dialog.getByRole('img', { name: account('factor.qr') })).toBeVisible();
      const secret = (await dialog.locator('bdi').textContent()) ?? '';
      await dialog.locator('input[name=code]').fill(totpCode(secret, stepAt(Date.now())));
      await dialog.getByRole('button', { name: account('factor.confirm') }).click();
      await expect(office.getByRole('button', { name: account('factor.remove') })).toBeVisible();
      await signOut(office);

      await office.locator('input[name=email]').fill(administrator.email);
      await office.locator('input[name=password]').fill(administrator.password);
      await office.getByRole('button', { name: t('login.sign_in') }).click();
      await office.locator('input[name=code]').fill('000000');
      await office.getByRole('button', { name: account('code.submit') }).click();
      await expect(
        office.locator('form').getByText(account('reason.mfa_verification_failed')),
      ).toBeVisible();
      await office.locator('input[name=code]').fill(totpCode(secret, stepAt(Date.now()) + 1));
      await office.getByRole('button', { name: account('code.submit') }).click();
      await expect(office).toHaveURL(/\/admin/);
      await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
