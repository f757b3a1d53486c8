import type { Page } from '@playwright/test';
import { signedToken } from '#local/mailed-links.ts';
import { readSecrets } from '#local/secrets.ts';
import { stepAt, totpCode } from '#local/totp.ts';
import { expect, onDesk, onPhone, signIn, test, workIn } from '../fixtures/administrator.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { type OwnEdition, openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';
import { dataDirUnderTest } from '../fixtures/under-test.ts';
import { words } from '../fixtures/words.ts';

type Language = 'fr' | 'ar';

/** Changes the e-mail address of a speaker without a network, and returns how to read what arrived. */
async function edit(office: Page, locale: Language, edition: OwnEdition, email: string) {
  const t = words(locale, 'admin');
  const id = await edition.speaker(named('Karim Benjelloun', 'كريم بنجلون'));
  await workIn(office, edition.id, `/admin/orateurs?id=${id}`);
  await office.getByLabel(words(locale, 'fields')('speaker.email')).fill(email);
  await office.context().setOffline(true);
  await office
    .getByRole('button', { name: t('form.save') })
    .first()
    .click();
  await expect(office).toHaveURL(/\/admin\/orateurs$/);
  await expect(office.getByRole('button', { name: t('sync.open') })).toBeVisible();
  return async () =>
    (await edition.sql`select email from speakers where id = ${id}`)[0]?.email as string | null;
}

async function signOut(page: Page, locale: Language): Promise<void> {
  const t = words(locale, 'admin');
  const { width = 0 } = page.viewportSize() ?? {};
  if (width < 1024) await page.getByRole('button', { name: t('nav.open') }).click();
  await page.getByRole('button', { name: t('login.sign_out') }).click();
  await page
    .getByRole('button', { name: words(locale, 'admin-account')('leaving.everywhere') })
    .click();
  await expect(page).toHaveURL(/\/admin\/login/);
}

test.describe(`accounts, ${onPhone.locale}, ${onPhone.viewport.width} px`, () => {
  const { locale, viewport } = onPhone;
  test.use({ locale, viewport });
  const t = words(locale, 'admin');
  const account = words(locale, 'admin-account');

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
    const token = async () =>
      (
        await database.sql`
          select recovery_token as token from auth.users where email = ${administrator.email}`
      )[0]?.token;
    // What was said of the first address is still on show while the second is being asked for.
    await expect.poll(token).toBeTruthy();
    const { jwtSecret } = await readSecrets(dataDirUnderTest());
    const link = `/auth/v1/verify?token=${signedToken(await token(), jwtSecret)}&type=recovery`;
    await page.goto(link);
    await expect(page).toHaveURL(/\/admin\/login/);
    await page.locator('input[name=password]').fill('a password of my own');
    await page.getByRole('button', { name: account('new_password.submit') }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await signOut(page, locale);
    await signIn(page, { ...administrator, password: 'a password of my own' });
    await signOut(page, locale);
    await page.goto(link);
    await expect(page.getByRole('alert').getByText(account('reason.otp_expired'))).toBeVisible();
  });

  test('who is demoted is told, keeps what was refused, and leaves nothing behind', async ({
    office,
    administrator,
  }) => {
    await using edition = await openEdition();
    const emailNow = await edit(office, locale, edition, 'demoted@forum.example');
    await edition.sql`delete from administrators
      where user_id = (select id from auth.users where email = ${administrator.email})`;
    await office.context().setOffline(false);
    await expect(office.getByText(t('login.denied_title'))).toBeVisible();
    await office.getByRole('button', { name: t('sync.open') }).click();
    await expect(office.getByText(t('reason.denied'))).toBeVisible();
    await office.getByRole('button', { name: t('sync.close') }).click();
    await office.getByRole('button', { name: t('login.sign_out') }).click();
    await office.getByRole('button', { name: account('leaving.here') }).click();
    await office.getByRole('button', { name: t('login.discard') }).click();
    await expect(office).toHaveURL(/\/admin\/login/);
    await expect
      .poll(() =>
        office.evaluate(async () =>
          (await indexedDB.databases()).filter(({ name }) => name?.includes('-admin')),
        ),
      )
      .toEqual([]);
    expect(await emailNow()).toBeNull();
  });
});

test.describe(`accounts, ${onDesk.locale}, ${onDesk.viewport.width} px`, () => {
  const { locale, viewport } = onDesk;
  test.use({ locale, viewport });
  const t = words(locale, 'admin');
  const account = words(locale, 'admin-account');

  test('an expired session keeps the work; somebody else neither sees nor sends it', async ({
    office,
    administrator,
    colleague,
  }) => {
    await using edition = await openEdition();
    const written = 'expired@forum.example';
    const emailNow = await edit(office, locale, edition, written);
    // The session ends on the server, and the device finds its token too old.
    await edition.sql`delete from auth.sessions
      where user_id = (select id from auth.users where email = ${administrator.email})`;
    await office.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('forum.session') ?? '{}');
      localStorage.setItem('forum.session', JSON.stringify({ ...session, expires_at: 1 }));
    });
    await office.context().setOffline(false);
    await expect(office.getByText(t('login.expired'))).toBeVisible();
    expect(await emailNow()).toBeNull();

    await office
      .getByRole('status')
      .getByRole('link', { name: t('login.sign_in') })
      .click();
    await signIn(office, colleague);
    await expect(office.getByText(t('sync.saved'))).toBeVisible();
    await expect(office.getByRole('button', { name: t('sync.open') })).toBeHidden();
    expect(await emailNow()).toBeNull();
    await signOut(office, locale);

    // To visitors' pages it says that there is work, not what it is.
    await office.goto('/');
    const unclaimed = words(locale, 'common')('status.unclaimed_one').replace('{{count}}', '1');
    await office.getByRole('link', { name: unclaimed }).click();
    await signIn(office, administrator);
    await expect.poll(emailNow).toBe(written);
  });

  test('an administrator invites another and demotes them', async ({ office, administrator }) => {
    const email = `invited-by-${administrator.email}`;
    await office.goto('/admin/administrateurs');
    await office.locator('input[name=email]').fill(email);
    await office.getByRole('button', { name: account('invite.submit') }).click();
    const invited = office.getByRole('listitem').getByText(email);
    await expect(invited).toBeVisible();
    await office
      .getByRole('button', {
        name: account('administrators.demote_one').replace('{{email}}', email),
      })
      .click();
    await office
      .getByRole('dialog')
      .getByRole('button', { name: account('administrators.demote') })
      .click();
    await expect(invited).toBeHidden();
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
    await signOut(office, locale);

    await office.locator('input[name=email]').fill(administrator.email);
    await office.locator('input[name=password]').fill(administrator.password);
    await office.getByRole('button', { name: t('login.sign_in') }).click();
    await office.locator('input[name=code]').fill('000000');
    await office.getByRole('button', { name: account('code.submit') }).click();
    await expect(
      office.locator('form').getByText(account('reason.mfa_verification_failed')),
    ).toBeVisible();
    // A code is good once: the one of the next half-minute is not the one given above.
    await office.locator('input[name=code]').fill(totpCode(secret, stepAt(Date.now()) + 1));
    await office.getByRole('button', { name: account('code.submit') }).click();
    await expect(office).not.toHaveURL(/\/admin\/login/);
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
