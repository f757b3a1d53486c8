import { wholeDay } from '../../tools/whole-day.ts';
import { expect, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
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
      // Gone to once more, as by a code in the halls, it opens there again.
      const place = () => page.evaluate(() => scrollY);
      await expect.poll(place).toBeGreaterThan(200);
      await page.goto('/programme');
      await expect.poll(place).toBeGreaterThan(200);

      // A whole day begins on the first screen, below a header in which nothing is cut off.
      await page.goto(wholeDay());
      const first = page.getByRole('main').locator('h4').first();
      const bar = page.getByRole('navigation', {
        name: messages(language, 'common')('frame.quick_navigation'),
      });
      await expect(first).toBeVisible();
      await expect(page.locator('[data-calm]')).toBeVisible();
      const [title, bottom] = [await first.boundingBox(), await bar.boundingBox()];
      const languageBar = 64;
      expect(title && title.y + title.height).toBeLessThan((bottom?.y ?? 0) - languageBar);
      const name = page.locator('header strong').filter({ visible: true });
      expect(
        await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight),
      ).toBe(true);

      // The plan of halls stands where it can be read; elsewhere it is said why there is a list.
      await page.goto(`${wholeDay()}&view=grid`);
      const narrow = page.getByText(messages(language, 'programme')('view_grid_narrow'));
      await expect(narrow).toBeVisible();
      await page.setViewportSize({ width: 720, height: 1000 });
      await expect(narrow).toBeHidden();
      const plan = await page.locator('[data-plan]').boundingBox();
      expect(plan?.y).toBeLessThan(700);
      const asr = messages(language, 'prayers')('names.asr');
      await expect(page.locator('[data-plan] p', { hasText: asr })).toHaveCount(1);
    });
  });
}
