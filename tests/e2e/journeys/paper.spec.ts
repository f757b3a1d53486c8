import type { Page } from '@playwright/test';
import type { Language } from '#shared/localized.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { desk, expect, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { hasRead, reach } from '../fixtures/takeover.ts';

test.use({ worker: false, viewport: desk, colorScheme: 'dark' });

/** How many links that look like buttons, whose words cannot be selected, stand on the page. */
function buttonsShown(page: Page): Promise<number> {
  return page
    .locator('main a')
    .evaluateAll(
      (links) =>
        links.filter(
          (link) => getComputedStyle(link).userSelect === 'none' && link.checkVisibility(),
        ).length,
    );
}

/** The sizes (points, rounded) of the pages that a page is printed on. */
async function printed(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => {
    return `${Math.round(Number(width))} ${Math.round(Number(height))}`;
  });
}

const upright = '595 842';
const landscape = '842 595';

/** What stands on paper beside the sheets, and on which of them something is cut off. */
const spoilt = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const beside: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility() || element.closest('[data-format]')) continue;
      beside.push(text);
    }
    const sheets = [...document.querySelectorAll('[data-format]:not([aria-hidden] > *)')];
    const cut = sheets.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    return [...beside, ...cut.map((sheet) => `cut: ${sheet.textContent}`)];
  });

/** How much of a sheet is fed after the last that stands on paper, px: enough of it makes a blank one. */
const fedAfter = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const shown = [...root.querySelectorAll('main :is(li, p, h1, h2)')].filter(
      (one) => one.checkVisibility() && one.textContent?.trim(),
    );
    const last = Math.max(...shown.map((one) => one.getBoundingClientRect().bottom));
    return root.getBoundingClientRect().bottom - last;
  });

const all: readonly Language[] = ['ar', 'fr'];
for (const language of all) {
  test.describe(() => {
    test.use({ locale: language });

    test(`sheets for doors, a booklet and a session's notice, in ${language}`, {
      tag: language === 'fr' ? '@soak' : [],
    }, async ({ page }) => {
      await using database = await runningDatabase();
      const held = await database.sql<{ id: string; day: string; title: string }[]>`
        select e.id, e.date::text as day, coalesce(e.title ->> ${language}, e.title ->> 'fr') as title
        from events e join editions on editions.id = e.edition_id
        where is_current and published order by e.id`;
      const day = held.map((one) => one.day).sort()[0] ?? '';
      const titles = (of: readonly { readonly title: string }[]) =>
        of.map(({ title }) => title).sort();
      const own = messages(language, 'print');
      const sheets = page.locator('[data-format]:not([aria-hidden] > *)');
      const onPaper = page.locator('[data-format]:not([aria-hidden] > *) h4');
      const read = () =>
        onPaper.evaluateAll((all) =>
          all.map((one) => (one.querySelector('bdi') ?? one).textContent).sort(),
        );
      const begun = () =>
        sheets.evaluateAll((all) => all.map((one) => one.querySelector('h3, h4')?.tagName));
      const press = page.getByRole('button', { name: messages(language, 'common')('print') });
      const choose = async (name: string) => {
        await page.getByRole('button', { name: own(`sheet.${name}`) }).click();
        await expect(press).toBeEnabled();
      };

      await page.goto(`/programme?day=${day}`);
      const link = page.getByRole('link', { name: messages(language, 'programme')('print') });
      await (await reach(link)).click();
      // All that the edition has, not only what the published page brought along.
      await hasRead(page);
      await expect(press).toBeEnabled();
      await page.emulateMedia({ media: 'print' });
      expect(await read()).toEqual(titles(held.filter((one) => one.day === day)));
      // Each sheet says its day, and begins with the hall that it goes on with.
      await expect(sheets.locator('h2')).toHaveCount(await sheets.count());
      expect(new Set(await begun())).toEqual(new Set(['H3']));
      expect(await spoilt(page)).toEqual([]);
      expect(await printed(page)).toEqual(Array(await sheets.count()).fill(upright));

      await page.emulateMedia({ media: 'screen' });
      await choose('doors');
      await expect(sheets.first().getByRole('img', { name: own('scan') })).toBeVisible();
      const hall = await sheets.first().locator('[data-code]').getAttribute('data-code');
      expect(hall).toMatch(/\/lieux\/[\w-]+$/);
      await page.emulateMedia({ media: 'print' });
      expect(await spoilt(page)).toEqual([]);
      expect(await printed(page)).toEqual(Array(await sheets.count()).fill(upright));

      await page.emulateMedia({ media: 'screen' });
      await choose('booklet');
      await expect(sheets.first()).toHaveAttribute('data-format', 'a5');
      await page.emulateMedia({ media: 'print' });
      expect(await read()).toEqual(titles(held));
      expect(new Set((await begun()).slice(1))).toEqual(new Set(['H3']));
      expect(await spoilt(page)).toEqual([]);
      const sides = await printed(page);
      expect(sides).toEqual(Array(Math.ceil((await sheets.count()) / 4) * 2).fill(landscape));
      // The cover stands where the closed booklet opens.
      const cover = sheets.filter({ has: page.locator('[data-code]') });
      const onTheLeft = await cover.evaluate((sheet) => {
        const side = sheet.parentElement?.getBoundingClientRect();
        return Math.abs(sheet.getBoundingClientRect().left - (side?.left ?? 0)) < 2;
      });
      expect(onTheLeft).toBe(language === 'ar');

      await page.emulateMedia({ media: 'screen' });
      await page.goto(`/programme/${held[0]?.id}`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(held[0]?.title ?? '');
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      expect(new Set(await printed(page))).toEqual(new Set([upright]));
      const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
      expect(await ink()).toBe('rgb(22, 33, 28)');

      await page.emulateMedia({ media: null });
      await page.goto('/programme');
      const fold = page.locator('main button[aria-expanded="false"]', {
        hasText: messages(language, 'programme')('show_past_one').split(' ')[0],
      });
      await hasRead(page);
      const rows = page.locator('main h4 a');
      const ahead = await rows.count();
      await page.evaluate(() => {
        matchMedia('print').addEventListener('change', ({ matches }) => {
          const { length } = document.querySelectorAll('main h4 a');
          if (matches) document.body.dataset.printed = String(length);
        });
      });
      await printed(page);
      await expect(rows).toHaveCount(ahead);
      await fold.click();
      const whole = await rows.count();
      expect(whole).toBeGreaterThan(ahead);
      await expect(page.locator('body')).toHaveAttribute('data-printed', String(whole));

      // No sheet is as wide as the plan of halls.
      const halls = messages(language, 'programme')('view_grid');
      await page.getByRole('button', { name: halls, exact: true }).click();
      await expect(page.locator('[data-plan]')).toBeVisible();
      await expect(rows).toHaveCount(0);
      await page.evaluate(() => delete document.body.dataset.printed);
      await printed(page);
      await expect(page.locator('body')).toHaveAttribute('data-printed', String(whole));
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('[data-plan]')).toBeHidden();

      const [heard] = await database.sql<{ event: string; speaker: string }[]>`
        select event_id as event, speaker_id as speaker
        from interventions join editions on editions.id = edition_id where is_current limit 1`;
      let onScreen = 0;
      for (const address of [
        `/orateurs/${heard?.speaker}`,
        `/intervention/${heard?.event}/${heard?.speaker}`,
      ]) {
        await page.emulateMedia({ media: 'screen' });
        await page.goto(address);
        await hasRead(page);
        onScreen += await buttonsShown(page);
        await page.emulateMedia({ media: 'print' });
        expect(await buttonsShown(page)).toBe(0);
        expect(await fedAfter(page)).toBeLessThan(8);
      }
      expect(onScreen).toBeGreaterThan(0);
    });
  });
}

