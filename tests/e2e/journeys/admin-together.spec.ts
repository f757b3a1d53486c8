import { expect, onDesk, onPhone, test } from '../fixtures/administrator.ts';
import { eventForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { named, openStage } from '../fixtures/sessions.ts';

const onPhones = `two administrators, ${onPhone.locale}, ${onPhone.viewport.width} px`;
test.describe(onPhones, { tag: '@soak' }, () => {
  const { locale, viewport } = onPhone;
  test.use({ locale, viewport });
  const saved = messages(locale, 'admin')('sync.saved');

  test('who write in different languages both keep what they wrote', async ({
    adminPage,
    colleaguesAdmin,
  }) => {
    await using stage = await openStage();
    const title = named('Séance partagée', 'جلسة مشتركة');
    const id = await stage.session(title, 60, 120);
    const mine = eventForm(adminPage, locale);
    const theirs = eventForm(colleaguesAdmin, locale);
    await adminPage.goto(`/admin/evenements?id=${id}`);
    await colleaguesAdmin.goto(`/admin/evenements?id=${id}`);
    await mine.write(mine.form, 'event.title', { en: `Shared ${title.mark}` });
    await theirs.write(theirs.form, 'event.title', { ar: `معاً ${title.mark}` });
    await mine.save();
    await theirs.save();
    await mine.expectSaved();
    await theirs.expectSaved();
    await expect
      .poll(async () => (await stage.find(title.fr))?.title)
      .toEqual({ fr: title.fr, en: `Shared ${title.mark}`, ar: `معاً ${title.mark}` });
    for (const page of [adminPage, colleaguesAdmin]) {
      await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible();
    }
  });
});

test.describe(`two administrators, ${onDesk.locale}, ${onDesk.viewport.width} px`, () => {
  const { locale, viewport } = onDesk;
  test.use({ locale, viewport });
  const admin = messages(locale, 'admin');
  const history = messages(locale, 'admin-history');

  test('who write the same text are shown both and where they began, and keep the one or the other with all that is theirs alone', async ({
    adminPage,
    colleaguesAdmin,
  }) => {
    await using stage = await openStage();
    const mark = named('Séance disputée', 'جلسة متنازع عليها');
    const id = await stage.session(mark, 60, 120);
    const mine = eventForm(adminPage, locale);
    const theirs = eventForm(colleaguesAdmin, locale);
    const titleNow = async () =>
      (await stage.sql`select title from events where id = ${id}`)[0]?.title;
    let before = mark.fr;
    for (const keep of ['keep_mine', 'keep_theirs'] as const) {
      await adminPage.goto(`/admin/evenements?id=${id}`);
      await colleaguesAdmin.goto(`/admin/evenements?id=${id}`);
      const texts = { mine: `Ma version, ${keep}`, theirs: `Leur version, ${keep}` };
      for (const form of [mine, theirs]) {
        const text = await form.input(form.form, 'event.title', 'fr');
        await expect(text).toHaveValue(before);
      }
      await mine.write(mine.form, 'event.title', { fr: texts.mine, en: `Mine, ${keep}` });
      await theirs.write(theirs.form, 'event.title', { fr: texts.theirs });
      await theirs.save();
      await expect(mine.form.getByText(admin('form.changed_elsewhere'))).toBeVisible();
      await mine.save();
      await mine.expectSaved();
      const told = admin('sync.conflicts_one').replace('{{count}}', '1');
      await expect(adminPage.getByText(told)).toBeVisible();
      await adminPage.getByRole('button', { name: admin('sync.open') }).click();
      const dialog = adminPage.getByRole('dialog');
      const entry = dialog.getByRole('listitem').filter({ hasText: admin('sync.status.conflict') });
      for (const [version, text] of [
        ['mine', texts.mine],
        ['theirs', texts.theirs],
        ['base', before],
      ] as const) {
        const shown = entry.getByRole('definition').filter({ hasText: admin(`sync.${version}`) });
        await expect(shown).toContainText(text);
      }
      // What nobody else has changed is no question.
      await expect(entry).toContainText(admin('sync.yours_alone').replace(/\{.*/, ''));
      await entry.getByRole('button', { name: admin(`sync.${keep}`) }).click();
      before = keep === 'keep_mine' ? texts.mine : texts.theirs;
      await expect.poll(titleNow).toMatchObject({ fr: before, en: `Mine, ${keep}` });
      await expect(dialog.getByText(admin('sync.none'))).toBeVisible();
    }
  });

  test('what one deletes while the other changes it is asked about first, and comes back changed in one press', {
    tag: '@soak',
  }, async ({ adminPage, colleaguesAdmin }) => {
    await using stage = await openStage();
    const title = named('Séance supprimée', 'جلسة محذوفة');
    const id = await stage.session(title, 60, 120);
    const changed = `${title.fr}, changée`;
    const titleNow = async () =>
      (await stage.sql`select title ->> 'fr' as title from events where id = ${id}`)[0]?.title;
    const mine = eventForm(adminPage, locale);
    const theirs = eventForm(colleaguesAdmin, locale);
    await adminPage.goto(`/admin/evenements?id=${id}`);
    await expect(await mine.input(mine.form, 'event.title', 'fr')).toHaveValue(title.fr);
    await adminPage.context().setOffline(true);
    await mine.remove();
    await mine.expectSaved();
    await colleaguesAdmin.goto(`/admin/evenements?id=${id}`);
    await theirs.write(theirs.form, 'event.title', { fr: changed });
    await theirs.save();
    await expect.poll(titleNow).toBe(changed);
    await adminPage.context().setOffline(false);

    await adminPage.getByRole('button', { name: admin('sync.open') }).click();
    const dialog = adminPage.getByRole('dialog');
    const entry = dialog.getByRole('listitem').filter({ hasText: admin('sync.status.conflict') });
    await expect(entry).toContainText(admin('sync.changed_since'));
    for (const [version, text] of [
      ['theirs', changed],
      ['seen', title.fr],
    ] as const) {
      const shown = entry.getByRole('definition').filter({ hasText: admin(`sync.${version}`) });
      await expect(shown).toContainText(text);
    }
    expect(await titleNow()).toBe(changed);
    await entry.getByRole('button', { name: admin('sync.delete_anyway') }).click();
    await expect.poll(titleNow).toBeUndefined();

    // Who wrote it finds it among the latest changes.
    await colleaguesAdmin.goto('/admin');
    const deletion = colleaguesAdmin
      .getByRole('listitem')
      .filter({ hasText: changed })
      .filter({ hasText: history('action.delete') });
    await deletion.getByRole('button', { name: history('restore') }).click();
    await expect.poll(titleNow).toBe(changed);
  });
});
