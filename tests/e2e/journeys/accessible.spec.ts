import { objections } from '../fixtures/axe.ts';
import { desk, expect, phone, test } from '../fixtures/forum.ts';
import { publicPages } from '../fixtures/pages.ts';

const pages = [...publicPages, '/programme?tab=changes', '/nulle-part'];
const views = [
  { language: 'fr', scheme: 'light', size: phone },
  { language: 'ar', scheme: 'dark', size: phone },
  { language: 'ar', scheme: 'light', size: desk },
  { language: 'fr', scheme: 'dark', size: desk },
] as const;

for (const { language, scheme, size } of views) {
  test.describe(`${language}, ${scheme}, ${size.width} px`, () => {
    test.use({ locale: language, colorScheme: scheme, viewport: size });
    for (const path of pages) {
      test(`${path} has nothing for axe to object to`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await objections(page)).toEqual([]);
      });
    }
  });
}
