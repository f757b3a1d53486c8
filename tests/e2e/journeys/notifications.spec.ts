import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/localized.ts';
import { objections } from '../fixtures/axe.ts';
import { desk, phone } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, hasTaken, openListening, test } from '../fixtures/told.ts';

test.use({ worker: false });

const area = (page: Page, language: Language) =>
  page.getByRole('region', { name: messages(language, 'common')('notifications.area') });
const closeButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: messages(language, 'common')('notifications.close') });

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
  test.describe(`an announcement read in ${language}`, {
    tag: language === 'fr' ? ['@soak'] : [],
  }, () => {
    test.use({ locale: language, viewport: phone, hasTouch: true, isMobile: true });
    const toTheEnd = language === 'ar' ? -1 : 1;

    test('arrives, at once when urgent, is spoken once, leads to its place, is swiped away', {
      tag: language === 'ar' ? ['@core'] : [],
    }, async ({ page, announcements: { send, told } }) => {
      // Nothing goes by itself while the test looks at it.
      await page.clock.install();
      await send('Essai d’avant', { ago: 5 });
      await openListening(page);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
      await page.evaluate(() => {
        const spoken: string[] = [];
        Object.assign(globalThis, { spoken });
        for (const region of document.querySelectorAll('[role="status"], [role="alert"]')) {
          new MutationObserver(() => {
            if (region.textContent?.includes('Essai')) spoken.push(region.role ?? '');
          }).observe(region, { childList: true, subtree: true });
        }
      });
      await expect(page.getByRole('link', { name: 'Essai d’avant' })).toBeAttached();
      const cards = area(page, language).locator('[data-variant]');
      // Ordinary changes are fetched within three seconds, not by everyone at once.
      const id = await send('Essai de la navette');
      await page.clock.resume();
      await expect.poll(() => told.length).toBe(1);
      expect(told[0]?.text).toContain('Essai de la navette');

      await send('Essai urgent', { urgent: true });
      const urgent = area(page, language).locator('[data-variant="urgentAnnouncement"]');
      await expect(urgent).toContainText('Essai urgent');
      await page.keyboard.press('F8'); // held while focused
      await expect(urgent).toContainText(messages(language, 'announcements')('urgent'));
      await expect(cards).toHaveCount(1);
      expect(await objections(page)).toEqual([]);
      const spoken = () => page.evaluate(() => (globalThis as { spoken?: string[] }).spoken);
      await expect.poll(spoken).toEqual(['status', 'alert']);

      await expect.poll(() => cards.evaluate((it) => it.getAnimations().length)).toBe(0);
      const before = await cards.boundingBox();
      await swipe(page, cards, 45 * toTheEnd);
      await swipe(page, cards, -120 * toTheEnd);
      await expect.poll(() => cards.boundingBox()).toEqual(before);
      await swipe(page, cards, 55 * toTheEnd);
      await expect(cards).toHaveCount(0);
      expect(await spoken()).toEqual(['status', 'alert']);

      const last = await send('Essai final');
      const read = messages(language, 'announcements')('read');
      await area(page, language).getByRole('button', { name: read }).click();
      await expect(page).toHaveURL(new RegExp(`/annonces#${last}$`));
      await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
      await expect(page.locator(`[id="${id}"]`)).toBeAttached();
      await expect(cards).toHaveCount(0);
      expect(told).toHaveLength(3);
    });
  });
}

test('an announcement is reached with F8, waits while focused, goes with Escape', {
  tag: '@soak',
}, async ({ page, announcements: { send } }) => {
  await page.clock.install();
  await openListening(page);
  const card = area(page, 'fr').locator('[data-variant]');
  const before = page.getByRole('main').getByRole('link').or(page.getByRole('link')).first();
  await before.focus();
  await send('Essai des touches');
  await expect(card).toBeVisible();
  await page.keyboard.press('F8');
  await expect(area(page, 'fr')).toBeFocused();
  await page.clock.fastForward(60_000);
  await expect(card).toBeVisible();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(closeButton(page, 'fr')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(before).toBeFocused();

  await send('Essai du temps');
  await expect(card).toBeVisible();
  await page.keyboard.press('F8');
  await page.clock.fastForward(60_000);
  await before.focus();
  await expect(card).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(card).toHaveCount(0);
});

test.describe('at a desk', () => {
  test.use({ viewport: desk });

  test('a pointer holds an announcement; it is no wider than 420 px', { tag: '@soak' }, async ({
    page,
    announcements: { send },
  }) => {
    await page.clock.install();
    await openListening(page);
    await send('Essai du pointeur');
    const card = area(page, 'fr').locator('[data-variant]');
    await expect(card).toBeVisible();
    expect((await card.boundingBox())?.width).toBeLessThanOrEqual(420);
    await card.hover();
    await page.clock.fastForward(60_000);
    await expect(card).toBeVisible();
    await closeButton(page, 'fr').click();
    await expect(card).toHaveCount(0);
  });

  test('of two tabs one shows it; neither does so again after reloading', { tag: '@soak' }, async ({
    page,
    context,
    announcements: { send, told },
  }) => {
    const other = await context.newPage();
    const tabs = [page, other];
    const ticker = (tab: Page, title: string) => tab.getByRole('link', { name: title });
    const arrives = async (title: string) => {
      for (const tab of tabs) await expect(ticker(tab, title)).toBeAttached();
      await expect.poll(() => told.at(-1)?.text).toContain(title);
      for (const tab of tabs) await hasTaken(tab);
    };
    await openListening(page); // it leads, and tells the other
    await other.goto('/presentation');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await send('Essai des onglets');
    await arrives('Essai des onglets');
    expect(told).toHaveLength(1);

    for (const tab of tabs) {
      await tab.reload();
      await expect(ticker(tab, 'Essai des onglets')).toBeAttached();
    }
    await send('Essai d’après');
    await arrives('Essai d’après');
    expect(told).toHaveLength(2);
  });
});
