import type { Page } from '@playwright/test';
import { objections } from '../fixtures/axe.ts';
import { desk, expect, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

const village = messages('fr', 'village');
const cards = (page: Page) => page.getByRole('main').locator('article article');
const plan = (page: Page) => page.getByRole('navigation', { name: village('plan') });
const stand = (page: Page, number: string) =>
  plan(page).getByRole('link', { name: new RegExp(`^Stand ${number}, `) });

test.use({ worker: false });

test('exhibitors are found without accents, in Arabic and by zone; their websites open elsewhere', async ({
  page,
}) => {
  await page.goto('/village-solidaire');
  await expect(cards(page)).toHaveCount(24);
  const site = cards(page)
    .first()
    .getByRole('link', { name: /Site web/ });
  await expect(site).toHaveAttribute('href', /^https:\/\//);
  await expect(site).toHaveAttribute('rel', /noopener/);
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

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the chosen zone is in sight among the zones, by a link to it and chosen on the plan', async ({
    page,
  }) => {
    await page.goto('/village-solidaire');
    await expect(cards(page)).toHaveCount(24);
    const zone = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(zone('Saveurs')).not.toBeInViewport();
    await plan(page)
      .getByRole('link', { name: /^Zone Saveurs/ })
      .click();
    await expect(cards(page)).toHaveCount(4);
    await expect(zone('Saveurs')).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(zone('Saveurs')).toBeInViewport({ ratio: 1 });
    await expect(zone(village('all_zones'))).not.toBeInViewport();
  });
});

test('what the browser will not share is shown to be copied by hand; a sheet that was closed says nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.defaultValue());
    await dialog.dismiss();
  });
  await page.goto('/village-solidaire');
  await cards(page).first().getByRole('link').first().click();
  const share = page.getByRole('button', { name: messages('fr', 'common')('share.share') });
  const press = async (refusal: string) => {
    await page.evaluate((name) => {
      navigator.share = () => Promise.reject(new DOMException('', name));
    }, refusal);
    await share.click();
  };
  await press('AbortError');
  await press('NotAllowedError');
  await expect.poll(() => asked).toEqual([page.url()]);
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

test('an exhibitor that does not exist is said in words, with a way back', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/village-solidaire/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(village('not_found'));
  await page
    .getByRole('main')
    .getByRole('link', { name: village('back') })
    .click();
  await expect(page).toHaveURL(/\/village-solidaire$/);
});

test.describe('axe, Arabic, dark, on a phone', () => {
  test.use({ locale: 'ar', colorScheme: 'dark', viewport: phone });

  test('objects to nothing in the village nor on an exhibitor’s page', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.goto('/village-solidaire?stand=C2');
    await expect(cards(page)).toHaveCount(24);
    expect(await objections(page)).toEqual([]);
    // A finger that meant another stand has it, and its neighbours, large enough now.
    const near = page.locator('main nav svg a[aria-label*="A1"]');
    const width = async () => (await near.boundingBox())?.width ?? 0;
    expect(await width()).toBeLessThan(44);
    await near.click();
    await expect(near).toHaveAttribute('aria-current', 'true');
    await expect.poll(width).toBeGreaterThanOrEqual(44);
    await page.goto('/village-solidaire');
    await expect(cards(page)).toHaveCount(24);
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/village-solidaire\/[0-9a-f-]{36}$/);
    expect(await objections(page)).toEqual([]);
  });
});
