import { directionOf, languages } from '#shared/localized.ts';
import { expect, installed, test } from '../fixtures/forum.ts';
import { words } from '../fixtures/words.ts';

for (const language of languages) {
  test.describe(`a newcomer who reads ${language}`, () => {
    test.use({ language });
    const common = words(language, 'common');
    const home = words(language, 'home');

    test('reads the programme, loses the network, closes the app and finds it all again', async ({
      device,
    }) => {
      let page = await device.open();
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await page.getByRole('link', { name: home('see_programme') }).click();
      await expect(page).toHaveURL(/\/programme/);
      const sessions = page.getByRole('main').locator('a[href^="/programme/"]');
      await expect(sessions.first()).toBeVisible();
      // Until the app has taken over, links of a published page name its language.
      const address = (await sessions.first().getAttribute('href'))?.replace(/\?.*/, '');
      const title = (await sessions.first().textContent()) ?? '';
      expect(title.length).toBeGreaterThan(3);
      await sessions.first().click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

      await installed(page);
      await device.close();

      page = await device.open({ offline: true });
      await page.goto('/programme');
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
      await expect(page.getByRole('main').locator('a[href^="/programme/"]').first()).toBeVisible();
      await expect(page.getByRole('status').first()).toContainText(
        common('status.offline').slice(0, 4),
      );
      await page.goto(address ?? '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goto('/orateurs');
      const speakers = page.getByRole('main').locator('a[href^="/orateurs/"]');
      await expect(speakers.first()).toBeVisible();
      await expect.poll(() => speakers.count()).toBeGreaterThanOrEqual(60);
    });
  });
}

test('a second language is there without a network', async ({ device }) => {
  let page = await device.open();
  await page.goto('/programme');
  await expect(page.getByRole('main').locator('a[href^="/programme/"]').first()).toBeVisible();
  await installed(page);
  await device.close();

  page = await device.open({ offline: true });
  await page.goto('/programme');
  await page.getByRole('button', { name: words('fr', 'common')('language.choose') }).click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('ar', 'common')('nav.programme'),
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('another edition is chosen, stays chosen and shows its own programme', async ({ page }) => {
  await page.goto('/programme');
  const first = page.getByRole('main').locator('a[href^="/programme/"]').first();
  await expect(first).toBeVisible();
  const before = await first.getAttribute('href');
  await page.getByLabel(words('fr', 'common')('frame.edition')).selectOption('19');
  await expect(page.getByText(/18.*21 octobre 2024|octobre 2024/).first()).toBeVisible();
  await expect.poll(() => first.getAttribute('href')).not.toBe(before);
  await page.reload();
  await expect(page.getByLabel(words('fr', 'common')('frame.edition'))).toHaveValue('19');
});

test('what does not exist is said in words, with a way back', async ({ page }) => {
  await page.goto('/programme/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.goto('/nulle-part');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('fr', 'common')('not_found.title'),
  );
});
