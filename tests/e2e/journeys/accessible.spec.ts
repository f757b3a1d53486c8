import type { Page } from '@playwright/test';
import { formattersOf } from '#i18n/format.ts';
import type { Language } from '#shared/localized.ts';
import { publicPages } from '../../tools/public-pages.ts';
import { objections } from '../fixtures/axe.ts';
import { desk, expect, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

test.use({ worker: false });

const pages = [...publicPages, '/programme?tab=changes', '/nulle-part', '/admin/login'];
/** What 1280 × 1024 pixels are at 400 %. */
const largeLetters = { width: 320, height: 256 };

/** What stays in sight while the page is scrolled. */
const stuck = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { height } = element.getBoundingClientRect();
      const stays = ['sticky', 'fixed'].includes(getComputedStyle(element).position);
      return stays && height > 0 && element.checkVisibility() ? [element.className] : [];
    }),
  );

/** Whether the line that says of when the content is stands there whole, where it stands, that of another day too. */
const saysItsAge = (page: Page, language: Language) => {
  const date = formattersOf(language).shortDate('2026-08-28');
  const dated = messages(language, 'common')('status.as_of_day').replace('{{date}}', date);
  return page.evaluate((other) => {
    const line = document.querySelector('#status > :first-child');
    if (line === null || line.clientWidth === 0) return true;
    const now = line.textContent;
    const whole = [now, other].map((words) => {
      line.textContent = words;
      return line.scrollWidth <= line.clientWidth;
    });
    line.textContent = now;
    return whole.every(Boolean);
  }, dated);
};

/** Each language in both colour schemes and both sizes, crossed: pages take turns in them, in soaks each has both. */
const looks = {
  fr: [
    { scheme: 'light', size: phone },
    { scheme: 'dark', size: desk },
  ],
  ar: [
    { scheme: 'dark', size: phone },
    { scheme: 'light', size: desk },
  ],
} as const;

for (const language of ['fr', 'ar'] as const) {
  const half = Math.ceil(pages.length / 2);
  for (const some of [pages.slice(0, half), pages.slice(half)]) {
    const tag = language === 'fr' ? ['@soak'] : [];
    test.describe(`from ${some[0]} on, in ${language}`, { tag }, () => {
      test.use({ locale: language });

      test('axe objects to no page, and none is scrolled sideways or covered by what stays in large letters', async ({
        page,
      }) => {
        test.setTimeout(400_000);
        const wrong: string[] = [];
        for (const [turn, path] of some.entries()) {
          const both = looks[language];
          const seen = process.env.SOAK ? both : [both[turn % 2] ?? both[0]];
          for (const [index, { scheme, size }] of seen.entries()) {
            await page.setViewportSize(size);
            await page.emulateMedia({ colorScheme: scheme });
            if (index === 0) await page.goto(path);
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await page.evaluate(() => document.fonts.ready);
            const view = `${path}, ${scheme}, ${size.width} px`;
            if (!(await saysItsAge(page, language)))
              wrong.push(`${view}: of when the content is, is cut`);
            wrong.push(...(await objections(page)).map((line) => `${view}: ${line}`));
          }
          await page.setViewportSize(largeLetters);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          if (width > largeLetters.width) wrong.push(`${path}: ${width} px wide`);
          wrong.push(...(await stuck(page)).map((name) => `${path}: ${name} stays`));
        }
        expect(wrong).toEqual([]);
      });
    });
  }
}
