import type { Page } from '@playwright/test';
import { adminViews, signInViews, type View } from '../fixtures/admin-views.ts';
import { expect, onDesk, onPhone, test } from '../fixtures/administrator.ts';
import { objections } from '../fixtures/axe.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { desk, phone } from '../fixtures/forum.ts';

type Scheme = 'light' | 'dark';

/** Opens a view and gives what axe objects to in it, in each of the colour schemes. */
async function look(page: Page, { address, shows, open }: View, schemes: readonly Scheme[]) {
  const wrong: string[] = [];
  await page.context().setOffline(false);
  // A view begins anew, whatever the one before has left open or unsaved.
  await page.goto('about:blank');
  await page.goto(address);
  // A preview has a title of its own.
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
  await open?.(page);
  await page.evaluate(() => document.fonts.ready);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    // The app follows a moment later, and only then do its colours begin to change.
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const found = await objections(page);
    wrong.push(...found.map((line) => `${address}, ${shows ?? 'itself'}, ${colorScheme}: ${line}`));
  }
  return wrong;
}

test.describe(`the back office, ${onPhone.locale}, ${onPhone.viewport.width} px`, () => {
  test.use(onPhone);

  test('axe objects to none of the screens that show most of its components', async ({
    adminPage,
  }) => {
    await using database = await runningDatabase();
    const few = [
      'choosing a row',
      'what is wrong',
      'the history',
      'a table before it goes in',
      'a row that is gone',
    ];
    const views = await adminViews(onPhone.locale, database.sql);
    const wrong: string[] = [];
    for (const name of few) {
      const view = views.find(({ shows }) => shows === name);
      if (!view) throw new Error(`There is no view of ${name}`);
      wrong.push(...(await look(adminPage, view, ['dark'])));
    }
    expect(wrong).toEqual([]);
  });
});

test.describe(`the back office, ${onDesk.locale}, ${onDesk.viewport.width} px`, () => {
  test.use(onDesk);

  test('axe objects to no day of a calendar, nor to the first, and to nothing that is done with an article', async ({
    adminPage,
  }) => {
    await using database = await runningDatabase();
    const views = await adminViews(onDesk.locale, database.sql);
    const view = views.find(({ shows }) => shows === 'a calendar');
    if (!view) throw new Error('There is no view of a calendar');
    const wrong = await look(adminPage, view, ['light']);
    wrong.push(...(await look(adminPage, { address: '/admin/articles/testament' }, ['light'])));
    expect(wrong).toEqual([]);
  });
});

for (const locale of ['fr', 'ar'] as const) {
  for (const viewport of [phone, desk]) {
    const where = `${locale}, ${viewport.width} px`;
    test.describe(`the whole back office, ${where}`, { tag: '@soak' }, () => {
      test.use({ locale, viewport });

      test('axe objects to nothing in it, in light and dark', async ({
        adminPage,
        openContext,
      }) => {
        test.setTimeout(1_200_000);
        await using database = await runningDatabase();
        const wrong: string[] = [];
        for (const view of await adminViews(locale, database.sql)) {
          wrong.push(...(await look(adminPage, view, ['light', 'dark'])));
        }
        const stranger = await (await openContext()).newPage();
        for (const view of signInViews(locale)) {
          wrong.push(...(await look(stranger, view, ['light', 'dark'])));
        }
        expect(wrong).toEqual([]);
      });
    });
  }
}
