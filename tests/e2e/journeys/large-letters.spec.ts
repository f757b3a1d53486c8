import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

test.use({ worker: false, viewport: { width: 360, height: 640 } });

/** Has the browser write twice as large as it would, as its own settings may; queries of a width in `em` follow. */
async function writeTwiceAsLarge(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** What is to be read or pressed and reaches beyond the screen, where nobody can scroll to it. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const goesOn = (element: Element): boolean => {
      const parent = element.parentElement;
      // The page itself would go on sideways: that is what is looked for.
      if (!parent || parent === document.documentElement) return false;
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(parent).overflowX);
      return scrolls || parent.matches('.leaflet-container') || goesOn(parent);
    };
    const all = document.querySelectorAll(
      ':is(header, main) :is(h1, h2, h3, a, button, article p > span)',
    );
    return [...all].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const inside = left >= -1 && right <= innerWidth + 1;
      if (width === 0 || inside || !element.checkVisibility() || goesOn(element)) return [];
      return [`${element.outerHTML.slice(0, 90)} from ${left} to ${right}`];
    });
  });

/** What of the forum's name and of the words at the thumb is cut off, the kind of a session included. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll(
      'header strong, nav:not(main *) li span, main li p > strong',
    );
    return [...all].flatMap((element) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const card = element.closest('main li')?.getBoundingClientRect();
      const { left, right, width } = element.getBoundingClientRect();
      const inside = !card || (left >= card.left && right <= card.right);
      const whole = scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 2;
      return width === 0 || (whole && inside) ? [] : [`cut off: ${element.textContent}`];
    });
  });

for (const language of ['fr', 'ar'] as const) {
  test.describe(`letters of twice the size on a phone, ${language}`, {
    tag: language === 'ar' ? [] : ['@soak'],
  }, () => {
    test.use({ locale: language });

    test('nothing reaches beyond the screen, and the map can be zoomed', async ({ page }) => {
      await writeTwiceAsLarge(page);
      const wrong: string[] = [];
      const look = async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { pathname } = new URL(page.url());
        const lines = [...(await beyond(page)), ...(await cutOff(page))];
        wrong.push(...lines.map((line) => `${pathname}: ${line}`));
      };
      for (const list of ['/programme', '/orateurs', '/village-solidaire']) {
        await page.goto(list);
        await look();
        await page.locator(`main a[href^="${list}/"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`${list}/.`));
        await look();
      }
      await page.goto('/direct');
      await look();
      await page.goto('/carte');
      await look();
      const map = messages(language, 'map');
      await page.getByRole('button', { name: map('zoom_in'), exact: true }).click();
      expect(wrong).toEqual([]);
    });
  });
}

for (const language of ['fr', 'ar'] as const) {
  test.describe(`letters of twice the size on the narrowest phone, ${language}`, () => {
    test.use({ locale: language, viewport: { width: 320, height: 640 } });

    test('nothing of the home page reaches beyond the screen', async ({ page }) => {
      await writeTwiceAsLarge(page);
      await page.goto('/');
      // How long it is until what comes next.
      await expect(page.locator('main article p > span').first()).toBeVisible();
      expect(await beyond(page)).toEqual([]);
    });
  });
}

test.describe('a newcomer with letters of twice the size', () => {
  test.use({ locale: 'en', firstVisit: true });

  test('reads the names of all languages, and the whole of what opens the site', async ({
    page,
  }) => {
    await writeTwiceAsLarge(page);
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const { x, width } = (await dialog.boundingBox()) ?? { x: 0, width: 0 };
    const names = await dialog.locator('li span').evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(names.length).toBeGreaterThan(0);
    for (const { left, right } of names) {
      expect(left).toBeGreaterThanOrEqual(x);
      expect(right).toBeLessThanOrEqual(x + width);
    }
    await page.keyboard.press('Escape');
    const doors = dialog.getByRole('link');
    await expect(doors.first()).toBeVisible();
    const overEdges = await doors.evaluateAll((all) =>
      all.flatMap((door) => (door.scrollWidth > door.clientWidth ? [door.textContent] : [])),
    );
    expect(overEdges).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await beyond(page)).toEqual([]);
  });
});

test.describe('the narrowest screen, or a page enlarged four times', () => {
  test.use({ locale: 'en', viewport: { width: 320, height: 640 } });

  test('has the word of a button in one piece, and the last tab in sight', async ({ page }) => {
    await page.goto('/orateurs');
    await page.locator('main a[href^="/orateurs/"]').first().click();
    await expect(page).toHaveURL(/orateurs\/./);
    const favourite = page.locator('main header button[aria-pressed]');
    await expect(favourite).toHaveText(messages('en', 'favourites')('favourite'));
    const lines = await favourite.evaluate(({ lastChild }) => {
      const words = document.createRange();
      if (lastChild) words.selectNodeContents(lastChild);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);

    await page.goto('/programme?tab=changes');
    await expect(page.locator('main nav a[aria-current]')).toBeInViewport({ ratio: 1 });
  });

  test('has a heading apart from the header above it', async ({ page }) => {
    await page.goto('/prieres');
    const heading = page.locator('main h2').first();
    await expect(heading).toBeVisible();
    const header = (await page.locator('main header').boundingBox()) ?? { y: 0, height: 1e6 };
    const { y = 0 } = (await heading.boundingBox()) ?? {};
    expect(y - header.y - header.height).toBeGreaterThan(12);
  });
});
