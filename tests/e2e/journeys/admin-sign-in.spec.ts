import { expect, signIn, test, views } from '../fixtures/administrator.ts';
import { words } from '../fixtures/words.ts';

for (const { locale, viewport } of views) {
  test.describe(`signing in, ${locale}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = words(locale, 'admin');
    const account = words(locale, 'admin-account');
    const common = words(locale, 'common');

    test('who is not signed in is led to the sign-in and back to the address asked for', async ({
      page,
      administrator,
    }) => {
      await page.goto('/admin/orateurs?find=a');
      await expect(page).toHaveURL(/\/admin\/login\?back=/);
      await expect(page.getByRole('heading', { name: t('login.title') })).toBeVisible();
      await signIn(page, administrator);
      await expect(page).toHaveURL(/\/admin\/orateurs\?find=a$/);
      await expect(
        page.getByRole('heading', { level: 1, name: t('nav.admin_speakers') }),
      ).toBeVisible();
    });

    test('a wrong password is turned down in words, the right one then lets in', async ({
      page,
      administrator,
    }) => {
      await page.goto('/admin');
      await page.locator('input[name=email]').fill(administrator.email);
      await page.locator('input[name=password]').fill(`${administrator.password}x`);
      await page.getByRole('button', { name: t('login.sign_in') }).click();
      const area = page.getByRole('region', { name: common('notifications.area') });
      await expect(area.getByText(t('login.failed'))).toBeVisible();
      await expect(page.locator('form').getByRole('alert')).toHaveText(
        account('reason.invalid_credentials'),
      );
      await expect(page).toHaveURL(/\/admin\/login/);
      await signIn(page, administrator);
      await expect(page).toHaveURL(/\/admin$/);
    });

    test('stays signed in over a reload, and signing out closes the back office', async ({
      office,
    }) => {
      await office.reload();
      await expect(office).toHaveURL(/\/admin$/);
      if (viewport.width < 1024) await office.getByRole('button', { name: t('nav.open') }).click();
      await office.getByRole('button', { name: t('login.sign_out') }).click();
      await expect(office).toHaveURL(/\/admin\/login/);
      const area = office.getByRole('region', { name: common('notifications.area') });
      await expect(area.getByText(t('login.signed_out'))).toBeVisible();
      await office.goto('/admin/evenements');
      await expect(office).toHaveURL(/\/admin\/login\?back=/);
    });
  });
}
