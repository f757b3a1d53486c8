import { expect, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { pulled } from '../fixtures/pulled.ts';
import { named } from '../fixtures/sessions.ts';

const { locale, viewport } = onPhone;
test.use({ locale, viewport });
const t = messages(locale, 'admin');
const programme = messages(locale, 'admin-programme');

test('each role sees a back office of its own size and writes what is its own', async ({
  adminPage,
  administrator,
}) => {
  await using edition = await openEdition();
  const { sql } = edition;
  const title = named('Séance des rôles', 'جلسة الأدوار');
  const session = await edition.session(title);
  const [hall] = await sql`
    insert into locations (edition_ids, published, type, name) values (
      ${[edition.id]}, true, 'room', ${sql.json({ fr: 'Salle A', en: 'Hall A', ar: 'القاعة أ' })})
    returning id`;
  const [account] = await sql`select id from auth.users where email = ${administrator.email}`;
  /** Gives the person on the phone these rights, who hears of it at the next pull. */
  async function give(
    roles: string[],
    { languages = [] as string[], halls = [] as string[] } = {},
  ) {
    await sql`update administrators set roles = ${sql.array(roles)},
      languages = ${sql.array(languages)}, halls = ${sql.array(halls)}::uuid[]
      where user_id = ${account?.id}`;
    const told = pulled(adminPage, `"${roles[0]}"`);
    await workIn(adminPage, edition.id, '/admin');
    await told;
  }
  const places = async () => {
    await adminPage.getByRole('button', { name: t('nav.open') }).click();
    const navigation = adminPage.getByRole('dialog').getByRole('navigation');
    const links = navigation.getByRole('link');
    await expect(links.first()).toBeVisible();
    const names = await links.allInnerTexts();
    await adminPage.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    return names.map((name) => name.trim());
  };
  const open = (path: string) => workIn(adminPage, edition.id, path);

  await give(['translator'], { languages: ['ar'] });
  const translators = await places();
  expect(translators).toContain(t('nav.admin_events'));
  expect(translators).not.toContain(t('nav.admin_administrators'));
  await open('/admin/administrateurs');
  await expect(adminPage.getByText(t('rights.not_yours'))).toBeVisible();
  await open('/admin/evenements');
  await expect(adminPage.getByRole('table')).toBeVisible();
  const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await adminPage.evaluate(wide)).toBe(0);
  await open(`/admin/evenements?id=${session}`);
  const text = (language: string) =>
    adminPage
      .getByRole('textbox')
      .and(adminPage.locator(`[lang=${language}]`))
      .first();
  await expect(text('ar')).toBeEnabled();
  await adminPage.getByRole('button', { name: 'Français', exact: true }).click();
  await expect(text('fr')).toBeDisabled();
  // It is what is translated from.
  await expect(text('fr')).toHaveCSS('opacity', '1');
  await adminPage.getByRole('button', { name: 'العربية', exact: true }).click();
  await text('ar').fill('جلسة مترجمة');
  await adminPage.context().setOffline(true);
  await adminPage.getByRole('button', { name: t('form.save') }).click();
  await expect(adminPage).toHaveURL(/\/admin\/evenements$/);
  await adminPage.context().setOffline(false);
  const stored = async () =>
    (await sql`select title, cancelled from events where id = ${session}`)[0];
  await expect
    .poll(stored)
    .toEqual({ title: { fr: title.fr, en: title.en, ar: 'جلسة مترجمة' }, cancelled: false });

  await give(['hall'], { halls: [String(hall?.id)] });
  const halls = await places();
  expect(halls).toEqual([
    t('nav.admin'),
    t('nav.admin_events'),
    t('nav.admin_questions'),
    ...halls.slice(3),
  ]);
  expect(halls).not.toContain(t('nav.admin_speakers'));
  await open('/admin/evenements?tab=today');
  const card = adminPage.getByRole('article').filter({ hasText: 'جلسة مترجمة' });
  await expect(card).toBeVisible();
  const cancel = card.getByRole('button', { name: new RegExp(programme('day_of.cancel')) });
  await expect(cancel).toBeHidden();
  await sql`update events set location_id = ${hall?.id} where id = ${session}`;
  await expect(cancel).toBeVisible();

  await give(['viewer']);
  expect(await places()).not.toContain(t('nav.admin_administrators'));
  await open(`/admin/evenements?id=${session}`);
  await expect(adminPage.getByText(t('rights.reads'))).toBeVisible();
  await expect(text('ar')).toBeDisabled();
  await expect(adminPage.getByRole('button', { name: t('form.save') })).toHaveCount(0);
  await open('/admin/personnalisation/hero');
  await expect(adminPage.getByText(t('rights.reads'))).toBeVisible();
  await expect(adminPage.getByRole('button', { name: t('form.save') })).toHaveCount(0);
  // A second factor is everybody's, whatever they write.
  await open('/admin');
  const words = messages(locale, 'admin-account');
  await expect(adminPage.getByRole('button', { name: words('factor.set_up') })).toBeVisible();
});

test('a role that is changed while a form is open is said at once, and what was typed stays', async ({
  adminPage,
  administrator,
}) => {
  await using edition = await openEdition();
  const { sql } = edition;
  const session = await edition.session(named('Séance ouverte', 'جلسة مفتوحة'));
  const other = await edition.session(named('Autre séance', 'جلسة أخرى'));
  const [account] = await sql`select id from auth.users where email = ${administrator.email}`;
  /** Gives the person on the phone another role, and has the phone hear of it: a bell brings a pull. */
  async function give(role: string) {
    await sql`update administrators set roles = ${sql.array([role])} where user_id = ${account?.id}`;
    const told = pulled(adminPage, `"${role}"`);
    await sql`update events set question_shown = ${role} where id = ${other}`;
    await told;
    const roles = messages(locale, 'admin-account')(`rights.role.${role}`);
    await expect(
      adminPage.getByText(t('rights.changed').replace('{{roles}}', roles)).first(),
    ).toBeVisible();
  }
  const text = adminPage.getByRole('textbox').and(adminPage.locator('[lang=ar]')).first();
  const save = adminPage.getByRole('button', { name: t('form.save') });
  await workIn(adminPage, edition.id, `/admin/evenements?id=${session}`);
  await text.fill('عنوان مكتوب');

  for (const role of ['viewer', 'press']) {
    await give(role);
    await expect(adminPage.getByText(t('rights.reads'))).toBeVisible();
    await expect(adminPage.getByText(t('rights.typed'))).toBeVisible();
    await expect(text).toBeDisabled();
    await expect(text).toHaveValue('عنوان مكتوب');
    await expect(save).toHaveCount(0);
  }
  // What it says is read before what can be done about it, not around it.
  const said = await adminPage.getByText(t('rights.typed')).boundingBox();
  const discard = adminPage.getByRole('button', { name: t('form.discard_draft') });
  expect((await discard.boundingBox())?.y).toBeGreaterThanOrEqual(
    (said?.y ?? Infinity) + (said?.height ?? 0),
  );
  await give('programme');
  await expect(adminPage.getByText(t('rights.typed'))).toBeHidden();
  await expect(text).toHaveValue('عنوان مكتوب');
  await save.click();
  await expect
    .poll(async () => (await sql`select title from events where id = ${session}`)[0]?.title.ar)
    .toBe('عنوان مكتوب');
});
