import type { Page } from '@playwright/test';
import { directionOf } from '#shared/localized.ts';
import { expect, installed, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

const sessionsOf = (page: Page) => page.getByRole('main').locator('a[href^="/programme/"]');

/** Has the pages opened from now on note what their status line has said. */
async function noteStates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const states = new Set<string>();
    Object.assign(window, { states });
    new MutationObserver(() => {
      const line = document.querySelector<HTMLElement>('[role="status"][data-state]');
      if (line?.dataset.state) states.add(line.dataset.state);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

const statesOf = (page: Page) =>
  page.evaluate(() => [...(window as never as { states: Set<string> }).states]);

for (const language of ['fr', 'ar'] as const) {
  test.describe(`a newcomer who reads ${language}`, {
    tag: language === 'fr' ? ['@soak'] : [],
  }, () => {
    test.use({ language });
    const common = messages(language, 'common');
    const map = messages(language, 'map');
    const village = messages(language, 'village');

    test('reads the programme, loses the network, closes the app and finds everything again', {
      tag: language === 'ar' ? ['@core'] : [],
    }, async ({ device }) => {
      let page = await device.open();
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const installable = page.locator(
        `link[rel=manifest][href="/manifest.${language}.webmanifest"]`,
      );
      if (language === 'ar') await expect(installable).toHaveCount(1);
      await page.getByRole('link', { name: messages(language, 'home')('see_programme') }).click();
      await expect(page).toHaveURL(/\/programme/);
      await expect(sessionsOf(page).first()).toBeVisible();
      // Until the app has taken over, links of a published page name its language.
      const address = (await sessionsOf(page).first().getAttribute('href'))?.replace(/\?.*/, '');
      const title = (await sessionsOf(page).first().textContent()) ?? '';
      expect(title.length).toBeGreaterThan(3);
      await sessionsOf(page).first().click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await installed(page);
      await device.close();

      page = await device.open({ offline: true });
      await noteStates(page);
      await test.step('the programme, a session, the speakers', async () => {
        await page.goto('/programme');
        await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
        await expect(sessionsOf(page).first()).toBeVisible();
        await expect(page.getByRole('status').first()).toContainText(
          common('status.offline').slice(0, 4),
        );
        // Never that it updates, or is up to date, before that.
        expect(await statesOf(page)).toEqual(['offline']);
        await page.goto(address ?? '/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await page.goto('/orateurs');
        const speakers = page.getByRole('main').locator('a[href^="/orateurs/"]');
        await expect(speakers.first()).toBeVisible();
        await expect.poll(() => speakers.count()).toBeGreaterThanOrEqual(60);
      });
      await test.step('the plan and every place', async () => {
        await page.goto('/carte');
        const marks = page.locator('button[id^="mark-"]');
        await expect(marks).toHaveCount(20);
        const items = page.getByRole('main').locator('li:has(button[aria-expanded])');
        // Other journeys make halls meanwhile, whose names end like this; on the plan they have no place.
        await expect(items.filter({ hasNotText: / [\da-f]{8}/ })).toHaveCount(20);
        const mark = marks.nth(6);
        await mark.tap();
        await expect(mark).toHaveAttribute('aria-pressed', 'true');
        await expect(page).toHaveURL(/place=/);
        const details = page.getByRole('link', { name: map('details') });
        await expect(details).toHaveCount(1);
        await details.click();
        await expect(page).toHaveURL(/\/lieux\//);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(sessionsOf(page).first()).toBeVisible();
        await expect(page.getByRole('link', { name: map('directions') })).toHaveAttribute(
          'href',
          /^https:.*destination=35\.\d+,-2\.\d+$/,
        );
      });
      await test.step('a stand and its exhibitor', async () => {
        await page.goto('/village-solidaire');
        await expect(page.getByRole('main').locator('article article')).toHaveCount(24);
        const plan = page.getByRole('navigation', { name: village('plan') });
        await plan.getByRole('link', { name: /B3/ }).tap();
        await expect(page).toHaveURL(/stand=B3/);
        await page.getByRole('status').getByRole('link').click();
        await expect(page).toHaveURL(/\/village-solidaire\/[0-9a-f-]{36}$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.getByRole('link', { name: village('show_on_plan') }).click();
        await expect(plan.getByRole('link', { name: /B3/ })).toHaveAttribute(
          'aria-current',
          'true',
        );
      });
      await test.step('another language', async () => {
        const [other, name] =
          language === 'fr' ? (['ar', 'العربية'] as const) : (['fr', 'Français'] as const);
        await page.goto('/programme');
        await page.getByRole('button', { name: common('language.choose') }).click();
        await page.getByRole('menuitem', { name }).click();
        await expect(page.locator('html')).toHaveAttribute('dir', directionOf(other));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          messages(other, 'common')('nav.programme'),
        );
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('lang', other);
      });
    });
  });
}

test.describe('with a network', () => {
  test.use({ worker: false });

  test('another edition is chosen, stays chosen and shows its own programme', async ({ page }) => {
    await page.goto('/programme');
    const first = page.getByRole('main').locator('a[href^="/programme/"]').first();
    await expect(first).toBeVisible();
    const before = await first.getAttribute('href');
    await page.getByLabel(messages('fr', 'common')('frame.edition')).selectOption('19');
    await expect(page.getByText(/18.*21 octobre 2024|octobre 2024/).first()).toBeVisible();
    await expect.poll(() => first.getAttribute('href')).not.toBe(before);
    await page.reload();
    await expect(page.getByLabel(messages('fr', 'common')('frame.edition'))).toHaveValue('19');
  });

  test('what does not exist is said in words, with a way back', async ({ page }) => {
    await page.goto('/programme/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await page.goto('/nulle-part');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      messages('fr', 'common')('not_found.title'),
    );
  });
});
