import { addresses, behind } from '#shared/addresses.ts';
import { expect, officeKept, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';
import { words } from '../fixtures/words.ts';

const { locale, viewport } = onPhone;

test.describe(`the back office without network, ${locale}, ${viewport.width} px`, () => {
  test.use({ locale, viewport, worker: true });
  const t = words(locale, 'admin');

  test('an edit reaches an open visitor page at once; offline every place opens, and an edit made there arrives later', {
    tag: '@core',
  }, async ({ office, openVisitor }) => {
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

    const form = entityForm(office, locale);
    await workIn(office, edition.id, address);
    await form.write(form.form, 'speaker.name', { [locale]: online[locale] });
    await form.save();
    await form.expectSaved();
    await expect(seen).toContainText(online[locale]);

    await officeKept(office);
    await office.context().setOffline(true);
    await office.reload();
    for (const place of behind('admin')) {
      await office.goto(addresses[place].path);
      await expect(office.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(office).toHaveURL(new RegExp(`${addresses[place].path}$`));
    }
    await office.goto(address);
    await form.write(form.form, 'speaker.name', { [locale]: offline[locale] });
    await form.save();
    await form.expectSaved();
    await expect(office.getByText(t('sync.offline')).first()).toBeVisible();
    await office.reload();
    const waiting = office.getByRole('button', { name: t('sync.open') });
    await expect(waiting).toBeVisible();
    await expect(seen).toContainText(online[locale]);

    await office.context().setOffline(false);
    await expect(seen).toContainText(offline[locale]);
    await expect(waiting).toBeHidden();
  });
});
