import type { Locator, Page } from '@playwright/test';
import type { Sql } from 'postgres';
import type { Language } from '#shared/localized.ts';
import { announce } from '../fixtures/announce.ts';
import { objections } from '../fixtures/axe.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { desk, expect, phone, test } from '../fixtures/forum.ts';
import { words } from '../fixtures/words.ts';

// What one test announces would show in the pages of another.
test.describe.configure({ mode: 'default' });

let database: Awaited<ReturnType<typeof runningDatabase>>;
let sql: Sql;
test.beforeAll(async () => {
  database = await runningDatabase();
  sql = database.sql;
});
test.afterEach(() => sql`delete from announcements where title ->> 'fr' like 'Essai %'`);
test.afterAll(() => database[Symbol.asyncDispose]());

const area = (page: Page, language: Language) =>
  page.getByRole('region', { name: words(language, 'common')('notifications.area') });
const closeButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: words(language, 'common')('notifications.close') });

/** Opens a page whose doorbell has been joined, so that what is sent now arrives at once. */
async function opened(page: Page, path = '/presentation'): Promise<void> {
  const joined = page.waitForEvent('websocket');
  await page.goto(path);
  const socket = await joined;
  await socket.waitForEvent('framereceived', ({ payload }) => /"status":"ok"/.test(`${payload}`));
}

/** Draws a finger over the middle of an element by `distance` px, to the right when positive. */
async function swipe(page: Page, element: Locator, distance: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing to swipe');
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + 20];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', travelled: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + travelled, y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', (distance * step) / 10);
  await touch('touchEnd', distance);
}

