import { expect, test } from '@playwright/test';
import { behindHeaderId } from '#shared/page-word.ts';
import { wholeBrowser } from '../fixtures/browsers.ts';
import { openInPieces } from '../fixtures/in-pieces.ts';
import { everyKind, firstUnder, kinds } from '../fixtures/published-pages.ts';
import { hasNotMoved, hasRead, idle, noteShifts, takenOver } from '../fixtures/takeover.ts';

// The venue's own offset, so that no second clock is shown.
test.use({ timezoneId: 'Etc/GMT-1', serviceWorkers: 'block' });
// What moves is measured where readers see it.
test.use(wholeBrowser);

for (const locale of ['fr', 'ar']) {
  test.describe(`with the app, in ${locale}`, { tag: locale === 'fr' ? ['@soak'] : [] }, () => {
    test.use({ locale });

    test('every kind of page is taken over without a warning, a shift or a second request', async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (/hydrat|Minified React|Content Security/i.test(message.text())) {
          warnings.push(message.text());
        }
      });
      page.on('pageerror', (error) => warnings.push(error.message));
      await noteShifts(page);
      // What other journeys write meanwhile would come after the page: the snapshot is of its revision.
      await page.route(/\/rpc\/sync_pull/, (route) => route.abort());
      // Letters that come after the text break a line otherwise now and then: letters.spec looks at that.
      await page.route(/\.woff2$/, (route) => route.abort());
      for (const path of await everyKind(page)) {
        await page.goto(path);
        await takenOver(page);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('head > title')).toHaveCount(1);
        await expect(page.locator('main [data-light]')).toHaveCount(path === '/' ? 1 : 0);
        await hasRead(page);
        await hasNotMoved(page);
      }
      expect(warnings.filter((text) => !text.includes("reading 'addEventListener'"))).toEqual([]);
    });
  });
}

for (const { device, width, height } of [
  { device: 'a computer', width: 1280, height: 720 },
  { device: 'a phone', width: 390, height: 844 },
]) {
  test(`on ${device}, nothing moves while a page comes in pieces`, async ({ browser, baseURL }) => {
    const { home, programme, live, prayers } = kinds;
    await using context = await browser.newContext({ locale: 'fr', viewport: { width, height } });
    const page = await context.newPage();
    await noteShifts(page);
    const speaker = await firstUnder(page, `${baseURL}/orateurs`, '/orateurs');
    // A wide screen has fewer of its own: its header, its rows of cards and its columns are on these.
    const shown = width > 1000 ? [home, programme] : [home, programme, live, prayers, speaker];
    for (const path of shown) {
      await openInPieces(page, `${baseURL}${path}`, `id="${behindHeaderId}"`);
      await idle(page);
      await hasNotMoved(page);
    }
  });
}
