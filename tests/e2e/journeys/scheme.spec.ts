import { desk, expect, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

test.use({ viewport: desk, locale: 'fr', worker: false });

test('light and dark are chosen for all tabs and visits, and hold in what opens over a page', async ({
  page,
  context,
}) => {
  const t = messages('fr', 'common');
  const press = (name: Parameters<typeof t>[0]) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: t(name) })
      .click();
  const ground = () =>
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.goto('/donnees');
  const light = await ground();
  await press('scheme.dark');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();

  const other = await context.newPage();
  await other.goto('/donnees');
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await press('nav.search');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((box) => getComputedStyle(box).colorScheme)).toMatch(/dark/);
  await page.keyboard.press('Escape');

  await page.reload();
  await expect.poll(ground).toBe(dark);
  await press('scheme.light');
  await expect.poll(ground).toBe(light);
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
});
