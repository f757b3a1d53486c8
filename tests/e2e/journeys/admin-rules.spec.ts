import type { Page } from '@playwright/test';
import type { Language } from '#shared/localized.ts';
import { expect, officeKept, test, workIn } from '../fixtures/administrator.ts';
import { entityForm, eventForm } from '../fixtures/entity-form.ts';
import { desk, phone } from '../fixtures/forum.ts';
import { type OwnEdition, openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';
import { words } from '../fixtures/words.ts';

/** Walks every rule that a form can break: says it in words, and keeps the form open. */
async function breakRules(office: Page, locale: Language, edition: OwnEdition): Promise<void> {
  const field = words(locale, 'fields');
  const t = words(locale, 'admin-content');
  const form = eventForm(office, locale);
  const issue = (code: string) => field(`issues.${code}`);
  const open = async (place: string) => {
    await office.goto(`/admin/${place}?id=new`);
    await expect(form.form).toBeVisible();
  };
  const fill = (label: string, value: string) =>
    form.form.getByLabel(field(label)).and(form.form.locator('input')).first().fill(value);
  const wrong = async (code: string) => {
    await form.save();
    await form.expectWrong(issue(code));
  };
  const name = named('Essai', 'تجربة');

  await open('orateurs');
  await wrong('required');
  await form.write(form.form, 'speaker.name', { fr: name.fr });
  await fill('speaker.email', 'amina@');
  await wrong('not_an_email');

  await open('village-solidaire');
  await form.write(form.form, 'exhibitor.name', { fr: name.fr });
  await fill('exhibitor.website', 'http://argan.example');
  await wrong('not_an_address');

  await open('lieux');
  await form.write(form.form, 'location.name', { fr: name.fr });
  await fill('location.latitude', '95');
  await wrong('out_of_range');

  await open('actualites');
  await form.write(form.form, 'news.title', { fr: name.fr });
  await fill('news.published_at', '2026-11-20T10:00');
  await wrong('required');

  await open('evenements');
  await form.write(form.form, 'event.title', { fr: name.fr });
  const speaker = named('Omar Belkacem', 'عمر بلقاسم');
  const { fr, en, ar } = speaker;
  await edition.sql`
    insert into speakers (name, edition_ids, published)
    values (${edition.sql.json({ fr, en, ar })}, ${[edition.id]}, true)`;
  await form.expectOffered('event.chair_id', speaker.mark);
  await form.addTalk(speaker.mark, { fr: 'Une' });
  await form.addTalk(speaker.mark, { fr: 'Deux' });
  await wrong('speaks_twice');

  await open('editions');
  await form.write(form.form, 'edition.name', { fr: name.fr });
  await fill('edition.id', String(edition.id));
  await wrong('number_taken');
  await fill('edition.ends_on', '2020-01-01');
  await wrong('ends_before_start');

  await open('annonces');
  await form.write(form.form, 'announcement.title', { fr: name.fr });
  await form.write(form.form, 'announcement.message', { fr: name.fr });
  await form.form.getByText(t('announce.later'), { exact: true }).click();
  const schedule = form.form.getByRole('button', { name: t('announce.schedule') });
  await schedule.click();
  await form.expectWrong(issue('required'));
  await fill('announcement.sent_at', '2020-01-01T10:00');
  await schedule.click();
  await form.expectWrong(t('announce.past'));
  await fill('announcement.sent_at', '2199-01-01T10:00');
  await fill('announcement.expires_at', '2198-01-01T10:00');
  await schedule.click();
  await form.expectWrong(issue('ends_before_start'));

  await open('articles/testament');
  await form.write(form.form, 'article.title', { fr: name.fr });
  await fill('article.slug', 'Pas un slug');
  await form.form.getByRole('button', { name: t('article.draft') }).click();
  await form.expectWrong(issue('not_a_slug'));

  await office.goto('/admin/streaming');
  await fill('streaming.stream_url', 'diffusion');
  await expect(form.form.getByText(t('stream.unreadable'))).toBeVisible();
  await form.save();
  await expect(form.form.getByText(issue('not_an_address'))).toBeVisible();

  await office.goto('/admin/personnalisation/social');
  await office
    .getByRole('textbox', { name: t('site.keys.social_x'), exact: true })
    .fill('http://x.example');
  await office.getByRole('button', { name: words(locale, 'admin')('form.save') }).click();
  await expect(office.getByText(issue('not_an_address'))).toBeVisible();
}

for (const { locale, viewport } of [
  { locale: 'fr', viewport: phone },
  { locale: 'ar', viewport: desk },
] as const) {
  test.describe(`the rules, ${locale}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    test.setTimeout(150_000);
    const admin = words(locale, 'admin');

    test('are said in words where they are broken, and nothing of it is sent', async ({
      office,
    }) => {
      await using edition = await openEdition();
      const pushes: string[] = [];
      office.on('request', (request) => {
        if (request.url().includes('/rpc/sync_push')) pushes.push(request.postData() ?? '');
      });
      // Forms that are left open ask before they are left.
      office.on('dialog', (dialog) => void dialog.accept());
      await workIn(office, edition.id, '/admin');
      await breakRules(office, locale, edition);
      await expect(office.getByText(admin('sync.saved'))).toBeVisible();
      expect(pushes).toEqual([]);
    });
  });
}

const view = { locale: 'fr', viewport: desk } as const;
test.describe(`what the server refuses, ${view.locale}, ${view.viewport.width} px`, () => {
  test.use(view);
  const admin = words(view.locale, 'admin');
  const account = words(view.locale, 'admin-account');
  const t = words(view.locale, 'admin-content');
  const field = words(view.locale, 'fields');

  test('of who is demoted while signed in stands in each form, and is sent once they are back', async ({
    office,
    administrator,
  }) => {
    test.slow();
    await using edition = await openEdition();
    const { sql } = edition;
    const form = entityForm(office, view.locale);
    const right = named('Édition gardée', 'دورة محفوظة');
    const slug = `refus-${edition.id}`;
    const key = 'signature_role';
    const [kept] = await sql<{ content: Record<string, string> }[]>`
      select content from site_content where key = ${key}`;
    await workIn(office, edition.id, '/admin/streaming');
    await officeKept(office);
    await office.context().setOffline(true);
    await sql`delete from administrators
      where user_id = (select id from auth.users where email = ${administrator.email})`;
    const address = 'https://vimeo.com/76979871';
    await office.getByLabel(field('streaming.stream_url')).fill(address);
    await form.save();
    await expect(office.getByText(t('stream.updated')).first()).toBeVisible();
    const follow = (place: string) =>
      office
        .getByRole('navigation')
        .getByRole('link', { name: admin(`nav.${place}`) })
        .click();
    await follow('admin_editions');
    await office
      .getByRole('listitem')
      .filter({ hasText: `Essai ${edition.id}` })
      .getByRole('link', { name: t('edition.edit') })
      .click();
    await form.write(form.form, 'edition.name', right);
    await form.save();
    await form.expectSaved();
    await follow('admin_site_content');
    const main = office.getByRole('main');
    await main.getByRole('link', { name: t('site.sections.signature.name') }).click();
    const role = office
      .getByRole('group', { name: t(`site.keys.${key}`), exact: true })
      .getByRole('textbox', { name: 'Français' });
    await role.fill(right.fr);
    await office.getByRole('button', { name: admin('form.save'), exact: true }).click();

    await office.context().setOffline(false);
    await expect(office.getByText(admin('login.denied_title'))).toBeVisible();
    expect((await sql`select name from editions where id = ${edition.id}`)[0]?.name.fr).not.toBe(
      right.fr,
    );
    await sql`insert into administrators (user_id)
      select id from auth.users where email = ${administrator.email}`;
    await office.getByRole('button', { name: account('denied.recheck') }).click();
    const refused = (words: string) =>
      office
        .getByRole('alert')
        .filter({ hasText: words.replace('{{message}}', admin('reason.denied')) });
    for (const [path, said] of [
      ['/admin/personnalisation/signature', t('site.failed')],
      ['/admin/editions', t('edition.saving_failed')],
      ['/admin/streaming', t('stream.failed')],
    ] as const) {
      await office.goto(path);
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
    await office.goto('/admin/articles/testament?id=new');
    await expect(form.form).toBeVisible();
    await office.context().setOffline(true);
    await form.write(form.form, 'article.title', { fr: right.fr });
    await office.getByLabel(field('article.slug')).fill(slug);
    await form.form.getByRole('button', { name: t('article.draft') }).click();
    await form.expectSaved();
    await sql`insert into articles (slug, title) values (${slug}, ${sql.json({ fr: 'Premier' })})`;
    await office.context().setOffline(false);
    await office.getByRole('button', { name: admin('sync.open') }).click();
    const entry = office.getByRole('dialog').getByRole('listitem').filter({ hasText: right.fr });
    await expect(entry).toContainText(admin('reason.slug'));
    await entry.getByRole('button', { name: admin('sync.discard') }).click();
    await expect(office.getByRole('dialog').getByText(admin('sync.none'))).toBeVisible();
    await sql`delete from articles where slug = ${slug}`;
  });
});