for (const language of ['fr', 'ar'] as const) {
  test.describe(`an announcement read in ${language}`, () => {
    test.use({ locale: language, viewport: phone, hasTouch: true, isMobile: true });
    const toTheEnd = language === 'ar' ? -1 : 1;

    test('arrives, at once when urgent, is spoken once and leads to its place', async ({
      page,
    }) => {
      await opened(page);
      await page.evaluate(() => {
        const spoken: string[] = [];
        Object.assign(globalThis, { spoken });
        for (const region of document.querySelectorAll('[role="status"], [role="alert"]')) {
          new MutationObserver(() => {
            if (region.textContent?.includes('Essai')) spoken.push(region.role ?? '');
          }).observe(region, { childList: true, subtree: true });
        }
      });
      // Ordinary changes are fetched within three seconds, not by everyone at once.
      const id = await announce(sql, 'Essai de la navette');
      await expect(area(page, language)).toContainText('Essai de la navette', { timeout: 5000 });
      await expect(area(page, language).locator('[data-variant="announcement"]')).toBeVisible();

      await announce(sql, 'Essai urgent', true);
      const sent = Date.now();
      const urgent = area(page, language).locator('[data-variant="urgentAnnouncement"]');
      await expect(urgent).toContainText('Essai urgent', { timeout: 2000 });
      test.info().annotations.push({ type: 'milliseconds', description: `${Date.now() - sent}` });
      await expect(urgent).toContainText(words(language, 'announcements')('urgent'));
      await expect(area(page, language).locator('[data-variant]')).toHaveCount(1);
      await page.waitForTimeout(2000); // the time in which a second voice would be heard
      const spoken = await page.evaluate(() => (globalThis as { spoken?: string[] }).spoken);
      expect(spoken).toEqual(['status', 'alert']);

      const last = await announce(sql, 'Essai final');
      await expect(area(page, language)).toContainText('Essai final', { timeout: 5000 });
      const read = words(language, 'announcements')('read');
      await area(page, language).getByRole('button', { name: read }).click();
      await expect(page).toHaveURL(new RegExp(`/annonces#${last}$`));
      await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
      await expect(page.locator(`[id="${id}"]`)).toBeAttached();
      await expect(area(page, language).locator('[data-variant]')).toHaveCount(0);
    });

    test('is swiped away towards the end of the line, and only there', async ({ page }) => {
      await opened(page);
      await announce(sql, 'Essai du geste');
      const card = area(page, language).locator('[data-variant]');
      await expect(card).toBeVisible();
      await expect.poll(() => card.evaluate((it) => it.getAnimations().length)).toBe(0);
      const before = await card.boundingBox();
      await swipe(page, card, 45 * toTheEnd);
      await swipe(page, card, -120 * toTheEnd);
      await expect.poll(() => card.boundingBox()).toEqual(before);
      await swipe(page, card, 55 * toTheEnd);
      await expect(card).toHaveCount(0);
    });

    test('is reached with F8, waits while focused, goes with Escape', async ({ page }) => {
      await page.clock.install();
      await opened(page);
      const link = page.getByRole('main').getByRole('link').first();
      const before = (await link.count()) > 0 ? link : page.getByRole('link').first();
      await before.focus();
      await announce(sql, 'Essai des touches');
      const card = area(page, language).locator('[data-variant]');
      await expect(card).toBeVisible();
      await page.keyboard.press('F8');
      await expect(area(page, language)).toBeFocused();
      await page.clock.fastForward(60_000);
      await expect(card).toBeVisible();

      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(closeButton(page, language)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
      await expect(before).toBeFocused();

      await announce(sql, 'Essai du temps');
      await expect(card).toBeVisible();
      await page.keyboard.press('F8');
      await page.clock.fastForward(60_000);
      await before.focus();
      await expect(card).toBeVisible();
      await page.clock.fastForward(10_000);
      await expect(card).toHaveCount(0);
    });

    test('has nothing for axe to object to', async ({ page }) => {
      await opened(page);
      await announce(sql, 'Essai urgent', true);
      await expect(area(page, language)).toContainText('Essai urgent');
      await page.keyboard.press('F8');
      expect(await objections(page)).toEqual([]);
    });
  });
}

test.describe('at a desk', () => {
  test.use({ viewport: desk });

  test('a pointer holds an announcement; it is no wider than 420 px', async ({ page }) => {
    await page.clock.install();
    await opened(page);
    await announce(sql, 'Essai du pointeur');
    const card = area(page, 'fr').locator('[data-variant]');
    await expect(card).toBeVisible();
    expect((await card.boundingBox())?.width).toBeLessThanOrEqual(420);
    await card.hover();
    await page.clock.fastForward(60_000);
    await expect(card).toBeVisible();
    await closeButton(page, 'fr').click();
    await expect(card).toHaveCount(0);
  });

  test('of two tabs one shows it; neither does so again after reloading', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await opened(page); // it leads, and tells the other
    await other.goto('/presentation');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.waitForTimeout(1000);
    await announce(sql, 'Essai des onglets');
    const cards = [page, other].map((tab) => area(tab, 'fr').locator('[data-variant]'));
    const shown = async () => {
      const counts = await Promise.all(cards.map((card) => card.count()));
      return counts.reduce((sum, count) => sum + count, 0);
    };
    const ticker = (tab: Page) => tab.getByRole('link', { name: 'Essai des onglets' });
    await expect(ticker(page)).toBeAttached();
    await expect(ticker(other)).toBeAttached();
    await expect.poll(shown).toBe(1);
    await page.waitForTimeout(1000);
    expect(await shown()).toBe(1);

    for (const tab of [page, other]) {
      await tab.reload();
      await expect(ticker(tab)).toBeAttached();
    }
    await page.waitForTimeout(2000);
    expect(await shown()).toBe(0);
  });

  test('what was sent before the page was opened is not told', async ({ page }) => {
    await announce(sql, 'Essai d’avant');
    await page.waitForTimeout(1000);
    await opened(page);
    await expect(page.getByRole('link', { name: 'Essai d’avant' })).toBeAttached();
    await announce(sql, 'Essai d’après');
    await expect(area(page, 'fr')).toContainText('Essai d’après');
  });
});
