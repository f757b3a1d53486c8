import type { Locator, Page } from '@playwright/test';
import { expect, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { reach } from '../fixtures/takeover.ts';

test.use({ worker: false, viewport: phone, hasTouch: true, isMobile: true, locale: 'ar' });

const common = messages('ar', 'common');

/** Goes back while this lies over the page: it closes, and the page stays as it is. */
async function closesByGoingBack(page: Page, over: Locator): Promise<void> {
  const address = page.url();
  const title = await page
    .getByRole('heading', { level: 1, includeHidden: true })
    .first()
    .textContent();
  await expect(over).toBeVisible();
  // What is held up is no navigation that an answer could be waited for.
  await page.evaluate(() => history.back());
  await expect(over).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
}

test('going back closes what lies over the page first, and only then leaves it', async ({
  page,
}) => {
  await page.goto('/programme');
  const session = page.getByRole('main').locator('h4 a[href^="/programme/"]').first();
  await (await reach(session)).tap();
  await expect(page).toHaveURL(/\/programme\/./);
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: common('frame.open_menu') }).tap();
  await closesByGoingBack(page, dialog);

  const search = page
    .getByRole('banner')
    .getByRole('button', { name: common('nav.search'), exact: true });
  await search.tap();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await closesByGoingBack(page, dialog);

  // What has been closed otherwise holds up nothing, nor what search has led to.
  await search.tap();
  await dialog.getByRole('button', { name: common('nav.speakers'), exact: true }).tap();
  await expect(page).toHaveURL(/\/orateurs$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/programme\/./);
  await page.goBack();
  await expect(page).toHaveURL(/\/programme$/);
});

test.describe('a browser that knows of a gesture for it', () => {
  test.use({ firstVisit: true });

  test('leads from one greeting to the next and to the page, though nothing is to be gone back to', async ({
    page,
  }) => {
    // Nothing makes the gesture in a browser without a screen: what it asks for is asked here.
    await page.addInitScript(() => {
      const watchers = new Set<{ onclose?: () => void }>();
      class Watcher {
        onclose?: () => void;
        constructor() {
          watchers.add(this);
        }
        destroy() {
          watchers.delete(this);
        }
      }
      const goBack = () => [...watchers].at(-1)?.onclose?.();
      Object.assign(window, { CloseWatcher: Watcher, goBack });
    });
    const goBack = () => page.evaluate(() => (window as never as { goBack(): void }).goBack());
    await page.goto('/');
    const chooser = page.getByRole('dialog', { name: common('language.choose') });
    await expect(chooser).toBeVisible();
    await goBack();
    await expect(chooser).toBeHidden();
    const ways = page.getByRole('dialog', { name: messages('ar', 'welcome')('title') });
    await expect(ways).toBeVisible();
    await goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
