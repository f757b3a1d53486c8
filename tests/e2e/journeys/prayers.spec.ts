import { wholeBrowser } from '../fixtures/browsers.ts';
import { expect, installed, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

test.use(wholeBrowser);

test.use({ language: 'ar' });

test('who reads Arabic finds the hours of prayer on the way in, between the sessions, and the qibla without a network', async ({
  device,
}) => {
  const prayers = messages('ar', 'prayers');
  let page = await device.open();
  await page.goto('/');
  const today = () => page.getByRole('region', { name: prayers('today') });
  const hours = today().getByRole('listitem');
  await expect(hours).toHaveCount(6);
  // A Friday at ten: the hours follow each other, and Jumu‘ah comes next, said by the congregation later.
  const shown = await today().getByRole('time').allTextContents();
  expect(shown).toEqual([...shown].sort());
  expect(shown[0]).toMatch(/^0[56]:\d\d$/);
  await expect(hours.nth(2)).toHaveAttribute('data-next', 'true');
  await expect(hours.nth(2)).toContainText(prayers('names.jumua'));
  await expect(hours.nth(2)).toContainText(/13:[345]\d/);
  await installed(page);
  await device.close();

  page = await device.open({ offline: true });
  await page.goto('/');
  await today()
    .getByRole('link', { name: prayers('all') })
    .click();
  await expect(page).toHaveURL(/\/prieres/);
  const timed = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
  await expect(timed).toHaveCount(24);
  const where = page.getByRole('region', { name: prayers('where') }).getByRole('link');
  await expect(where.first()).toHaveAttribute('href', /\/carte\?place=/);
  await expect(page.getByText(prayers('source.computed'))).toBeVisible();
  await expect(page.getByText('11 جمادى الآخرة 1448')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName(/\b9\d\b/);
  // A browser without a compass says so, and the direction stays.
  await page.getByRole('button', { name: prayers('qibla.follow') }).click();
  await expect(page.getByText(prayers('qibla.missing'))).toBeVisible();

  await page.goto('/programme?day=2026-11-21');
  const line = page.getByRole('main').locator('p', { hasText: prayers('names.asr') });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(/15:\d\d/);

  // Between the sessions of one's own, too.
  for (const begins of ['06:00', '14:30']) {
    const session = page.getByRole('main').locator('li[data-type]', { hasText: `${begins} –` });
    const heart = session.first().locator('button[aria-pressed]');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/programme?tab=mine');
  const own = page.getByRole('main').locator('p', { hasText: prayers('names.dhuhr') });
  await expect(own).toContainText(/13:\d\d/);

  // A session says on its own page which of them falls within it, on a ground that is deep in either scheme.
  await page.goto('/programme?day=2026-11-21');
  const during = page.getByRole('main').locator('li[data-type]', { hasText: '14:30 –' });
  await during.first().getByRole('link').first().click();
  const within = page.getByRole('main').getByText(prayers('during'));
  const colours = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    colours.add(await within.evaluate((element) => getComputedStyle(element).color));
  }
  expect([...colours]).toHaveLength(1);
});
