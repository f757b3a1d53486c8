import { adminKept, expect, onDesk, onPhone, test } from '../fixtures/administrator.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';

for (const { locale, viewport } of [onPhone, onDesk]) {
  test.describe(`forms of the back office, ${locale}, ${viewport.width} px`, {
    tag: locale === 'fr' ? ['@soak'] : [],
  }, () => {
    test.use({ locale, viewport });
    const admin = messages(locale, 'admin');

    test('a save that fails leads to what is wrong, and opens nothing over it', async ({
      adminPage,
    }) => {
      await adminPage.goto('/admin/evenements?id=new');
      const form = adminPage.locator('form[data-language]');
      await form.getByRole('button', { name: admin('form.save') }).click();
      await expect(form.locator('fieldset :focus')).toHaveAttribute(
        'lang',
        viewport.width < 768 ? locale : 'fr',
      );
      await form.locator('fieldset input:focus').fill('Séance sans lieu');
      await form
        .getByRole('button', { name: messages(locale, 'fields')('kinds.intervention.new') })
        .click();
      await form.getByRole('button', { name: admin('form.save') }).click();
      const speaker = form.getByRole('combobox', {
        name: messages(locale, 'fields')('intervention.speaker_id'),
        exact: true,
      });
      await expect(speaker).toBeFocused();
      await expect(adminPage.locator('[role=listbox]:visible')).toHaveCount(0);
      // What is focused is not under the bar that saves.
      const bar = await form.locator('> footer').boundingBox();
      const field = await speaker.boundingBox();
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await speaker.click();
      await expect(adminPage.getByRole('listbox').getByRole('option').first()).toBeVisible();
    });

    test('days are taken from the month of the edition that is worked on', async ({
      adminPage,
    }) => {
      await adminPage.addInitScript(() => localStorage.setItem('selectedEditionId', '19'));
      const fields = messages(locale, 'fields');
      for (const [address, role, name] of [
        ['/admin/navettes', 'button', fields('shuttle.days')],
        ['/admin/prieres', 'textbox', fields('prayer_day.date')],
      ] as const) {
        await adminPage.goto(`${address}?id=new`);
        await adminPage.getByRole(role, { name }).click();
        await expect(adminPage.getByText(/2024$/).filter({ visible: true })).toBeVisible();
      }
    });

    test('a new article is of the present minute', async ({ adminPage }) => {
      await adminPage.goto('/admin/actualites?id=new');
      const { day, time } = entityForm(adminPage, locale).instant('news.published_at');
      await expect(day).toHaveValue(/^\d{2}\/\d{2}\/\d{4}$/);
      await expect(time).toHaveValue(/^\d{2}:\d{2}$/);
    });

    test('what is no number and no time is told, and what stood there stays', async ({
      adminPage,
    }) => {
      const fields = messages(locale, 'fields');
      const minutes = messages(locale, 'admin-programme')('form.minutes');
      await adminPage.goto('/admin/evenements?id=new');
      const form = adminPage.locator('form[data-language]');
      const hour = form.getByRole('textbox', { name: fields('event.starts_at') });
      for (const [field, wrong, issue] of [
        [hour, '25:00', fields('issues.not_a_time')],
        [form.getByRole('textbox', { name: minutes }), '1h30', fields('issues.not_a_number')],
      ] as const) {
        const before = await field.inputValue();
        for (const key of ['Enter', 'Tab']) {
          await field.selectText();
          await field.pressSequentially(wrong);
          await field.press(key);
          await expect(field).toHaveAccessibleDescription(issue);
        }
        await expect(field).toHaveValue(before);
      }
      // Nothing of it was saved, nor tried to be.
      await expect(adminPage).toHaveURL(/id=new/);
      await hour.selectText();
      await hour.pressSequentially('9:05');
      await hour.press('Tab');
      await expect(hour).toHaveValue('09:05');
      await expect(hour).toHaveAccessibleDescription('');
    });

    test('what is no day is told, and a day that is taken out is missed', async ({ adminPage }) => {
      const fields = messages(locale, 'fields');
      await adminPage.goto('/admin/editions?id=new');
      const form = adminPage.locator('form[data-language]');
      const day = form.getByRole('textbox', { name: fields('edition.starts_on') });
      await day.fill('5/6/2031');
      await day.press('Tab');
      await expect(day).toHaveValue('05/06/2031');
      for (const key of ['Enter', 'Tab']) {
        await day.selectText();
        await day.pressSequentially('31/2/2031');
        await day.press(key);
        await expect(day).toHaveAccessibleDescription(fields('issues.not_a_date'));
      }
      await expect(day).toHaveValue('05/06/2031');
      await expect(adminPage).toHaveURL(/id=new/);
      await day.fill('');
      await day.press('Tab');
      await expect(day).toHaveValue('');
      await day.fill('6/6/2031');
      await day.press('Tab');
      await expect(day).toHaveValue('06/06/2031');
      await expect(day).toHaveAccessibleDescription('');
    });
  });
}

