import type { Locator, Page } from '@playwright/test';
import { expect, onDesk, test } from '../fixtures/administrator.ts';
import { messages } from '../fixtures/messages.ts';
import { named, openStage } from '../fixtures/sessions.ts';

/** Goes on by Tab until something has the focus, which then has to be seen. */
async function tabTo(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const isThere = () => what.evaluate((one) => one === document.activeElement);
  for (let pressed = 0; !(await isThere()); pressed += 1) {
    if (pressed === 80) throw new Error('Tab does not lead there');
    await page.keyboard.press('Tab');
  }
  const seen = await what.evaluate((one) => {
    // The line may be drawn by what surrounds a bare input.
    const around = [one, one.parentElement, one.parentElement?.parentElement];
    return around.some((each) => {
      const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(each ?? one);
      const accent = getComputedStyle(one).getPropertyValue('--accent');
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || borderColor === accent;
    });
  });
  expect(seen).toBe(true);
}

test.describe(`by keyboard alone, ${onDesk.locale}, ${onDesk.viewport.width} px`, () => {
  const { locale, viewport } = onDesk;
  test.use({ locale, viewport });
  const admin = messages(locale, 'admin');
  const day = messages(locale, 'admin-programme');
  const field = messages(locale, 'fields');

  test('one signs in, finds a session, gives it another hall, and postpones it', async ({
    page,
    administrator,
  }) => {
    await using stage = await openStage();
    const hall = named('Salle au clavier', 'قاعة المفاتيح');
    const other = named('Salle voisine', 'القاعة المجاورة');
    const title = named('Séance au clavier', 'جلسة بالمفاتيح');
    await stage.session(title, -30, 60, { location_id: await stage.hall(hall) });
    const elsewhere = await stage.hall(other);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const { keyboard } = page;

    await page.goto('/admin/evenements');
    await tabTo(page, page.locator('input[name=email]'));
    await keyboard.type(administrator.email);
    await tabTo(page, page.locator('input[name=password]'));
    await keyboard.type(administrator.password);
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('searchbox', { name: admin('list.search') }));
    await keyboard.type(title.mark);
    await tabTo(page, page.getByRole('main').getByRole('link', { name: title.fr }));
    await keyboard.press('Enter');
    await expect(heading).toHaveText(title.fr);
    await expect(heading).toBeFocused();

    const form = page.locator('form[data-language]');
    await tabTo(page, form.getByRole('combobox', { name: field('event.location_id') }));
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(other.mark);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    const remove = form.getByRole('button', { name: admin('form.delete') });
    await tabTo(page, remove);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await keyboard.press('Shift+Tab');
    for (const save = form.getByRole('button', { name: admin('form.save') }); ; ) {
      if (await save.evaluate((one) => one === document.activeElement)) break;
      await keyboard.press('Shift+Tab');
    }
    await keyboard.press('Enter');
    await expect(heading).toHaveText(field('kinds.event.many'));
    await expect(heading).toBeFocused();
    await expect.poll(async () => (await stage.find(title.fr))?.location_id).toBe(elsewhere);

    await tabTo(page, page.getByRole('link', { name: day('day_of.title') }));
    await keyboard.press('Enter');
    await expect(heading).toHaveText(day('day_of.title'));
    await expect(heading).toBeFocused();
    const starts = async () => (await stage.find(title.fr))?.starts_at as Date;
    const before = await starts();
    const delay = page.getByRole('button', { name: `${day('day_of.delay')} : ${title.fr}` });
    await tabTo(page, delay);
    await keyboard.press('Enter');
    await tabTo(
      page,
      page.getByRole('button', { name: day('day_of.plus_other').replace('{{count}}', '15') }),
    );
    await keyboard.press('Enter');
    await expect.poll(async () => (await starts()).getTime() - before.getTime()).toBe(15 * 60_000);
    await expect(delay).toBeFocused();
  });
});
