import type { Locator, Page } from '@playwright/test';
import { directionOf, type Language } from '#shared/localized.ts';
import { objections } from '../fixtures/axe.ts';
import { desk, expect, installed, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

test.use({ firstVisit: true, worker: false });

const chooser = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: messages(language, 'common')('language.choose') });
const assistant = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: messages(language, 'welcome')('title') });
const bar = (page: Page, language: Language) =>
  page.getByRole('region', { name: messages(language, 'common')('language.choose') });
const skip = (page: Page, language: Language) =>
  page.getByRole('button', { name: messages(language, 'welcome')('skip') });
const chosen = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLngChosen'));

const ownFamilies = {
  arabic: ['Amiri', 'Plex Arabic'],
  latin: ['Cormorant Garamond', 'Source Sans 3'],
};

/** Which of some families of the forum's own letters a page has, or has asked for. */
const asked = (page: Page, families: readonly string[]) =>
  page.evaluate(
    (those) =>
      [...document.fonts]
        .filter(({ family, status }) => those.includes(family) && status !== 'unloaded')
        .map(({ family, weight }) => `${family} ${weight}`),
    families,
  );

for (const language of ['fr', 'ar'] as const) {
  test.describe(`a first visit in ${language}`, { tag: language === 'fr' ? ['@soak'] : [] }, () => {
    test.use({ locale: language, viewport: phone });
    const other = language === 'fr' ? 'ar' : 'fr';
    const names = { fr: 'Français', ar: 'العربية' } as const;

    test('asks for the language, then offers five ways in, once', async ({ page, context }) => {
      await page.goto('/');
      const dialog = chooser(page, language);
      await expect(dialog.getByRole('button')).toHaveText([/Français/, /English/, /العربية/]);
      await expect(dialog.getByRole('button', { name: names[language] })).toBeFocused();
      for (let press = 0; press < 4; press += 1) {
        await page.keyboard.press('Tab');
        await expect(dialog.locator(':focus')).toHaveCount(1);
      }
      // Search would lie beneath it, where nobody could reach it.
      await page.keyboard.press('Control+k');
      await dialog.getByRole('button', { name: names[other] }).click();

      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(other));
      await expect(dialog).toHaveCount(0);
      await expect(assistant(page, other).getByRole('link')).toHaveCount(5);
      expect(await chosen(page)).toBeTruthy();
      // A press beside it.
      await page.mouse.click(5, 5);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await ungreeted(page, () => page.reload());
      await expect(page.locator('html')).toHaveAttribute('lang', other);

      const nextSession = await context.newPage();
      await nextSession.goto('/');
      await expect(assistant(nextSession, other)).toBeVisible();
      await expect(chooser(nextSession, other)).toHaveCount(0);
      await nextSession.keyboard.press('Escape');
      await expect(nextSession.getByRole('dialog')).toHaveCount(0);
    });

    test('Escape keeps the language; the assistant leads on, and axe objects to nothing of it', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: language === 'fr' ? 'light' : 'dark' });
      await page.goto('/');
      await expect(chooser(page, language)).toBeVisible();
      expect(await objections(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(assistant(page, language)).toBeVisible();
      expect(await objections(page)).toEqual([]);
      const label = messages(language, 'welcome');
      await assistant(page, language)
        .getByRole('link', { name: label('doors.speakers') })
        .click();
      await expect(page).toHaveURL(/\/orateurs$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('a link into the site keeps its content', async ({ page }) => {
      await page.emulateMedia({ colorScheme: language === 'fr' ? 'light' : 'dark' });
      await page.goto('/orateurs');
      await expect(bar(page, language)).toBeVisible();
      expect(await objections(page)).toEqual([]);
      expect(await reachingOver(bar(page, language))).toEqual([]);
      // Not for the names of the other languages either.
      expect(await asked(page, ownFamilies[language === 'fr' ? 'arabic' : 'latin'])).toEqual([]);
      const links = page.getByRole('main').locator('a[href^="/orateurs/"]');
      const address = await links.first().getAttribute('href');
      await page.locator(`a[href="${address}"]`).click(); // the first may be another by now
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await bar(page, language).getByRole('button', { name: names[other] }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(bar(page, other)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await ungreeted(page, () => page.reload());
      await expect(bar(page, other)).toHaveCount(0);
    });
  });
}

/** Where what comes over the page for a while (a new version, what is told) would lie upon an element. */
function reachingOver(element: Locator): Promise<string[]> {
  return element.evaluate((lower) => {
    const { zIndex } = getComputedStyle(lower);
    const top = lower.getBoundingClientRect().top;
    const above = [...document.querySelectorAll('body *')].filter((each) => {
      const style = getComputedStyle(each);
      return style.position === 'fixed' && Number(style.zIndex) > Number(zIndex);
    });
    if (above.length === 0) return ['nothing lies above'];
    return above
      .filter((each) => each.getBoundingClientRect().bottom > top)
      .map((each) => each.outerHTML.slice(0, 200));
  });
}

/** Opens a page and waits until a greeting would have come, or have begun to: neither happens. */
async function ungreeted(page: Page, open: () => Promise<unknown>): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Who is greeted is decided at the first paint; the content is asked for later, and after more code.
  const pulled = page.waitForResponse(/\/rpc\/sync_pull/);
  await open();
  await pulled;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((address) => /\/welcome-steps-/.test(address))).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('closing the bar keeps the language for good, and choosing in the header is choosing, too', {
  tag: '@soak',
}, async ({ page, context }) => {
  await page.setViewportSize(desk);
  await page.goto('/annonces');
  await expect(bar(page, 'fr')).toBeVisible();
  const close = messages('fr', 'common')('frame.close');
  await bar(page, 'fr').getByRole('button', { name: close }).click();
  await expect(bar(page, 'fr')).toHaveCount(0);
  expect(await chosen(page)).toBeTruthy();

  await page.evaluate(() => localStorage.removeItem('i18nextLngChosen'));
  const anew = await context.newPage();
  await anew.goto('/annonces');
  await expect(bar(anew, 'fr')).toBeVisible();
  const choose = messages('fr', 'common')('language.choose');
  await anew.getByRole('banner').getByRole('button', { name: choose }).click();
  await anew.getByRole('menuitem', { name: 'English' }).click();
  await expect(anew.locator('html')).toHaveAttribute('lang', 'en');
  await expect(bar(anew, 'en')).toHaveCount(0);
});

test('the first language is chosen without a network, and none has its letters fetched for its name', async ({
  device,
}) => {
  let page = await device.open();
  await page.goto('/orateurs');
  await expect(bar(page, 'fr')).toBeVisible();
  await installed(page);
  expect(await asked(page, ownFamilies.arabic)).toEqual([]);
  await device.close();

  page = await device.open({ offline: true });
  await page.goto('/');
  await expect(chooser(page, 'fr')).toBeVisible();
  expect(await asked(page, ownFamilies.arabic)).toEqual([]);
  await chooser(page, 'fr').getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(assistant(page, 'ar')).toBeVisible();
  await expect
    .poll(() => asked(page, ownFamilies.arabic))
    .toEqual(expect.arrayContaining(['Amiri 700']));
});

test.describe('enlarged four times', () => {
  test.use({ locale: 'ar', viewport: { width: 320, height: 256 } });

  test('who is asked for the language sees every one of them', async ({ page }) => {
    await page.goto('/');
    const choices = chooser(page, 'ar').getByRole('button');
    await expect(choices).toHaveCount(3);
    for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
  });
});

test('a browser that refuses storage is greeted all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await chooser(page, 'fr').getByRole('button', { name: 'English' }).click();
  await skip(page, 'en').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('a crawler', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('sees the page alone', async ({ page }) => {
    await ungreeted(page, () => page.goto('/'));
  });
});

test('a page whose words cannot be had stays as it was published until they can', async ({
  context,
}) => {
  let asked = 0;
  let lost = true;
  await context.route('**/locales/fr.json', (route) => {
    asked += 1;
    return lost ? route.fulfill({ status: 404 }) : route.continue();
  });
  const page = await context.newPage();
  await page.goto('/orateurs');
  const published = await page.getByRole('main').textContent();
  // Asked for ahead, for the first time and once more.
  await expect.poll(() => asked).toBeGreaterThan(2);
  expect(await page.getByRole('main').textContent()).toBe(published);
  lost = false;
  await expect(bar(page, 'fr')).toBeVisible();
});
