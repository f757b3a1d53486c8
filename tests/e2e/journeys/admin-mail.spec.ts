import { languageNames } from '#i18n/languages.ts';
import { type Language, languages } from '#shared/localized.ts';
import { expect, onDesk, onPhone, test } from '../fixtures/administrator.ts';
import { objections } from '../fixtures/axe.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { counted, messages } from '../fixtures/messages.ts';
import { named, openStage } from '../fixtures/sessions.ts';

for (const { locale, viewport } of [onPhone, onDesk]) {
  const tag = viewport === onDesk.viewport ? ['@soak'] : [];
  test.describe(`${viewport.width} wide`, { tag }, () => {
    test.use({ locale, viewport });

    test('a mail reaches three speakers, each in their language; who unsubscribes is left out of the next', async ({
      adminPage,
      openContext,
    }) => {
      await using stage = await openStage();
      const { sql } = stage;
      const words = messages(locale, 'admin-mail');
      const field = messages(locale, 'fields');
      const form = entityForm(adminPage, locale);
      const template = named('Invitation', 'دعوة');
      const people = new Map<
        Language,
        { id: string; email: string; name: Record<Language, string> }
      >();
      for (const language of languages) {
        const name = named(`Oratrice ${language}`, `متدخلة ${language}`);
        const id = await stage.speaker(name);
        const email = `${language}.${template.mark}@example.org`;
        await sql`insert into speaker_contacts values (${id}, ${email}, ${language})`;
        people.set(language, { id, email, name });
      }

      await adminPage.goto('/admin/modeles-courriel?id=new');
      await adminPage.getByRole('textbox', { name: field('mail_template.name') }).fill(template.fr);
      await form.write(form.form, 'mail_template.subject', {
        fr: `Bienvenue {name} ${template.mark}`,
        en: `Welcome {name} ${template.mark}`,
        ar: `مرحبا {name} ${template.mark}`,
      });
      await form.write(form.form, 'mail_template.body', {
        fr: 'Votre page : {lien}',
        en: 'Your page: {link}',
        ar: 'صفحتك: {link}',
      });
      await form.save();
      await form.expectWrong(field('issues.not_a_mail_field'));
      const body = await form.input(form.form, 'mail_template.body', 'fr');
      await body.fill('Votre page : ');
      await form.form.getByRole('button', { name: '{link}' }).click();
      await expect(body).toHaveValue('Votre page : {link}');
      const preview = adminPage.getByRole('region', { name: words('preview.title') });
      await preview
        .getByLabel(words('preview.for'), { exact: true })
        .selectOption(people.get('ar')?.id ?? '');
      await preview.getByRole('button', { name: languageNames.ar, exact: true }).click();
      await expect(preview.locator('[lang=ar]')).toContainText(
        `مرحبا ${people.get('ar')?.name.ar}`,
      );
      await form.save();
      await form.expectSaved();

      async function compose() {
        await adminPage
          .getByLabel(words('compose.template'), { exact: true })
          .selectOption({ label: template.fr });
        await adminPage
          .getByLabel(words('compose.recipients'), { exact: true })
          .selectOption('single');
        const chooser = adminPage.getByRole('combobox', { name: words('recipients.single') });
        for (const { name } of people.values()) {
          await chooser.fill(name[locale]);
          await adminPage.getByRole('option', { name: name[locale] }).click();
        }
        await chooser.press('Escape');
      }
      async function send(count: number) {
        const button = counted(locale, 'admin-mail', 'compose.send', count);
        await adminPage.getByRole('button', { name: button, exact: true }).click();
        const dialog = adminPage.getByRole('dialog');
        await dialog.getByRole('button', { name: words('start.send'), exact: true }).click();
      }
      const states = adminPage.getByRole('main').locator('[data-state]');

      await adminPage.goto('/admin/courriels?id=new');
      await compose();
      await adminPage.getByRole('button', { name: words('compose.test') }).click();
      await expect(adminPage.getByText(words('compose.tested')).first()).toBeVisible();
      expect(await objections(adminPage)).toEqual([]);
      await send(3);
      await expect(states).toHaveText(Array(3).fill(words('log.sent')));

      const views = adminPage.getByRole('navigation', { name: words('views.label') });
      await views.getByRole('link', { name: words('views.mailbox') }).click();
      const greetings = { fr: 'Bienvenue', en: 'Welcome', ar: 'مرحبا' };
      for (const language of languages) {
        const { email, name } = people.get(language) ?? {
          email: '',
          name: { fr: '', en: '', ar: '' },
        };
        const mail = adminPage.getByRole('listitem').filter({ hasText: email });
        await expect(mail).toContainText(`${greetings[language]} ${name[language]}`);
      }
      const mail = adminPage
        .getByRole('listitem')
        .filter({ hasText: people.get('en')?.email ?? '' });
      await mail.getByRole('group').locator('summary').click();
      const address =
        /\/courriels\?lng=en#[\w-]+/.exec((await mail.textContent()) ?? '')?.[0] ?? '';

      const reader = await (await openContext()).newPage();
      const theirs = messages('en', 'unsubscribe');
      await reader.goto(address);
      // What becomes of it is read aloud where it stood already.
      await expect(reader.getByRole('status').filter({ hasText: theirs('lead') })).toBeVisible();
      expect(await objections(reader)).toEqual([]);
      // Without a network for a while: it is done once there is one.
      await reader.context().setOffline(true);
      await reader.getByRole('button', { name: theirs('leave'), exact: true }).click();
      await expect(
        reader.getByRole('button', { name: theirs('again'), exact: true }),
      ).toBeVisible();
      await reader.context().setOffline(false);
      await expect(reader.getByRole('status').filter({ hasText: theirs('done') })).toBeVisible();

      await views.getByRole('link', { name: words('views.sendings') }).click();
      await adminPage.getByRole('link', { name: words('list.new') }).click();
      await compose();
      await send(2);
      // It was sent a moment ago.
      const twins = adminPage.getByRole('dialog');
      await expect(twins.getByRole('alert')).toContainText(words('start.twins'));
      await twins.getByRole('button', { name: words('start.send'), exact: true }).click();
      await expect(states).toHaveText([
        words('log.unsubscribed'),
        words('log.sent'),
        words('log.sent'),
      ]);
      await sql`delete from mail_templates where name = ${template.fr}`;
    });
  });
}

