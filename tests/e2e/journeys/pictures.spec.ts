import { expect, test } from '../fixtures/forum.ts';

test.use({ worker: false });

test('a picture that cannot be fetched leaves its place as it is, and comes with the network', async ({
  page,
}) => {
  let away = true;
  await page.route(/\/media\//, (route) => (away ? route.abort() : route.continue()));
  await page.goto('/presentation');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  const sign = main.locator('span[style*="--ratio"]').first();
  await expect(sign).toBeVisible();
  await expect(main.locator('img')).toHaveCount(0);
  const place = await sign.boundingBox();

  away = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const picture = main.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.boundingBox()).toEqual(place);
});
