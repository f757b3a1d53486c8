import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { languageNames } from '#i18n/languages.ts';
import { type Language, languages } from '#shared/localized.ts';
import { expect, onDesk, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { pulled } from '../fixtures/pulled.ts';
import { named } from '../fixtures/sessions.ts';

/** The text of the notification on show. */
const told = (page: Page, locale: Language) =>
  page.getByRole('region', { name: messages(locale, 'common')('notifications.area') });

test.describe(`content, ${onDesk.locale}, ${onDesk.viewport.width} px`, () => {
  const { locale, viewport } = onDesk;
  test.use({ locale, viewport });
  const t = messages(locale, 'admin-content');
  const label = messages(locale, 'fields');

  test('an article is written in three languages, its slug clashes, it is published, read, changed and deleted', {
    tag: '@soak',
  }, async ({ adminPage, openVisitor }) => {
    const slug = `essai-${randomUUID().slice(0, 8)}`;
    await using database = await runningDatabase();
    const stored = () => database.sql<{ id: string }[]>`
      select id from articles where slug = ${slug}`;
    const form = entityForm(adminPage, locale);
    await adminPage.goto('/admin/articles/testament?id=new');
    for (const language of languages) {
      await form.write(form.form, 'article.title', { [language]: `Parole ${slug} ${language}` });
      const editor = await form.input(form.form, 'article.content', language);
      await editor.click();
      await adminPage.keyboard.insertText('Au début ');
      await adminPage.keyboard.press('Control+b');
      await adminPage.keyboard.insertText(`fort ${language}`);
    }
    const address = adminPage.getByLabel(label('article.slug'));
    await address.fill('testament-spirituel');
    await adminPage.getByRole('button', { name: t('article.publish') }).click();
    await expect(adminPage.getByText(label('issues.slug_taken'))).toBeVisible();
    await address.fill(slug);
    await adminPage.getByRole('button', { name: t('article.publish') }).click();
    await expect(told(adminPage, locale)).toContainText(t('article.published'));
    await expect.poll(async () => (await stored()).length).toBe(1);

    const visitor = await openVisitor();
    await visitor.goto(`/cheikh?article=${slug}`);
    const heading = visitor.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(slug);
    await expect(visitor.locator('strong', { hasText: `fort ${locale}` })).toBeVisible();

    const [{ id } = { id: '' }] = await stored();
    const later = named('Parole reprise', 'كلمة مستعادة');
    await adminPage.goto(`/admin/articles/testament?id=${id}`);
    await form.write(form.form, 'article.title', later);
    await adminPage.getByRole('button', { name: t('article.update') }).click();
    await expect(heading).toContainText(later[locale]);
    await adminPage.goto(`/admin/articles/testament?id=${id}`);
    await expect(form.form).toBeVisible();
    await form.remove();
    await expect(
      visitor
        .getByRole('status')
        .filter({ hasText: messages(locale, 'pages')('article_not_found') }),
    ).toBeVisible();
    expect(await stored()).toHaveLength(0);
  });

  test('an urgent announcement without all languages is held back, confirmed, and seen at once', async ({
    adminPage,
    openVisitor,
  }) => {
    const title = `Essai ${randomUUID().slice(0, 8)}`;
    // Of an edition of its own: visitors of other journeys are not told.
    await using edition = await openEdition();
    const count = async () =>
      (await edition.sql`select from announcements where edition_id = ${edition.id}`).length;
    const visitor = await openVisitor(edition.id);
    const joined = visitor.waitForEvent('websocket');
    await visitor.goto('/presentation');
    const socket = await joined;
    await socket.waitForEvent('framereceived', ({ payload }) => /"status":"ok"/.test(`${payload}`));

    const form = entityForm(adminPage, locale);
    await workIn(adminPage, edition.id, '/admin/annonces?id=new');
    await form.write(form.form, 'announcement.title', { [locale]: title });
    await form.write(form.form, 'announcement.message', { [locale]: 'Le car part à midi.' });
    await adminPage.getByRole('switch', { name: label('announcement.urgent') }).click();
    await expect(adminPage.getByTestId('preview')).toContainText(title);
    const send = adminPage.getByRole('button', { name: t('announce.send') });
    await send.click();
    const gap = adminPage.getByRole('dialog', { name: t('announce.gap_title') });
    await gap.getByRole('button', { name: t('announce.gap_wait') }).click();
    await expect(gap).toBeHidden();
    expect(await count()).toBe(0);
    await send.click();
    await gap.getByRole('button', { name: t('announce.gap_send') }).click();
    await expect(told(adminPage, locale)).toContainText(t('announce.held'));
    const held = adminPage.getByRole('region', { name: t('announce.held_title') });
    await held.getByRole('button', { name: t('announce.take_back') }).click();
    await expect(told(adminPage, locale)).toContainText(t('announce.taken_back'));
    const find = async () => {
      const [row] = await edition.sql`
        select id, status from announcements where edition_id = ${edition.id}`;
      return row;
    };
    await expect(async () => expect((await find())?.status).toBe('draft')).toPass();

    await adminPage.goto(`/admin/annonces?id=${(await find())?.id}`);
    await send.click();
    await expect(gap).toContainText(t('announce.other_edition_ok'));
    await gap.getByRole('button', { name: t('announce.gap_send') }).click();
    const toast = told(visitor, locale).locator('[data-variant="urgentAnnouncement"]');
    await expect(toast).toContainText(title);
    expect(await count()).toBe(1);

    // The newest comes first.
    await adminPage.goto('/admin/annonces');
    await expect(adminPage.locator('th[aria-sort]')).toHaveAttribute('aria-sort', 'descending');
  });
});

test.describe(`announcements of two, ${onDesk.locale}, ${onDesk.viewport.width} px`, () => {
  const { locale, viewport } = onDesk;
  test.use({ locale, viewport });
  const t = messages(locale, 'admin-content');

  test('what a colleague rewrites while its sending is being confirmed is read before it goes out', async ({
    adminPage,
  }) => {
    await using edition = await openEdition();
    const { sql, id } = edition;
    const [before, after] = [named('Avant', 'قبل'), named('Après', 'بعد')].map(
      ({ fr, en, ar }) => ({ fr, en, ar }),
    );
    const [row] = await sql<{ id: string }[]>`
      insert into announcements (edition_id, title, message)
      values (${id}, ${sql.json(before ?? {})}, ${sql.json(before ?? {})}) returning id`;
    await workIn(adminPage, id, `/admin/annonces?id=${row?.id}`);
    const send = adminPage.getByRole('button', { name: t('announce.send'), exact: true });
    await send.click();
    const asked = adminPage.getByRole('dialog', { name: t('announce.confirm_title') });
    await expect(asked).toBeVisible();
    const heard = pulled(adminPage, after?.fr ?? '');
    await sql`update announcements set message = ${sql.json(after ?? {})} where id = ${row?.id ?? ''}`;
    await heard;
    await expect(adminPage.getByTestId('preview')).toContainText(after?.fr ?? '');
    await asked.getByRole('button', { name: t('announce.send') }).click();
    await expect(told(adminPage, locale)).toContainText(t('announce.rewritten'));
    const status = async () =>
      (await sql`select status from announcements where id = ${row?.id ?? ''}`)[0]?.status;
    expect(await status()).toBe('draft');
    await send.click();
    await asked.getByRole('button', { name: t('announce.send') }).click();
    await expect(told(adminPage, locale)).toContainText(t('announce.held'));
    await expect.poll(status).not.toBe('draft');
  });
});

test.describe(`content, ${onPhone.locale}, ${onPhone.viewport.width} px`, () => {
  const { locale, viewport } = onPhone;
  test.use({ locale, viewport });
  const t = messages(locale, 'admin-content');

  test('the site’s own words are changed, seen beside the form, and seen by visitors', async ({
    adminPage,
    openVisitor,
  }) => {
    // The site has one of each: journeys that run beside this one change another.
    const key = `about_paragraph_${(test.info().parallelIndex % 3) + 1}`;
    const written = `Essai ${randomUUID().slice(0, 8)}`;
    await using database = await runningDatabase();
    const { sql } = database;
    const before = await sql`select content from site_content where key = ${key}`;
    const visitor = await openVisitor();
    await visitor.goto('/');
    await adminPage.goto('/admin/personnalisation/about');
    const group = adminPage.getByRole('group', { name: t(`site.keys.${key}`), exact: true });
    await expect(group).toBeVisible();
    const tab = adminPage
      .getByRole('main')
      .getByRole('group', { name: messages(locale, 'admin')('list.translations') })
      .getByRole('button', { name: languageNames[locale] });
    if (await tab.isVisible()) await tab.click();
    await group.getByRole('textbox', { name: languageNames[locale], exact: true }).fill(written);
    await expect(adminPage.getByTestId('preview')).toContainText(written);
    await adminPage
      .getByRole('button', { name: messages(locale, 'admin')('form.save'), exact: true })
      .click();
    await expect(told(adminPage, locale)).toContainText(t('site.saved'));
    await expect(visitor.getByText(written)).toBeVisible();
    await sql`update site_content set content = ${sql.json(before[0]?.content)} where key = ${key}`;
    // So are those over the picture of the home page.
    await adminPage.goto('/admin/personnalisation/hero');
    const title = adminPage.getByTestId('preview').locator('h1');
    await expect(title).not.toBeEmpty();
    await expect(title).toBeVisible();
  });
});
