import type { Page } from '@playwright/test';
import { signedToken } from '#local/mailed-links.ts';
import { readSecrets } from '#local/secrets.ts';
import { stepAt, totpCode } from '#local/totp.ts';
import { expect, onDesk, onPhone, signIn, test, workIn } from '../fixtures/administrator.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { onArabicKeyboard } from '../fixtures/digits.ts';
import { messages } from '../fixtures/messages.ts';
import { type OwnEdition, openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';
import { dataDirUnderTest } from '../fixtures/under-test.ts';

type Language = 'fr' | 'ar';

/** Changes the e-mail address of an exhibitor without a network, and returns how to read what arrived. */
async function edit(adminPage: Page, locale: Language, edition: OwnEdition, email: string) {
  const t = messages(locale, 'admin');
  const { fr, en, ar } = named('Coopérative Argan', 'تعاونية أركان');
  const [{ id } = {}] = await edition.sql<{ id: string }[]>`
    insert into exhibitors (edition_id, name)
    values (${edition.id}, ${edition.sql.json({ fr, en, ar })}) returning id`;
  await workIn(adminPage, edition.id, `/admin/village-solidaire?id=${id}`);
  await adminPage.getByLabel(messages(locale, 'fields')('exhibitor.contact_email')).fill(email);
  await adminPage.context().setOffline(true);
  await adminPage
    .getByRole('button', { name: t('form.save') })
    .first()
    .click();
  await expect(adminPage).toHaveURL(/\/admin\/village-solidaire$/);
  await expect(adminPage.getByRole('button', { name: t('sync.open') })).toBeVisible();
  return async () =>
    (await edition.sql`select contact_email as email from exhibitors where id = ${id ?? ''}`)[0]
      ?.email as string | null;
}

async function signOut(page: Page, locale: Language): Promise<void> {
  const t = messages(locale, 'admin');
  const { width = 0 } = page.viewportSize() ?? {};
  if (width < 1024) await page.getByRole('button', { name: t('nav.open') }).click();
  await page.getByRole('button', { name: t('login.sign_out') }).click();
  await page
    .getByRole('button', { name: messages(locale, 'admin-account')('leaving.everywhere') })
    .click();
  await expect(page).toHaveURL(/\/admin\/login/);
}

test.describe(`accounts, ${onPhone.locale}, ${onPhone.viewport.width} px`, () => {
  const { locale, viewport } = onPhone;
  test.use({ locale, viewport });
  const t = messages(locale, 'admin');
  const account = messages(locale, 'admin-account');

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
    const save = page.getByRole('button', { name: account('new_password.submit') });
    await page
      .locator('input[name=password]')
      .fill('كلمة سر طويلة لا يقرأ الخادم منها إلا أولها وحده');
    await save.click();
    const told = page.getByRole('alert').getByText(account('reason.long_password'));
    await expect(told.first()).toBeVisible();
    // The device may be a colleague's: it is said whose password this is.
    await expect(page.getByLabel(t('login.email'))).toHaveValue(administrator.email);
    await page.locator('input[name=password]').fill('a password of my own');
    await save.click();
    await expect(page).toHaveURL(/\/admin$/);
    await signOut(page, locale);
    await signIn(page, { ...administrator, password: 'a password of my own' });
    await signOut(page, locale);
    await page.goto(link);
    await expect(page.getByRole('alert').getByText(account('reason.otp_expired'))).toBeVisible();
  });

  test('who is demoted is told, keeps what was refused, and leaves nothing behind', async ({
    adminPage,
    administrator,
  }) => {
    await using edition = await openEdition();
    const emailNow = await edit(adminPage, locale, edition, 'demoted@forum.example');
    await adminPage.goBack();
    await adminPage
      .getByLabel(messages(locale, 'fields')('exhibitor.contact_email'))
      .fill('unsaved@forum.example');
    await edition.sql`delete from administrators
      where user_id = (select id from auth.users where email = ${administrator.email})`;
    await adminPage.context().setOffline(false);
    await expect(adminPage.getByText(t('login.denied_title'))).toBeVisible();
    await expect(adminPage.getByText(account('denied.drafts'))).toBeVisible();
    await adminPage.getByRole('button', { name: t('sync.open') }).click();
    await expect(adminPage.getByText(t('reason.denied'))).toBeVisible();
    await expect(
      adminPage.getByRole('dialog').getByText('demoted@forum.example', { exact: true }),
    ).toBeVisible();
    await adminPage.getByRole('button', { name: t('sync.close') }).click();
    await adminPage.getByRole('button', { name: t('login.sign_out') }).click();
    await adminPage.getByRole('button', { name: account('leaving.here') }).click();
    await adminPage.getByRole('button', { name: t('login.discard') }).click();
    await expect(adminPage).toHaveURL(/\/admin\/login/);
    await expect
      .poll(() =>
        adminPage.evaluate(async () =>
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
  const t = messages(locale, 'admin');
  const account = messages(locale, 'admin-account');

  test('an expired session keeps the work; somebody else neither sees nor sends it', {
    tag: '@soak',
  }, async ({ adminPage, administrator, colleague }) => {
    await using edition = await openEdition();
    const written = 'expired@forum.example';
    const emailNow = await edit(adminPage, locale, edition, written);
    // The session ends on the server, and the device finds its token too old.
    await edition.sql`delete from auth.sessions
      where user_id = (select id from auth.users where email = ${administrator.email})`;
    await adminPage.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('forum.session') ?? '{}');
      localStorage.setItem('forum.session', JSON.stringify({ ...session, expires_at: 1 }));
    });
    await adminPage.context().setOffline(false);
    await expect(adminPage.getByText(t('login.expired'))).toBeVisible();
    await expect(adminPage.getByText(t('sync.sending'))).toHaveCount(0);
    expect(await emailNow()).toBeNull();
    const here = adminPage.url();

    await adminPage
      .getByRole('status')
      .getByRole('link', { name: t('login.sign_in') })
      .click();
    await signIn(adminPage, colleague);
    await expect(adminPage).toHaveURL(here);
    await expect(adminPage.getByText(t('sync.saved'))).toBeVisible();
    await expect(adminPage.getByRole('button', { name: t('sync.open') })).toBeHidden();
    expect(await emailNow()).toBeNull();
    await signOut(adminPage, locale);

    // To visitors' pages it says that there is work, not what it is.
    await adminPage.goto('/');
    const unclaimed = messages(locale, 'common')('status.unclaimed_one').replace('{{count}}', '1');
    await adminPage.getByRole('link', { name: unclaimed }).click();
    await signIn(adminPage, administrator);
    await expect.poll(emailNow).toBe(written);
  });

  test('an administrator invites somebody to a role, gives another, and demotes them', async ({
    adminPage,
    administrator,
  }) => {
    const email = `invited-by-${administrator.email}`;
    await adminPage.goto('/admin/administrateurs');
    await adminPage.locator('input[name=email]').fill(email);
    const invite = adminPage.getByRole('button', { name: account('invite.submit') });
    await adminPage.getByLabel(account('rights.role.viewer')).uncheck();
    await adminPage.getByRole('checkbox', { name: account('rights.role.translator') }).check();
    // A translator of no language could do nothing.
    await expect(invite).toBeDisabled();
    await adminPage.getByLabel('arabe', { exact: true }).check();
    await invite.click();
    const person = adminPage.getByRole('listitem').filter({ hasText: email });
    const invited = person.getByText(email);
    await expect(invited).toBeVisible();
    await expect(person).toContainText(account('rights.role.translator'));
    await person
      .getByRole('button', { name: account('rights.change_one').replace('{{email}}', email) })
      .click();
    const rights = adminPage.getByRole('dialog');
    await rights.getByLabel(account('rights.role.press')).check();
    await rights.getByRole('button', { name: messages(locale, 'admin')('form.save') }).click();
    await expect(person).toContainText(account('rights.role.press'));
    await adminPage
      .getByRole('button', {
        name: account('administrators.demote_one').replace('{{email}}', email),
      })
      .click();
    await adminPage
      .getByRole('dialog')
      .getByRole('button', { name: account('administrators.demote') })
      .click();
    await expect(invited).toBeHidden();
  });

  test('a second factor is set up, once there is a network, and then wanted at the sign-in', async ({
    adminLine,
    adminPage,
    administrator,
  }) => {
    await adminLine.open('/admin/administrateurs');
    const setUp = adminPage.getByRole('button', { name: account('factor.set_up') });
    await expect(setUp).toBeVisible();
    await adminLine.setOffline(true);
    await setUp.click();
    const dialog = adminPage.getByRole('dialog');
    await expect(dialog.getByText(account('reason.offline'))).toBeVisible();
    await adminLine.setOffline(false);
    await dialog.getByRole('button', { name: account('administrators.again') }).click();
    await expect(dialog.getByRole('img', { name: account('factor.qr') })).toBeVisible();
    const secret = (await dialog.locator('bdi').textContent()) ?? '';
    const code = dialog.locator('input[name=code]');
    await code.fill('000000');
    await dialog.getByRole('button', { name: account('factor.confirm') }).click();
    await expect(dialog.getByText(account('reason.mfa_verification_failed'))).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(totpCode(secret, stepAt(Date.now())));
    await dialog.getByRole('button', { name: account('factor.confirm') }).click();
    await expect(adminPage.getByRole('button', { name: account('factor.remove') })).toBeVisible();
    await signOut(adminPage, locale);

    await adminPage.locator('input[name=email]').fill(administrator.email);
    await adminPage.locator('input[name=password]').fill(administrator.password);
    await adminPage.getByRole('button', { name: t('login.sign_in') }).click();
    await adminPage.locator('input[name=code]').fill('000000');
    await adminPage.getByRole('button', { name: account('code.submit') }).click();
    await expect(
      adminPage.locator('form').getByText(account('reason.mfa_verification_failed')),
    ).toBeVisible();
    await expect(adminPage.locator('input[name=code]')).toBeFocused();
    // A code is good once: the one of the next half-minute is not the one given above.
    await adminPage
      .locator('input[name=code]')
      .fill(onArabicKeyboard(totpCode(secret, stepAt(Date.now()) + 1)));
    await adminPage.getByRole('button', { name: account('code.submit') }).click();
    await expect(adminPage).not.toHaveURL(/\/admin\/login/);
    await expect(adminPage.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
