import type { Route } from '@playwright/test';
import { contentHeld, expect, test } from '../fixtures/forum.ts';

test.use({ worker: false });

test('who wants no motion sees none', { tag: '@soak' }, async ({ page }) => {
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
  const tag = answer.status === 503 ? ['@soak'] : [];
  test(`${what} in the place of the server leaves the content readable`, { tag }, async ({
    page,
  }) => {
    await page.goto('/programme');
    const sessions = page.getByRole('main').locator('a[href^="/programme/"]');
    await expect(sessions.first()).toBeVisible();
    const status = page.getByRole('status').filter({ hasText: /\d\d:\d\d/ });
    await expect(status).toBeVisible();
    await contentHeld(page);

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
