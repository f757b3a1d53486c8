import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/forum.ts';
import { publicPages } from '../fixtures/pages.ts';

const pages = [...publicPages, '/admin/login'];

for (const language of ['fr', 'ar'] as const) {
  test.describe(`a reader of ${language} who needs large letters`, () => {
    // What 1280 pixels are at 400 %.
    test.use({ locale: language, viewport: { width: 320, height: 512 } });

    test('reads every page without scrolling sideways', async ({ page }) => {
      test.slow();
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(320);
      }
    });
  });
}

test('who wants no motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/programme', '/annonces', '/carte', '/direct']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { duration, iterations } = effect?.getComputedTiming() ?? {};
          const lasts = Number(duration) * Number(iterations);
          return playState === 'running' && lasts > 10;
        })
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
    expect(moving, path).toEqual([]);
  }
});

for (const [what, answer] of [
  ["a captive portal's page", { status: 200, contentType: 'text/html', body: '<p>Wi-Fi</p>' }],
  ['a server that is down', { status: 503, body: 'oops' }],
] as const) {
  test(`${what} in the place of the server leaves the content readable`, async ({ page }) => {
    await page.goto('/programme');
    const sessions = page.getByRole('main').locator('a[href^="/programme/"]');
    await expect(sessions.first()).toBeVisible();
    const status = page.getByRole('status').filter({ hasText: /\d\d:\d\d/ });
    await expect(status).toBeVisible();

    let asked = 0;
    const instead = (route: Route) => {
      asked += 1;
      return route.fulfill(answer);
    };
    await page.context().route(/\/(rest|auth|functions|storage)\/v1\/|\/snapshot[/.]/, instead);
    await page.reload();
    await expect(sessions.first()).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(status).toBeVisible();
    await sessions.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