test.describe(`drafts and links, ${onPhone.locale}, ${onPhone.viewport.width} px`, () => {
  const { locale, viewport } = onPhone;
  test.use({ locale, viewport, worker: true });
  const admin = messages(locale, 'admin');
  const health = messages(locale, 'admin-history');

  test('who leaves unsaved changes is asked, may stay, and finds the draft again', async ({
    adminPage,
  }) => {
    await adminPage.goto('/admin/actualites?id=new');
    const form = adminPage.locator('form[data-language]');
    const language = viewport.width < 768 ? locale : 'fr';
    const title = form.locator(`fieldset input[lang=${language}]`).first();
    await title.fill('À moitié');
    const cancel = form.getByRole('button', { name: admin('form.cancel') });
    const asked = adminPage.getByRole('dialog', { name: admin('form.leave_title') });
    await cancel.click();
    await asked.getByRole('button', { name: admin('form.stay') }).click();
    await expect(asked).toBeHidden();
    await expect(title).toHaveValue('À moitié');
    await cancel.click();
    await asked.getByRole('button', { name: admin('form.leave_confirm') }).click();
    await expect(form).toHaveCount(0);
    await adminPage.goto('/admin/actualites?id=new');
    await expect(title).toHaveValue('À moitié');
    await form.getByRole('button', { name: admin('form.discard_draft') }).click();
    await cancel.click();
    await expect(form).toHaveCount(0);
  });

  test('the links of the edition are looked at when asked, and when that was is known offline', async ({
    adminPage,
    context,
  }) => {
    await adminPage.goto('/admin');
    const line = adminPage
      .getByRole('listitem')
      .filter({ hasText: health('health.links') })
      .first();
    await expect(line).toContainText(health('health.links_unchecked'));
    const check = line.getByRole('button', { name: health('health.links_check') });
    await check.click();
    const checked = health('health.links_checked').split('{{')[0] ?? '';
    await expect(line.getByRole('status')).toContainText(checked);
    const said = await line.getByRole('status').textContent();
    await adminKept(adminPage);
    await context.setOffline(true);
    await adminPage.reload();
    await expect(line.getByRole('status')).toHaveText(said ?? '');
    await check.click();
    await expect(line.getByRole('status')).toHaveText(
      messages(locale, 'admin-content')('network.needed'),
    );
    await context.setOffline(false);
  });
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('whatever is tapped is as tall as a thumb wants it', async ({ adminPage }) => {
    for (const address of [
      '/admin/evenements',
      '/admin/evenements?id=new',
      '/admin/evenements?tab=today',
      '/admin/annonces?id=new',
      '/admin/editions',
      '/admin/administrateurs',
    ]) {
      await adminPage.goto(address);
      await expect(adminPage.getByRole('heading', { level: 1 })).toBeVisible();
      // Beside them: steps of numbers and the crosses of lists, which have another way.
      const low = await adminPage
        .locator(
          'main :is(button, select, input):not([type=checkbox], [type=file], [tabindex="-1"])',
        )
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && one.clientHeight > 1)
            .filter((one) => one.getBoundingClientRect().height < 42)
            .map((one) => one.textContent || one.getAttribute('aria-label')),
        );
      expect(low, address).toEqual([]);
    }
  });
});
