import { expect, onDesk, onPhone, signIn, test } from '../fixtures/administrator.ts';
import { messages } from '../fixtures/messages.ts';

for (const { locale, viewport } of [onPhone, onDesk]) {
  test.describe(`signing in, ${locale}, ${viewport.width} px`, {
    tag: locale === 'fr' ? ['@soak'] : [],
  }, () => {
    test.use({ locale, viewport });
    const t = messages(locale, 'admin');
    const account = messages(locale, 'admin-account');
    const common = messages(locale, 'common');

    test('a wrong password is turned down in words, the right one leads to the address asked for, and signing out closes the back office', async ({
      page,
      administrator,
    }) => {
      const told = page.getByRole('region', { name: common('notifications.area') });
      let letIn = () => {};
      const come = new Promise<void>((resolve) => {
        letIn = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await come;
        await route.continue();
      });
      await page.goto('/admin/orateurs?find=a', { waitUntil: 'commit' });
      // While its code is on the way a page shows the forum's mark.
      const place = page.locator('#root');
      await expect(place).toHaveCSS('background-image', /favicon\.svg/);
      await expect(place).toHaveCSS('opacity', '1');
      letIn();
      await expect(page).toHaveURL(/\/admin\/login\?back=/);
      await expect(page.getByRole('heading', { name: t('login.title') })).toBeVisible();
      await expect(place).toHaveCSS('background-image', 'none');
      await page.unroute('**/assets/*.js');
      // What the browser asks for is in the reader's language, not in the device's.
      const email = page.locator('input[name=email]');
      for (const [typed, word] of [
        ['', 'validity.missing'],
        ['somebody', 'validity.email'],
      ] as const) {
        await email.fill(typed);
        await page.getByRole('button', { name: t('login.sign_in') }).click();
        await expect(email).toHaveJSProperty('validationMessage', account(word));
      }
      await email.fill(administrator.email);
      await page.locator('input[name=password]').fill(`${administrator.password}x`);
      await page.getByRole('button', { name: t('login.sign_in') }).click();
      await expect(told.getByText(t('login.failed'))).toBeVisible();
      await expect(page.locator('form').getByRole('alert')).toHaveText(
        account('reason.invalid_credentials'),
      );
      await expect(page.locator('input[name=password]')).toBeFocused();
      await expect(page).toHaveURL(/\/admin\/login/);

      await signIn(page, administrator);
      const speakers = page.getByRole('heading', { level: 1, name: t('nav.admin_speakers') });
      await expect(speakers).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/orateurs\?find=a$/);
      await page.reload();
      await expect(speakers).toBeVisible();

      if (viewport.width < 1024) await page.getByRole('button', { name: t('nav.open') }).click();
      await page.getByRole('button', { name: t('login.sign_out') }).click();
      await page
        .getByRole('button', { name: messages(locale, 'admin-account')('leaving.everywhere') })
        .click();
      await expect(page).toHaveURL(/\/admin\/login/);
      await expect(told.getByText(t('login.signed_out'))).toBeVisible();
      await page.goto('/admin/evenements');
      await expect(page).toHaveURL(/\/admin\/login\?back=/);
    });
  });
}

test('a page that the way back shows as it was left is closed when somebody has signed out meanwhile', async ({
  page,
  administrator,
}) => {
  const t = messages('fr', 'admin');
  await page.goto('/admin/orateurs');
  await signIn(page, administrator);
  await expect(
    page.getByRole('heading', { level: 1, name: t('nav.admin_speakers') }),
  ).toBeVisible();
  await page.evaluate(() => {
    // While a page is kept aside it hears of nothing that another tab changes.
    localStorage.removeItem('forum.administrator');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL(/\/admin\/login\?back=/);
});
