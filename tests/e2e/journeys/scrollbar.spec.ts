import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

/** Where header and title lie: their edges, in pixels. */
async function laidOut(page: Page) {
  return page.evaluate(() => {
    const edges = (name: string) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return [box?.left, box?.right, box?.top, box?.bottom];
    };
    return { header: edges('header'), title: edges('h1') };
  });
}

test('where scrollbars take room, neither a dialog nor a short page moves what stands there, and no band has one of its own', async ({
  launchOptions,
  baseURL,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    // Without motion, and so narrow that letters are measured in the window's width.
    const page = await browser.newPage({
      baseURL: baseURL ?? '',
      locale: 'fr',
      viewport: { width: 1060, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const under = await laidOut(page);
    await dialog.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: messages('fr', 'welcome')('skip') }).click();
    await expect(dialog).toHaveCount(0);
    expect(await laidOut(page)).toEqual(under);
    expect(under.header[1]).toBeLessThan(1060);

    const ticker = page.getByRole('region', {
      name: messages('fr', 'common')('nav.announcements'),
    });
    const bar = (band: HTMLElement) => band.offsetHeight - band.clientHeight;
    expect(await ticker.locator('div').evaluate(bar)).toBe(0);

    await page.setViewportSize({ width: 1060, height: 560 });
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    const ownBar = (box: HTMLElement) => box.offsetWidth - box.clientWidth;
    expect(await dialog.evaluate(ownBar)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.setViewportSize({ width: 1060, height: 900 });

    await page.goto('/nowhere');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.setViewportSize({ width: 1060, height: 2400 });
    expect((await laidOut(page)).header[1]).toBe(under.header[1]);
    const gutter = 'getComputedStyle(document.documentElement).scrollbarGutter';
    expect(await page.evaluate(gutter)).toBe('auto');
  } finally {
    await browser.close();
  }
});
