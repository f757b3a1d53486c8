import type { Page } from '@playwright/test';
import { languages } from '#shared/localized.ts';
import { objections } from '../fixtures/axe.ts';
import { desk, expect, installed, phone, test } from '../fixtures/forum.ts';
import { words } from '../fixtures/words.ts';

const village = words('fr', 'village');
const cards = (page: Page) => page.getByRole('main').locator('article article');
const plan = (page: Page) => page.getByRole('navigation', { name: village('plan') });
const stand = (page: Page, number: string) =>
  plan(page).getByRole('link', { name: new RegExp(`^Stand ${number}, `) });

for (const language of languages) {
  test.describe(`a visitor of the village who reads ${language}`, () => {
    test.use({ language });

    test('finds a stand and its exhibitor without a network', async ({ device }) => {
      const say = words(language, 'village');
      let page = await device.open();
      await page.goto('/programme');
      await expect(page.getByRole('main').locator('a[href^="/programme/"]').first()).toBeVisible();
      await installed(page);
      await device.close();

      page = await device.open({ offline: true });
      await page.goto('/village-solidaire');
      await expect(cards(page)).toHaveCount(24);
      const own = page.getByRole('navigation', { name: say('plan') });
      await own.getByRole('link', { name: /B3/ }).tap();
      await expect(page).toHaveURL(/stand=B3/);
      await page.getByRole('status').getByRole('link').click();
      await expect(page).toHaveURL(/\/village-solidaire\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: say('show_on_plan') }).click();
      await expect(own.getByRole('link', { name: /B3/ })).toHaveAttribute('aria-current', 'true');
    });
  });
}

test('exhibitors are found without accents, in Arabic and by zone', async ({ page }) => {
  await page.goto('/village-solidaire');
  await expect(cards(page)).toHaveCount(24);
  const field = page.getByRole('searchbox', { name: village('find') });
  await field.fill('CERAM');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Atelier du zellige');
  await field.fill('زليج');
  await expect(cards(page)).toHaveCount(1);
  await field.fill('qwertz');
  await expect(page.getByText(village('nothing_found'))).toBeVisible();
  await page.getByRole('button', { name: village('clear_find') }).click();
  await page.getByRole('button', { name: 'Saveurs', exact: true }).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(page).toHaveURL(/zone=/);
  await page.getByRole('button', { name: village('all_zones') }).click();
  await expect(cards(page)).toHaveCount(24);
});

test('a website opens elsewhere, over https only', async ({ page }) => {
  await page.goto('/village-solidaire');
  const site = cards(page)
    .first()
    .getByRole('link', { name: /Site web/ });
  await expect(site).toHaveAttribute('href', /^https:\/\//);
  await expect(site).toHaveAttribute('rel', /noopener/);
});

test.describe('with a keyboard alone', () => {
  test.use({ viewport: desk });

  test('zones and stands of the plan are reached and chosen', async ({ page }) => {
    await page.goto('/village-solidaire');
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Saveurs', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(plan(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(4);
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(24);
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
    await expect(stand(page, 'A1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Stand A1' })).toBeVisible();
    await expect(stand(page, 'A1')).toHaveAttribute('aria-current', 'true');
    expect(await objections(page)).toEqual([]);
  });
});

test('an exhibitor that does not exist is said in words, with a way back', async ({ page }) => {
  await page.goto('/village-solidaire/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(village('not_found'), {
    timeout: 30_000,
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: village('back') })
    .click();
  await expect(page).toHaveURL(/\/village-solidaire$/);
});

test.describe('axe, Arabic, dark, on a phone', () => {
  test.use({ locale: 'ar', colorScheme: 'dark', viewport: phone });

  test('objects to nothing in the village nor on an exhibitor’s page', async ({ page }) => {
    await page.goto('/village-solidaire?stand=C2');
    await expect(cards(page)).toHaveCount(24);
    expect(await objections(page)).toEqual([]);
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/village-solidaire\/[0-9a-f-]{36}$/);
    expect(await objections(page)).toEqual([]);
  });
});
