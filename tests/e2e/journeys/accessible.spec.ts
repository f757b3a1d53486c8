import type { Page } from '@playwright/test';
import { formattersOf } from '#i18n/format.ts';
import type { Language } from '#shared/localized.ts';
import { publicPages } from '../../tools/public-pages.ts';
import { objections } from '../fixtures/axe.ts';
import { desk, expect, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

test.use({ worker: false, hasTouch: true });

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

/** What a finger presses and does not find 44 px high, cards that are pressed as a whole and words within a sentence aside. */
const tooLow = (page: Page) =>
  page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) return ['nobody has a finger here'];
    const reached = (element: Element, x: number, y: number) =>
      element.contains(document.elementFromPoint(x, y));
    return [...document.querySelectorAll('#root :is(a[href], button)')].flatMap((element) => {
      const { height } = element.getBoundingClientRect();
      const words = (of: Element | null) => of?.textContent?.trim().length ?? 0;
      const inWords =
        getComputedStyle(element).display === 'inline' &&
        element.closest('p') !== null &&
        words(element.closest('p')) > words(element);
      if (height < 1 || height >= 43.5 || inWords || element.closest('svg')) return [];
      if (!element.checkVisibility()) return [];
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (reached(element, x, y - 21) && reached(element, x, y + 21)) return [];
      return [`${element.textContent || element.ariaLabel} is ${Math.round(height)} px high`];
    });
  });

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
          wrong.push(...(await tooLow(page)).map((line) => `${path}: ${line}`));
        }
        expect(wrong).toEqual([]);
      });
    });
  }
}
