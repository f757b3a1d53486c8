import { expect, phone, test } from '../fixtures/forum.ts';
import { named, openStage } from '../fixtures/sessions.ts';

test.use({ worker: false, viewport: phone });

for (const language of ['fr', 'ar'] as const) {
  test.describe(`in ${language}`, { tag: language === 'fr' ? ['@soak'] : [] }, () => {
    test.use({ locale: language });

    test('the programme opens on what is on now, and says what comes next', {
      tag: language === 'ar' ? ['@core'] : [],
    }, async ({ page }) => {
      await using stage = await openStage();
      const [now, soon] = [named('Séance en cours', 'جلسة جارية'), named('Suite', 'جلسة تالية')];
      const mark = new RegExp(`${now.mark}|${soon.mark}`);
      const location_id = await stage.hall(named('Salle', 'قاعة'));
      await stage.session(now, -20, 50, { location_id });
      await stage.session(soon, 55, 80, { location_id });
      await page.goto('/programme');
      const row = (title: string) =>
        page.getByRole('main').locator('li', { hasText: title }).last();
      await expect(row(now[language]).locator('[data-state="on"]')).toBeVisible();
      const titles = page.getByRole('main').locator('h4').filter({ hasText: mark });
      await expect(titles).toHaveText([now[language], soon[language]]);
      await expect(row(soon[language]).locator('[data-state="on"]')).toHaveCount(0);
    });
  });
}
