import { expect, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

const { locale, viewport } = onPhone;

test.describe(`a device that does not keep what it is given, ${locale}`, () => {
  test.use({ locale, viewport });
  const t = messages(locale, 'admin');

  test('whose data are of a later version says so, refuses a change, and shows the content', async ({
    adminPage,
  }) => {
    await using edition = await openEdition();
    const id = await edition.speaker(named('Karim Tazi', 'كريم التازي'));
    await workIn(adminPage, edition.id, `/admin/orateurs?id=${id}`);
    await adminPage.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('forum', 99);
          opening.onsuccess = () => resolve(opening.result.close());
          opening.onerror = () => reject(opening.error);
        }),
    );
    await adminPage.reload();
    await expect(adminPage.getByText(t('unkept.newer'))).toBeVisible();
    const form = entityForm(adminPage, locale);
    await form.write(form.form, 'speaker.name', { [locale]: 'Somebody else' });
    await form.save();
    await expect(adminPage.getByText(t('write.not_kept')).first()).toBeVisible();
    await expect(form.form).toBeVisible();
  });
});
