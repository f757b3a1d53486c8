import { expect, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { counted, messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

const { locale, viewport } = onPhone;
test.use({ locale, viewport });
const t = messages(locale, 'admin');
const programme = messages(locale, 'admin-programme');
const fields = messages(locale, 'fields');

test('several sessions are given a type at once, the search is found again, and the whole day is delayed in two taps', async ({
  adminPage,
}) => {
  await using edition = await openEdition();
  const { sql } = edition;
  const [first, second, other] = [
    named('Séance groupée', 'جلسة مجمّعة'),
    named('Séance groupée', 'جلسة مجمّعة'),
    named('Autre séance', 'جلسة أخرى'),
  ];
  const ids = [await edition.session(first), await edition.session(second)];
  const apart = await edition.session(other);
  const read = async (id: string) =>
    (await sql`select type, starts_at, ends_at from events where id = ${id}`)[0];
  const before = await read(apart);

  await workIn(adminPage, edition.id, '/admin/evenements');
  await adminPage.getByRole('searchbox', { name: t('list.search') }).fill('جلسة مجمّعة');
  const rows = adminPage.getByRole('link', { name: /جلسة مجمّعة/ });
  await expect(rows).toHaveCount(2);
  await expect(adminPage.getByRole('link', { name: other.ar })).toHaveCount(0);
  await adminPage.getByLabel(t('list.select').replace('{{name}}', first.ar)).check();
  const bar = adminPage.getByRole('toolbar');
  await bar.getByRole('button', { name: t('list.select_all').replace('{{number}}', '2') }).click();
  await bar.getByRole('button', { name: t('list.edit'), exact: true }).click();
  const dialog = adminPage.getByRole('dialog');
  const apply = dialog.getByRole('button', { name: t('bulk.apply') });
  await expect(apply).toBeDisabled();
  // What is chosen and taken back has chosen nothing, and can be chosen again.
  const chooser = dialog.getByRole('combobox', { name: t('bulk.field') });
  const choose = async (field: string) => {
    await chooser.click();
    await adminPage.getByRole('option', { name: field, exact: true }).click();
  };
  await choose(fields('event.spoken'));
  const one = dialog.locator('input[type=checkbox][value=fr]');
  await one.check();
  await expect(apply).toBeEnabled();
  await one.press('Space');
  await expect(apply).toBeDisabled();
  await expect(one).not.toBeChecked();
  await choose(fields('event.type'));
  await dialog.getByRole('combobox', { name: fields('event.type') }).click();
  const type = messages(locale, 'entity')('event.type_options.round_table');
  await adminPage.getByRole('listbox').getByRole('option', { name: type, exact: true }).click();
  await apply.click();
  for (const id of ids) await expect.poll(async () => (await read(id))?.type).toBe('round_table');
  expect(await read(apart)).toEqual(before);

  // Who opens one of them and goes back finds the list as it was searched.
  await rows.first().click();
  await expect(adminPage.getByRole('button', { name: t('form.save') })).toBeVisible();
  // The speakers and halls of lists that nobody opens would be most of the page.
  expect(await adminPage.locator('[role=option]').count()).toBeLessThan(40);
  await adminPage.getByRole('button', { name: t('form.cancel'), exact: true }).click();
  await expect(rows).toHaveCount(2);

  await workIn(adminPage, edition.id, '/admin/evenements?tab=today');
  await adminPage.getByRole('button', { name: programme('day_of.delay_all') }).click();
  const plus = counted(locale, 'admin-programme', 'day_of.plus', 15);
  await adminPage.getByRole('button', { name: plus, exact: true }).click();
  const later = new Date(before?.starts_at.getTime() + 15 * 60_000);
  for (const id of [...ids, apart]) {
    await expect.poll(async () => (await read(id))?.starts_at).toEqual(later);
  }
  const main = adminPage.getByRole('main');
  await main.getByRole('button', { name: programme('day_of.undo') }).click();
  await expect.poll(() => read(apart)).toEqual(before);
});
