import { expect, test } from '../fixtures/forum.ts';

test.use({ worker: false, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

test('a picture that cannot be fetched leaves its place as it is, and comes with the network or once it has been sent', async ({
  page,
}) => {
  let away = true;
  let there = true;
  const asked = new Set<string>();
  await page.route(/\/media\//, (route) => {
    if (route.request().url().includes('/presentation')) asked.add(route.request().url());
    if (away) return route.abort();
    return there ? route.continue() : route.fulfill({ status: 400, body: '{}' });
  });
  await page.goto('/presentation');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  const sign = main.locator('span[style*="--ratio"]').first();
  await expect(sign).toBeVisible();
  await expect(main.locator('img')).toHaveCount(0);
  const place = await sign.boundingBox();

  const comes = async () => {
    const picture = main.locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await picture.boundingBox()).toEqual(place);
  };

  away = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await comes();

  // Named by its row, and not on the server yet.
  there = false;
  await page.reload();
  await expect(sign).toBeVisible();
  there = true;
  await comes();
  expect([...asked], 'what a phone needs of it, and nothing else').toEqual([
    expect.stringMatching(/\.medium\.webp$/),
  ]);
});

test.describe('without a network', () => {
  test.use({ worker: true });

  test('pages that were never opened have their pictures', async ({ page, context }) => {
    await page.goto('/programme');
    const kept = (folder: string) =>
      page.evaluate(
        async (folder) =>
          (await (await caches.open('images-small')).keys()).filter(({ url }) =>
            url.includes(folder),
          ).length,
        folder,
      );
    await expect.poll(() => kept('/news/'), { timeout: 60_000 }).toBeGreaterThan(5);
    await context.setOffline(true);
    for (const path of ['/presentation', '/cheikh']) {
      await page.goto(path);
      const picture = page.getByRole('main').locator('img').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});
