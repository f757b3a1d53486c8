import { formattersOf } from '#i18n/format.ts';
import { languageNames } from '#i18n/languages.ts';
import { adminKept, expect, onDesk, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

const walk = onPhone;
test.describe(`the rules, ${walk.locale}, ${walk.viewport.width} px`, () => {
  test.use(walk);
  const admin = messages(walk.locale, 'admin');
  const field = messages(walk.locale, 'fields');
  const t = messages(walk.locale, 'admin-content');

  test('are said in words where they are broken, nothing is lost, and nothing of it is sent', async ({
    adminPage,
  }) => {
    await using edition = await openEdition();
    const form = entityForm(adminPage, walk.locale);
    const name = named('Essai', 'تجربة');
    const pushes: string[] = [];
    adminPage.on('request', (request) => {
      if (request.url().includes('/rpc/sync_push')) pushes.push(request.postData() ?? '');
    });
    // Forms that are left open ask before they are left.
    adminPage.on('dialog', (dialog) => void dialog.accept());
    const open = async (place: string) => {
      await adminPage.goto(`/admin/${place}?id=new`);
      await expect(form.form).toBeVisible();
    };
    const fill = (label: string, value: string) =>
      form.form.getByLabel(field(label)).and(form.form.locator('input')).first().fill(value);

    await workIn(adminPage, edition.id, '/admin/editions?id=new');
    await form.write(form.form, 'edition.name', name);
    await fill('edition.id', String(edition.id));
    await form.save();
    await form.expectWrong(field('issues.number_taken'));

    await open('annonces');
    await form.write(form.form, 'announcement.title', { fr: name.fr });
    await form.write(form.form, 'announcement.message', { fr: name.fr });
    await form.form.getByText(t('announce.later'), { exact: true }).click();
    const { day, time } = form.instant('announcement.sent_at');
    await day.fill('5.2.2020');
    // The calendar is in the language of the app, whatever the browser's is.
    const wednesday = formattersOf(walk.locale).day('2020-02-05');
    await expect(adminPage.getByRole('button', { name: wednesday })).toHaveAttribute(
      'data-selected',
    );
    await adminPage.getByRole('button', { name: admin('form.month_before') }).click();
    await adminPage
      .getByRole('button', { name: formattersOf(walk.locale).day('2020-01-01') })
      .click();
    await expect(day).toHaveValue('01/01/2020');
    await time.fill('9h30');
    await time.blur();
    await expect(time).toHaveValue('09:30');
    await form.form.getByRole('button', { name: t('announce.schedule') }).click();
    await form.expectWrong(t('announce.past'));
    // The hour is found again with the rest of the draft.
    await form.form.getByRole('button', { name: admin('form.cancel') }).click();
    const asked = adminPage.getByRole('dialog', { name: admin('form.leave_title') });
    await asked.getByRole('button', { name: admin('form.leave_confirm') }).click();
    await expect(form.form).toHaveCount(0);
    await open('annonces');
    await expect(time).toHaveValue('09:30');

    // Beside the announcements: what a code is for is kept whole as well.
    await adminPage.goto('/admin/annonces');
    const purpose = adminPage.getByLabel(t('codes.label'));
    await purpose.fill('ن'.repeat(201));
    await purpose.press('Enter');
    await expect(purpose).toHaveAccessibleDescription(field('issues.too_long'));
    await expect(purpose).toHaveValue('ن'.repeat(201));

    await adminPage.goto('/admin/streaming');
    await fill('streaming.stream_url', 'diffusion');
    await expect(form.form.getByText(t('stream.unreadable'))).toBeVisible();
    await form.save();
    await expect(form.form.getByText(field('issues.not_an_address'))).toBeVisible();

    // What is wrong stands far above the button, and in a language that a phone does not show.
    await adminPage.goto('/admin/personnalisation/hero');
    const section = adminPage.getByRole('main').locator('form');
    const other = 'fr';
    const shown = (language: string) => section.locator(`fieldset input[lang=${language}]`).first();
    const tabs = section.getByRole('group', { name: admin('list.translations') });
    await tabs.getByRole('button', { name: languageNames[other], exact: true }).click();
    await shown(other).fill('x'.repeat(301));
    await tabs.getByRole('button', { name: languageNames[walk.locale], exact: true }).click();
    await section.getByRole('button', { name: admin('form.save'), exact: true }).click();
    await expect(shown(other)).toBeFocused();
    await expect(shown(other)).toHaveAccessibleDescription(new RegExp(field('issues.too_long')));
    await tabs.getByRole('button', { name: languageNames[walk.locale], exact: true }).click();

    await open('village-solidaire');
    await form.save();
    await form.expectWrong(field('issues.required'));
    const nameField = form.form.locator(`fieldset input[lang=${walk.locale}]`).first();
    await expect(nameField).toBeFocused();
    // What is pasted is kept whole, and said to be too long where it is.
    const long = 'ن'.repeat(400);
    await nameField.fill(long);
    await nameField.press('Enter');
    await form.expectWrong(field('issues.too_long'));
    await expect(nameField).toHaveValue(long);
    await nameField.fill(name[walk.locale]);
    const email = adminPage.getByLabel(field('exhibitor.contact_email'));
    await email.fill('amina@');
    // With the keyboard: what is told of the first try lies over the button for a while.
    await email.press('Enter');
    await form.expectWrong(field('issues.not_an_email'));
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(new RegExp(field('issues.not_an_email')));
    await expect(nameField).toHaveValue(name[walk.locale]);
    await expect(adminPage.getByText(admin('sync.saved'))).toBeVisible();
    expect(pushes).toEqual([]);

    await email.fill('amina@forum.example');
    await email.press('Enter');
    await form.expectSaved();
    const kept = async () =>
      (await edition.sql`select contact_email from exhibitors where name ->> 'ar' = ${name.ar}`)[0]
        ?.contact_email;
    await expect.poll(kept).toBe('amina@forum.example');
    await edition.sql`delete from exhibitors where name ->> 'ar' = ${name.ar}`;
  });
});

const view = onDesk;
const refused = `what the server refuses, ${view.locale}, ${view.viewport.width} px`;
test.describe(refused, { tag: '@soak' }, () => {
  test.use({ ...view, worker: true });
  const admin = messages(view.locale, 'admin');
  const account = messages(view.locale, 'admin-account');
  const t = messages(view.locale, 'admin-content');
  const field = messages(view.locale, 'fields');

  test('of who is demoted while signed in stands in each form, and is sent once they are back', async ({
    adminPage,
    administrator,
  }) => {
    test.slow();
    await using edition = await openEdition();
    const { sql } = edition;
    const form = entityForm(adminPage, view.locale);
    const right = named('Édition gardée', 'دورة محفوظة');
    const slug = `refus-${edition.id}`;
    const key = 'signature_role';
    const [kept] = await sql<{ content: Record<string, string> }[]>`
      select content from site_content where key = ${key}`;
    await workIn(adminPage, edition.id, '/admin/streaming');
    await adminKept(adminPage);
    await adminPage.context().setOffline(true);
    await sql`delete from administrators
      where user_id = (select id from auth.users where email = ${administrator.email})`;
    const address = 'https://vimeo.com/76979871';
    await adminPage.getByLabel(field('streaming.stream_url')).fill(address);
    await form.save();
    await expect(adminPage.getByText(t('stream.updated')).first()).toBeVisible();
    const follow = (place: string) =>
      adminPage
        .getByRole('navigation')
        .getByRole('link', { name: admin(`nav.${place}`) })
        .click();
    await follow('admin_editions');
    await adminPage
      .getByRole('listitem')
      .filter({ hasText: `Essai ${edition.id}` })
      .getByRole('link', { name: t('edition.edit') })
      .click();
    await form.write(form.form, 'edition.name', right);
    await form.save();
    await form.expectSaved();
    await follow('admin_site_content');
    const main = adminPage.getByRole('main');
    await main.getByRole('link', { name: t('site.sections.signature.name') }).click();
    const role = adminPage
      .getByRole('group', { name: t(`site.keys.${key}`), exact: true })
      .getByRole('textbox', { name: 'Français' });
    await role.fill(right.fr);
    await adminPage.getByRole('button', { name: admin('form.save'), exact: true }).click();

    // Who is let in again before the server has answered would have nothing refused.
    const answered = adminPage.waitForResponse(/\/rpc\/sync_push/);
    await adminPage.context().setOffline(false);
    await (await answered).finished();
    await expect(adminPage.getByText(admin('login.denied_title'))).toBeVisible();
    expect((await sql`select name from editions where id = ${edition.id}`)[0]?.name.fr).not.toBe(
      right.fr,
    );
    await sql`insert into administrators (user_id)
      select id from auth.users where email = ${administrator.email}`;
    await adminPage.getByRole('button', { name: account('denied.recheck') }).click();
    const refused = (message: string) =>
      adminPage
        .getByRole('alert')
        .filter({ hasText: message.replace('{{message}}', admin('reason.denied')) });
    for (const [path, said] of [
      ['/admin/personnalisation/signature', t('site.failed')],
      ['/admin/editions', t('edition.saving_failed')],
      ['/admin/streaming', t('stream.failed')],
    ] as const) {
      await adminPage.goto(path);
      await refused(said)
        .getByRole('button', { name: admin('sync.retry') })
        .click();
      await expect(refused(said)).toHaveCount(0);
    }
    await expect
      .poll(async () => [
        (await sql`select stream_url from streaming where edition_id = ${edition.id}`)[0]
          ?.stream_url,
        (await sql`select name from editions where id = ${edition.id}`)[0]?.name.fr,
        (await sql`select content from site_content where key = ${key}`)[0]?.content.fr,
      ])
      .toEqual([address, right.fr, right.fr]);
    await sql`update site_content set content = ${sql.json(kept?.content ?? {})} where key = ${key}`;

    // Taken by somebody else in between: the form says so, and another address is accepted.
    await adminPage.goto('/admin/articles/testament?id=new');
    await expect(form.form).toBeVisible();
    await adminPage.context().setOffline(true);
    await form.write(form.form, 'article.title', { fr: right.fr });
    await adminPage.getByLabel(field('article.slug')).fill(slug);
    await form.form.getByRole('button', { name: t('article.draft') }).click();
    await form.expectSaved();
    await sql`insert into articles (slug, title) values (${slug}, ${sql.json({ fr: 'Premier' })})`;
    await adminPage.context().setOffline(false);
    await adminPage.getByRole('button', { name: admin('sync.open') }).click();
    const entry = adminPage.getByRole('dialog').getByRole('listitem').filter({ hasText: right.fr });
    await expect(entry).toContainText(admin('reason.slug'));
    await entry.getByRole('button', { name: admin('sync.discard') }).click();
    await expect(adminPage.getByRole('dialog').getByText(admin('sync.none'))).toBeVisible();
    await sql`delete from articles where slug = ${slug}`;
  });
});
