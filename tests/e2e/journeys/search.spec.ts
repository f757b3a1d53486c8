import { contentHeld, desk, expect, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { workersOf } from '../fixtures/workers.ts';

test.use({ viewport: desk, worker: false });

for (const { locale, typed, found, tag } of [
  { locale: 'fr', typed: 'hospitalite', found: /hospitalité/i, tag: ['@soak'] },
  { locale: 'ar', typed: 'الضيافه', found: /الضيافة/, tag: [] },
] as const) {
  test.describe(`search by keyboard alone, ${locale}`, () => {
    test.use({ locale });
    const t = messages(locale, 'search');

    test('opens with a shortcut, finds, marks, leads there, is empty when opened again, needs no network', {
      tag: [...tag],
    }, async ({ page, context }) => {
      await page.goto('/programme');
      await expect(page.getByRole('main').locator('a[href^="/programme/"]').first()).toBeVisible();
      await page.keyboard.press('Control+k');
      const field = page.getByRole('textbox', { name: t('label') });
      await expect(field).toBeFocused();
      // A part that the lost network breaks off would be fetched with one reload once it is back.
      await contentHeld(page);
      await expect.poll(() => workersOf(page, 'search-worker').length).toBe(1);
      await context.setOffline(true);
      await page.keyboard.type(typed);
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('mark').first()).toBeVisible();
      await expect(dialog.getByText(found).first()).toBeVisible();
      await context.setOffline(false);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        /\/(programme|orateurs|actualites|village-solidaire|lieux)\/[\w-]+$/,
      );
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await page.keyboard.type('xylophoniste quantique');
      await expect(dialog.getByText(/xylophoniste quantique/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  });
}
