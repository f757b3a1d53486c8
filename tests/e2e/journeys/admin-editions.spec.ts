import { languageNames } from '#i18n/languages.ts';
import { adminKept, expect, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { onArabicKeyboard } from '../fixtures/digits.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

const { locale, viewport } = onPhone;

test.describe(`editions, ${locale}, ${viewport.width} px`, () => {
  test.use({ locale, viewport, worker: true });
  const t = messages(locale, 'admin-content');
  const label = messages(locale, 'fields');
  const common = messages(locale, 'common');

  test('without a network an edition is made of another, undone, made again and opened; later it is deleted', async ({
    adminPage,
  }) => {
    test.slow();
    await using edition = await openEdition();
    const { sql, id, another } = edition;
    const name = `Copie ${another}`;
    // Its days are a year on, and a year of other days would be questioned.
    const [{ year } = { year: '' }] = await sql<{ year: string }[]>`
      select to_char(starts_on + 364, 'YYYY') as year from editions where id = ${id}`;
    const tent = { fr: 'La grande tente', en: 'The great tent', ar: 'الخيمة الكبرى' };
    await sql`insert into locations ${sql({
      ...{ name: tent, edition_ids: [id], published: true, type: 'tent' },
      ...{ latitude: 34.8721, longitude: -2.3512 },
    } as never)}`;
    await edition.session(named('Séance à reprendre', 'جلسة للأخذ'));
    const counted = async () => {
      const [row] = await sql<{ editions: number; events: number; places: number }[]>`
        select (select count(*)::integer from editions where id = ${another}) as editions,
          (select count(*)::integer from events where edition_id = ${another}) as events,
          (select count(*)::integer from locations
            where edition_ids @> array[${another}::integer]) as places`;
      return row;
    };
    const make = async () => {
      await adminPage.getByLabel(label('edition.id')).fill(String(another));
      const yearField = adminPage.getByLabel(label('edition.year'));
      await yearField.press('ControlOrMeta+a');
      await yearField.pressSequentially(onArabicKeyboard(year));
      await expect(yearField).toHaveValue(year);
      // Only one language is on show on a phone: the reader's.
      await adminPage
        .getByRole('group', { name: label('edition.name'), exact: true })
        .getByRole('textbox', { name: languageNames[locale] })
        .fill(name);
      await adminPage.getByRole('checkbox', { name: `${t('edition.part.sessions')} (1)` }).check();
      await adminPage.getByRole('button', { name: t('edition.make_copy') }).click();
    };
    const made = adminPage.getByRole('status').filter({ hasText: t('edition.left') });

    await workIn(adminPage, id, `/admin/editions?from=${id}`);
    const places = `${label('kinds.location.many')} (1)`;
    await expect(adminPage.getByRole('checkbox', { name: places })).toBeChecked();
    await adminKept(adminPage);
    await adminPage.context().setOffline(true);
    await make();
    await expect(made.getByText(t('edition.part.sessions'))).toBeVisible();
    await made.getByRole('button', { name: t('edition.undo_copy') }).click();
    // It stands over the button for as long as there is time to read it.
    await adminPage.getByRole('button', { name: common('notifications.close') }).click();
    await make();
    await made.getByRole('button', { name: t('edition.open'), exact: true }).click();

    await expect(adminPage.getByText(t('edition.opened'))).toBeVisible();
    await adminPage.goto('/carte');
    await expect(adminPage.getByText(tent[locale]).first()).toBeVisible();
    expect(await counted()).toEqual({ editions: 0, events: 0, places: 0 });
    await adminPage.context().setOffline(false);
    await expect.poll(counted).toEqual({ editions: 1, events: 1, places: 1 });

    await adminPage.goto('/admin/editions');
    const card = adminPage.getByRole('listitem').filter({ hasText: name });
    await card.getByRole('button', { name: t('edition.delete') }).click();
    const deleting = adminPage.getByRole('dialog');
    await expect(deleting.getByText(t('edition.delete_what'))).toBeVisible();
    const confirm = deleting.getByRole('button', { name: t('edition.delete_confirm') });
    await expect(confirm).toBeDisabled();
    await deleting.getByRole('textbox').fill(onArabicKeyboard(year));
    await confirm.click();
    await expect(card).toHaveCount(0);
    await expect.poll(counted).toEqual({ editions: 0, events: 0, places: 0 });
  });
});
