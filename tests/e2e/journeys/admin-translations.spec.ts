import { expect, onDesk, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { objections } from '../fixtures/axe.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

const views = [
  { ...onPhone, size: 'a phone in Arabic', tag: [] as string[] },
  { ...onDesk, size: 'a desk in French', tag: ['@soak'] },
];

for (const { locale, viewport, size, tag } of views) {
  test.describe(size, { tag }, () => {
    test.use({ locale, viewport });
    const t = messages(locale, 'admin-translations');
    const fields = messages(locale, 'fields');
    const saying = (key: string, name: string, value: string) =>
      t(key).replace(`{{${name}}}`, value);

    test('a translator follows what has changed in French, without a network for a while', async ({
      adminPage,
      administrator,
    }) => {
      await using edition = await openEdition();
      const { sql } = edition;
      const title = named('Le souffle du silence', 'نفَس الصمت');
      const session = await edition.session(title);
      const [term] = await sql`insert into glossary_terms (term)
        values (${sql.json({ fr: 'souffle', ar: 'النفَس' })}) returning id`;
      await sql`update administrators set roles = '{translator}', languages = '{ar}'
        where user_id = (select id from auth.users where email = ${administrator.email})`;
      const change = (fr: string) =>
        sql`update events set title = title || ${sql.json({ fr })} where id = ${session}`;
      await change(`Le souffle et la voix ${title.mark}`);
      await sql`insert into sync.reads values (current_date, ${`event:${session}`}, 'ar', 12)`;

      await workIn(adminPage, edition.id, '/admin/traductions?kind=event');
      const entry = adminPage.getByRole('listitem').filter({ hasText: title.mark });
      await expect(entry.first()).toContainText(t('state.outdated'));
      await expect(entry.first()).toContainText(saying('queue.read', 'number', '48'));
      await adminPage.locator('summary').click();
      const row = adminPage.getByRole('row').filter({ hasText: fields('kinds.event.many') });
      const outdated = row.locator('td').nth(1);
      await expect(outdated).toHaveText('1');
      const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await adminPage.evaluate(wide)).toBe(0);
      expect(await objections(adminPage)).toEqual([]);
      await entry.getByRole('button', { name: t('task.take') }).click();
      await expect(entry.getByText(t('task.own'))).toBeVisible();

      await entry.getByRole('link').click();
      const pair = adminPage.getByRole('region', { name: fields('event.title') });
      await expect(adminPage.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(pair.locator('del')).toContainText('du silence');
      await expect(pair.locator('ins')).toContainText('et la voix');
      const text = pair.getByRole('textbox');
      await expect(text).toHaveValue(title.ar);
      expect(await adminPage.evaluate(wide)).toBe(0);
      expect(await objections(adminPage)).toEqual([]);

      await adminPage.context().setOffline(true);
      await text.fill(`${title.mark} `);
      await pair.getByRole('button', { name: 'souffle' }).click();
      await expect(text).toHaveValue(`${title.mark} النفَس`);
      await text.press('Control+Enter');
      await expect(adminPage.getByText(t('editor.end')).first()).toBeVisible();
      await expect(entry).toHaveCount(0);
      await adminPage.locator('summary').click();
      await expect(outdated).toHaveText('0');
      await adminPage.context().setOffline(false);
      const stored = async () =>
        (await sql`select title ->> 'ar' as ar from events where id = ${session}`)[0];
      await expect.poll(stored).toEqual({ ar: `${title.mark} النفَس` });
      await expect(outdated).toHaveText('0');

      // An editor changes the French once more; this time the Arabic still says it.
      await change(`Le souffle, la voix ${title.mark}`);
      await expect(outdated).toHaveText('1');
      await entry.getByRole('link').click();
      await pair
        .getByRole('button', {
          name: saying('editor.still_right_for', 'field', fields('event.title')),
        })
        .click();
      await expect(pair.locator('ins')).toHaveCount(0);
      const origin = async () =>
        (
          await sql`select made_from from text_origins where id = ${`event:${session}:title:ar`}`
        )[0];
      await expect.poll(origin).toEqual({ made_from: `Le souffle, la voix ${title.mark}` });
      expect(await stored()).toEqual({ ar: `${title.mark} النفَس` });
      await sql`delete from glossary_terms where id = ${term?.id}`;
    });
  });
}

test.describe('who has begun to change a session', () => {
  test.use(onDesk);
  const t = messages(onDesk.locale, 'admin-translations');
  const fields = messages(onDesk.locale, 'fields');
  const admin = messages(onDesk.locale, 'admin');

  test('translates it without publishing what is begun, and finds that again', async ({
    adminPage,
  }) => {
    await using edition = await openEdition();
    const { sql } = edition;
    const title = named('Séance commencée', 'جلسة قيد التعديل');
    const session = await edition.session({ fr: title.fr, en: title.en });
    const { form } = entityForm(adminPage, onDesk.locale);
    await workIn(adminPage, edition.id, `/admin/evenements?id=${session}`);
    const published = form.getByRole('switch', { name: fields('event.published') });
    await expect(published).toBeChecked();
    await published.press('Space');
    await expect(published).not.toBeChecked();
    await form.getByRole('button', { name: admin('form.cancel') }).click();
    const asked = adminPage.getByRole('dialog', { name: admin('form.leave_title') });
    await asked.getByRole('button', { name: admin('form.leave_confirm') }).click();
    await expect(form).toHaveCount(0);

    let letCome = () => {};
    const coming = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await adminPage.route('**/rpc/translators', async (route) => {
      await coming;
      await route.continue();
    });
    await workIn(adminPage, edition.id, '/admin/traductions?kind=event&language=ar');
    const entry = adminPage.getByRole('listitem').filter({ hasText: title.mark });
    const link = entry.getByRole('link');
    await expect(link).toBeVisible();
    const placed = await link.boundingBox();
    const offered = await entry.getByRole('option').count();
    letCome();
    await expect(entry.getByRole('option')).not.toHaveCount(offered);
    expect(await link.boundingBox(), 'when colleagues have come').toEqual(placed);
    await link.click();
    const pair = adminPage.getByRole('region', { name: fields('event.title') });
    await pair.getByRole('textbox').fill(title.ar);
    await adminPage.getByRole('button', { name: t('editor.save_next') }).click();
    const stored = async () =>
      (await sql`select title ->> 'ar' as ar, published from events where id = ${session}`)[0];
    await expect.poll(stored).toEqual({ ar: title.ar, published: true });

    await workIn(adminPage, edition.id, `/admin/evenements?id=${session}`);
    await expect(published).not.toBeChecked();
    await form.getByRole('button', { name: admin('form.discard_draft') }).click();
    await expect(published).toBeChecked();
  });
});

test.describe('who gives texts to others', () => {
  const { locale, viewport } = onDesk;
  test.use({ locale, viewport });
  const t = messages(locale, 'admin-translations');
  const fields = messages(locale, 'fields');

  test('a kind goes to a translator, who then loses the language', { tag: '@soak' }, async ({
    adminPage,
    colleague,
    colleaguesAdmin,
  }) => {
    await using edition = await openEdition();
    const { sql } = edition;
    const title = named('Séance confiée', 'جلسة مسندة');
    const session = await edition.session({ fr: title.fr, en: title.en });
    const [account] = await sql`select id from auth.users where email = ${colleague.email}`;
    const give = (languages: string) => sql`update administrators
      set roles = '{translator}', languages = ${languages}::text[] where user_id = ${account?.id}`;
    await give('{ar}');
    await workIn(adminPage, edition.id, '/admin/traductions?kind=event&language=ar');
    const all = t('task.assign_all').replace('{{kind}}', fields('kinds.event.many'));
    await adminPage.getByLabel(all).selectOption(String(account?.id));
    const name = colleague.email.split('@')[0] ?? '';
    const entry = adminPage.getByRole('listitem').filter({ hasText: title.mark });
    await expect(entry.first()).toContainText(name);

    await workIn(colleaguesAdmin, edition.id, '/admin/traductions?whose=mine');
    const own = colleaguesAdmin.getByRole('listitem').filter({ hasText: title.mark });
    await own.getByRole('link').click();
    await colleaguesAdmin.getByRole('textbox').fill(title.ar);
    await colleaguesAdmin.getByRole('button', { name: t('editor.save_next') }).click();
    await expect
      .poll(async () => (await sql`select title from events where id = ${session}`)[0])
      .toEqual({ title: { fr: title.fr, en: title.en, ar: title.ar } });

    await sql`update events set title = title - 'ar' where id = ${session}`;
    await give('{en}');
    await expect(entry.first()).toContainText(t('task.unable').replace('{{name}}', name));
    // An editor's own form says what is outdated as well.
    await sql`update events set title = title || '{"fr": "Tout autre"}' where id = ${session}`;
    await workIn(adminPage, edition.id, `/admin/evenements?id=${session}`);
    const admin = messages(locale, 'admin');
    await expect(
      adminPage.getByRole('link', {
        name: admin('list.outdated').replace('{{language}}', 'anglais'),
      }),
    ).toBeVisible();
  });
});
