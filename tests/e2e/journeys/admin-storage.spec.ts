import { expect, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { wholeBrowser } from '../fixtures/browsers.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

test.use(wholeBrowser);

const { locale, viewport } = onPhone;

test.describe(`a device that does not keep what it is given, ${locale}`, () => {
  test.use({ locale, viewport });
  const t = messages(locale, 'admin');
  const common = messages(locale, 'common');

  test('emptied by the browser under the open page, it keeps again what waits, sends it, and goes on showing changes', async ({
    adminPage,
    openVisitor,
    problems,
  }) => {
    await using edition = await openEdition();
    const id = await edition.speaker(named('Karim Tazi', 'كريم التازي'));
    const unsent = named('Karim Tazi-Alami', 'كريم التازي العلمي');
    const visitor = await openVisitor(edition.id);
    await visitor.goto(`/orateurs/${id}`);
    const seen = visitor.getByRole('heading', { level: 1 });
    await expect(seen).toContainText('كريم التازي');
    const form = entityForm(adminPage, locale);
    await workIn(adminPage, edition.id, `/admin/orateurs?id=${id}`);
    await adminPage.context().setOffline(true);
    await form.write(form.form, 'speaker.name', { [locale]: unsent[locale] });
    await form.save();
    await form.expectSaved();

    for (const page of [adminPage, visitor]) {
      const browser = await page.context().newCDPSession(page);
      const { origin } = new URL(page.url());
      await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    }
    await expect(adminPage.getByText(common('status.notice.emptied'))).toBeVisible();
    await expect(adminPage.getByRole('button', { name: t('sync.open') })).toBeVisible();
    await adminPage.context().setOffline(false);
    await expect(adminPage.getByRole('button', { name: t('sync.open') })).toBeHidden();
    await expect(seen).toContainText(unsent[locale]);

    await edition.sql`update speakers set name = ${edition.sql.json({ ar: 'إدريس العمراني' })}
      where id = ${id}`;
    await expect(seen).toContainText('إدريس العمراني');
    await expect(adminPage.getByText('إدريس العمراني').first()).toBeVisible();
    // What was being read in that moment is reported by the browser, wherever nobody asked any more.
    const brokenOff = /^console: (AbortError|UnknownError: Connection is closing)/;
    const others = problems.splice(0).filter((problem) => !brokenOff.test(problem));
    expect(others).toEqual([]);
  });
});