test.describe(() => {
  test.use({ locale: 'fr', firstVisit: true });

  test('who has not chosen a language yet prints no blank sheet', async ({ page }) => {
    await page.goto('/programme');
    await expect(page.locator('html')).toHaveAttribute('data-language-bar', /.*/);
    await page.goto('/imprimer');
    const press = page.getByRole('button', { name: messages('fr', 'common')('print') });
    await expect(press).toBeEnabled();
    await hasRead(page);
    await expect(page.locator('html')).toHaveAttribute('data-language-bar', /.*/);
    await page.emulateMedia({ media: 'print' });
    const sheets = page.locator('[data-format]:not([aria-hidden] > *)');
    expect(await printed(page)).toEqual(Array(await sheets.count()).fill(upright));
  });
});

test.describe('on a phone', () => {
  test.use({ locale: 'fr', viewport: phone });

  test('what is printed the moment it is opened is whole', async ({ page }) => {
    await page.goto('/');
    await hasRead(page);
    await page.evaluate(() => {
      const found = () => String(document.getElementById('shuttles') !== null);
      const opened = new MutationObserver(async () => {
        if (!document.getElementById('numbers')) return;
        opened.disconnect();
        // Nothing of it has been painted yet.
        const onScreen = found();
        dispatchEvent(new Event('beforeprint'));
        await Promise.resolve();
        document.body.dataset.found = `${onScreen}, on paper ${found()}`;
        dispatchEvent(new Event('afterprint'));
      });
      opened.observe(document.body, { childList: true, subtree: true });
    });
    await page.locator('main a[href="/guide"]').click();
    await expect(page.locator('body')).toHaveAttribute('data-found', 'false, on paper true');
    await expect(page.locator('#shuttles')).toBeVisible();
  });
});
