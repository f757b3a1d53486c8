import type { Page } from '@playwright/test';
import { contentHeld, expect, phone, test } from '../fixtures/forum.ts';

test.use({ viewport: phone, worker: false });

/** What a page asks for its content, in order: snapshot files by path, pulls by what they ask from. */
function watchContent(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/snapshot')) asked.push(pathname);
    if (pathname.endsWith('/rpc/sync_pull')) asked.push(`pull ${searchParams.get('p_since')}`);
  });
  return asked;
}

const sessions = (page: Page) => page.locator('main li[data-type] a');

for (const language of ['fr', 'ar'] as const) {
  test(`a first visit in ${language} downloads one snapshot and pulls what has changed since`, {
    tag: language === 'fr' ? ['@soak'] : [],
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: language, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const asked = watchContent(page);
    await page.goto('/programme');
    await expect(sessions(page).first()).toBeVisible();
    await contentHeld(page);
    expect(asked).toEqual([
      '/snapshot.json',
      expect.stringMatching(/^\/snapshot\/\d+\/\d+-\w+\.json$/),
      expect.stringMatching(/^pull [1-9]\d*$/),
    ]);

    asked.length = 0;
    await page.reload();
    await expect(sessions(page).first()).toBeVisible();
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^pull [1-9]\d*$/)]);
    await context.close();
  });
}

test('a first visit whose network swallows the code that stores the content asks for that again', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/\/row-stores-worker[^/]*\.js$/, (route) => {
    asked += 1;
    return asked > 1 ? route.continue() : undefined;
  });
  await page.clock.install();
  await page.goto('/programme');
  await expect(sessions(page).first()).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  // It is given up only after minutes, and asked for again after a pause.
  const held = async () => {
    await page.clock.fastForward(60_000);
    return page.evaluate(() => localStorage.getItem('forum.held') ?? '');
  };
  await expect.poll(held, { intervals: [1_000] }).toContain('public');
  expect(asked).toBe(2);
});

const spoilt = {
  'is not there': {
    at: ['/snapshot.json'],
    answer: { status: 404, body: 'Not found' },
  },
  "is a captive portal's page": {
    at: ['/snapshot.json', '/snapshot/**'],
    answer: { status: 200, contentType: 'text/html', body: '<p>Wi-Fi</p>' },
  },
  'was cut on the way': {
    at: ['/snapshot/**'],
    answer: { status: 200, contentType: 'application/json', body: '{"edition":21,' },
  },
} as const;

for (const [what, { at, answer }] of Object.entries(spoilt)) {
  for (const path of at) {
    const tag = what === "is a captive portal's page" ? ['@soak'] : [];
    test(`where ${path} ${what}, the content is pulled`, { tag }, async ({ page }) => {
      const asked = watchContent(page);
      await page.route(path, (route) => route.fulfill(answer));
      await page.goto('/programme');
      await expect(sessions(page).first()).toBeVisible();
      await contentHeld(page);
      expect(asked.filter((one) => one.startsWith('pull'))).toEqual(['pull 0']);
    });
  }
}
