import { expect, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

test.use({
  viewport: phone,
  locale: 'ar',
  worker: false,
  contextOptions: { reducedMotion: 'no-preference' },
});

test('each announcement that passes is in sight while it has the focus, and the band begins anew after it', async ({
  page,
}) => {
  await page.goto('/donnees');
  const ticker = page.getByRole('region', { name: messages('ar', 'common')('nav.announcements') });
  const links = ticker.getByRole('link');
  await expect(links.first()).toBeVisible();
  const number = await links.count();
  expect(number).toBeGreaterThan(2);
  await page.keyboard.press('Tab');
  for (let index = 0; index < number; index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
    await expect(links.nth(index)).toBeInViewport({ ratio: 0.8 });
  }
  await page.keyboard.press('Tab');
  const window = ticker.locator('div');
  await expect.poll(() => window.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});