test.describe('addresses that are not saved', () => {
  test.use({ locale: onPhone.locale, viewport: onPhone.viewport });

  test('stay while somebody else is looked for, and are asked about before they are left', async ({
    adminPage,
  }) => {
    await using stage = await openStage();
    const words = messages(onPhone.locale, 'admin-mail');
    const admin = messages(onPhone.locale, 'admin');
    const names = [named('Oratrice', 'متدخلة'), named('Autre', 'أخرى')] as const;
    for (const name of names) {
      const speaker = await stage.speaker(name);
      await stage.session(named('Séance', 'جلسة'), 60, 90, { chair_id: speaker });
    }
    await adminPage.goto('/admin/courriels?view=addresses');
    const search = adminPage.getByRole('searchbox', { name: words('addresses.search') });
    const address = adminPage.getByRole('textbox', { name: names[0].mark });
    await address.fill('someone@example.org');
    await search.fill(names[1].mark);
    await expect(address).toHaveCount(0);
    await search.fill(names[0].mark);
    await expect(address).toHaveValue('someone@example.org');

    const views = adminPage.getByRole('navigation', { name: words('views.label') });
    const dialog = adminPage.getByRole('dialog');
    const leave = () => views.getByRole('link', { name: words('views.sendings') }).click();
    await leave();
    await expect(dialog).toContainText(admin('form.leave_unkept'));
    await dialog.getByRole('button', { name: admin('form.stay') }).click();
    await expect(address).toHaveValue('someone@example.org');
    await adminPage.getByRole('listitem').filter({ has: address }).getByRole('button').click();
    await expect(
      adminPage.getByRole('listitem').filter({ has: address }).getByRole('button'),
    ).toBeDisabled();
    await leave();
    await expect(address).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
  });
});
