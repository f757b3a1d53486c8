import { contentHeld, expect, installed, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

test.use({ viewport: phone, locale: 'ar', worker: true });

const guide = messages('ar', 'guide');
const common = messages('ar', 'common');
const search = messages('ar', 'search');

test('with no network the guide calls for help, counts to the next shuttle, and is found by search', async ({
  page,
  context,
}) => {
  await page.goto('/programme');
  await installed(page);
  await contentHeld(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: common('frame.open_menu') }).click();
  await page.getByRole('link', { name: common('nav.guide') }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(common('nav.guide'));

  const call = main.locator('a[href="tel:177"]');
  await expect(call.locator('bdi')).toHaveCSS('direction', 'ltr');
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const first = main.getByRole('link', { name: /177|150|141/ }).first();
  expect((await first.boundingBox())?.y).toBeLessThan(
    (await main.locator('#shuttles').boundingBox())?.y ?? 0,
  );

  // Of the days of the shuttles none is beyond the edge.
  const days = main.getByRole('group', { name: guide('day') });
  expect(await days.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);

  const line = main.locator('li > article').filter({ hasText: 'من بركان إلى مداغ' });
  await expect(line.getByText(guide('next'))).toBeVisible();
  const next = (await line.locator('strong').textContent()) ?? '';
  expect(next).toMatch(/^\d\d:[03]0$/);
  await expect(line.getByText(/^بعد .*دق|ينطلق الآن/)).toBeVisible();
  await line.getByText(guide('timetable')).click();
  await expect(line.locator('[data-next]')).toHaveText(next);
  // What runs in the night has gone by now.
  await expect(main.getByText(guide('last_gone').slice(0, 14))).toHaveCount(1);

  async function find(query: string, result: RegExp) {
    await page
      .getByRole('button', { name: common('nav.search') })
      .first()
      .click();
    await page.getByRole('textbox', { name: search('label') }).fill(query);
    await page.getByRole('dialog').getByRole('button', { name: result }).click();
  }
  await find('مقابس', /الهاتف والإنترنت/);
  await expect(page).toHaveURL(/\/guide#part-/);
  await expect(main.getByRole('heading', { name: 'الهاتف والإنترنت' })).toBeInViewport();
  await find('police', /^الشرطة .*19$/);
  await expect(page).toHaveURL(/\/guide#number-/);
  await expect(main.getByRole('link', { name: /الشرطة/ })).toBeInViewport();
});
