import { addresses, behind } from '#shared/addresses.ts';
import { adminKept, expect, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

const { locale, viewport } = onPhone;

test.describe(`the back office without network, ${locale}, ${viewport.width} px`, () => {
  test.use({ locale, viewport, worker: true });
  const t = messages(locale, 'admin');

  test('an edit reaches an open visitor page at once; offline every place opens, and an edit made there arrives later', async ({
    adminPage,
    openVisitor,
  }) => {
    test.slow();
    await using edition = await openEdition();
    const first = named('Amal Idrissi', 'أمل الإدريسي');
    const online = named('Amal Idrissi-Tazi', 'أمل الإدريسي التازي');
    const offline = named('Amal Idrissi-Alami', 'أمل الإدريسي العلمي');
    const id = await edition.speaker(first);
    const address = `/admin/orateurs?id=${id}`;
    const visitor = await openVisitor(edition.id);
    await visitor.goto(`/orateurs/${id}`);
    const seen = visitor.getByRole('heading', { level: 1 });
    await expect(seen).toContainText(first[locale]);

    const form = entityForm(adminPage, locale);
    await workIn(adminPage, edition.id, address);
    await form.write(form.form, 'speaker.name', { [locale]: online[locale] });
    await form.save();
    await form.expectSaved();
    await expect(seen).toContainText(online[locale]);

    await adminKept(adminPage);
    await adminPage.context().setOffline(true);
    await adminPage.reload();
    // By the menu: every address has the same document, and to start the app anew takes five times as long.
    const title = adminPage.getByRole('main').getByRole('heading', { level: 1 });
    for (const place of behind('admin')) {
      await adminPage.getByRole('button', { name: t('nav.open') }).click();
      const way = adminPage.getByRole('dialog').locator(`a[href="${addresses[place].path}"]`);
      // What the menu calls by its page a list calls by its rows.
      const name =
        place === 'admin_village'
          ? messages(locale, 'fields')('kinds.exhibitor.many')
          : ((await way.textContent()) ?? '');
      await way.click();
      await expect(adminPage).toHaveURL(new RegExp(`${addresses[place].path}$`));
      await expect(title).toContainText(name);
    }
    await adminPage.goto(address);
    await form.write(form.form, 'speaker.name', { [locale]: offline[locale] });
    await form.save();
    await form.expectSaved();
    await expect(adminPage.getByText(t('sync.offline')).first()).toBeVisible();
    const waiting = adminPage.getByRole('button', { name: t('sync.open') });
    // What tells of the change would cover what is pressed where all of them are.
    const told = adminPage.locator('[aria-keyshortcuts="F8"]').getByText(t('write.kept'));
    await expect(told).toBeVisible();
    await waiting.click();
    await expect(adminPage.getByRole('dialog')).toContainText(t('sync.status.waiting'));
    await expect(told).toBeHidden();
    await adminPage.keyboard.press('Escape');
    await expect(adminPage.getByRole('dialog')).toBeHidden();
    await expect(told).toBeVisible();
    await adminPage.reload();
    await expect(waiting).toBeVisible();
    await expect(seen).toContainText(online[locale]);

    await adminPage.context().setOffline(false);
    await expect(seen).toContainText(offline[locale]);
    await expect(waiting).toBeHidden();
  });
});
