import { wholeDay } from '../../tools/whole-day.ts';
import { expect, onDesk, test } from '../fixtures/administrator.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

const { locale, viewport } = onDesk;
const admin = messages(locale, 'admin');
const common = messages(locale, 'common');
const own = messages(locale, 'favourites');

test.use({ locale, viewport });

test('an edition that is chosen and then deleted under open pages gives way to the current one, in a sentence', {
  tag: '@soak',
}, async ({ openVisitor }) => {
  await using edition = await openEdition();
  const title = named('Séance sans lendemain', 'جلسة');
  const id = await edition.session(title);
  const page = await openVisitor();
  await page.goto('/programme');
  await page.getByLabel(common('frame.edition')).first().selectOption(String(edition.id));
  await expect(page.getByText(title.fr).first()).toBeVisible();
  await page.goto(`/programme/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.fr);
  const other = await page.context().newPage();
  await other.goto('/programme');
  await expect(other.getByText(title.fr).first()).toBeVisible();

  await edition.sql`delete from editions where id = ${edition.id}`;
  await expect(page.getByText(common('status.notice.edition_gone'))).toBeVisible();
  await page.getByRole('button', { name: common('status.notice_seen') }).click();
  await expect(page.getByText(common('status.notice.edition_gone'))).toBeHidden();
  await expect(page.getByText(title.fr)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(other.getByText(title.fr)).toHaveCount(0);
  for (const tab of [page, other]) {
    await tab.goto(wholeDay());
    const hearts = tab.getByRole('main').getByRole('button', { name: own('title') });
    await expect(hearts.first()).toBeVisible();
    expect(await tab.evaluate(() => localStorage.getItem('selectedEditionId'))).toBeNull();
  }
});

test('what an administrator wrote for an edition that is deleted meanwhile is refused in sight, not lost', {
  tag: '@soak',
}, async ({ adminPage }) => {
  await using edition = await openEdition();
  const id = await edition.speaker(named('Karim Tazi', 'كريم التازي'));
  await adminPage.goto('/admin/orateurs');
  await adminPage.evaluate(
    (chosen) => localStorage.setItem('selectedEditionId', chosen),
    `${edition.id}`,
  );
  const form = entityForm(adminPage, locale);
  await adminPage.goto(`/admin/orateurs?id=${id}`);
  await expect(form.form).toBeVisible();
  await adminPage.context().setOffline(true);
  await form.write(form.form, 'speaker.name', { fr: 'Nom écrit hors ligne' });
  await form.save();
  await form.expectSaved();
  await edition.sql`delete from speakers where id = ${id}`;
  await edition.sql`delete from editions where id = ${edition.id}`;
  await adminPage.context().setOffline(false);
  await expect(adminPage.getByText(common('status.notice.edition_gone'))).toBeVisible();
  await expect(
    adminPage.getByText(admin('sync.conflicts_one').replace('{{count}}', '1')),
  ).toBeVisible();
  await adminPage.getByRole('button', { name: admin('sync.open') }).click();
  await expect(adminPage.getByRole('dialog')).toContainText('Nom écrit hors ligne');
});
