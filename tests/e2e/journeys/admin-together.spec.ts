import { expect, test, views } from '../fixtures/administrator.ts';
import { eventForm } from '../fixtures/entity-form.ts';
import { named, openStage } from '../fixtures/sessions.ts';
import { words } from '../fixtures/words.ts';

for (const { locale, viewport } of views) {
  test.describe(`two administrators, ${locale}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    test.setTimeout(180_000);
    const admin = words(locale, 'admin');
    const saved = admin('sync.saved');

    test('who write in different languages both keep what they wrote', async ({
      office,
      openOffice,
    }) => {
      await using stage = await openStage();
      const title = named('Séance partagée', 'جلسة مشتركة');
      const id = await stage.session(title, 60, 120);
      const colleague = await openOffice();
      const mine = eventForm(office, locale);
      const theirs = eventForm(colleague, locale);
      await office.goto(`/admin/evenements?id=${id}`);
      await colleague.goto(`/admin/evenements?id=${id}`);
      await mine.write(mine.form, 'event.title', { en: `Shared ${title.mark}` });
      await theirs.write(theirs.form, 'event.title', { ar: `معاً ${title.mark}` });
      await mine.save();
      await theirs.save();
      await mine.expectSaved();
      await theirs.expectSaved();
      await expect
        .poll(async () => (await stage.find(title.fr))?.title)
        .toEqual({ fr: title.fr, en: `Shared ${title.mark}`, ar: `معاً ${title.mark}` });
      for (const page of [office, colleague]) {
        await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible();
      }
    });

    for (const keep of ['keep_mine', 'keep_theirs'] as const) {
      test(`who write the same text are shown both and where they began: ${keep}`, async ({
        office,
        openOffice,
      }) => {
        await using stage = await openStage();
        const title = named('Séance disputée', 'جلسة متنازع عليها');
        const id = await stage.session(title, 60, 120);
        const colleague = await openOffice();
        const mine = eventForm(office, locale);
        const theirs = eventForm(colleague, locale);
        await office.goto(`/admin/evenements?id=${id}`);
        await colleague.goto(`/admin/evenements?id=${id}`);
        const texts = { mine: `Ma version ${title.mark}`, theirs: `Leur version ${title.mark}` };
        await mine.write(mine.form, 'event.title', { fr: texts.mine });
        await theirs.write(theirs.form, 'event.title', { fr: texts.theirs });
        await theirs.save();
        await expect(mine.form.getByText(admin('form.changed_elsewhere'))).toBeVisible();
        await mine.save();
        await mine.expectSaved();
        await office.getByRole('button', { name: admin('sync.open') }).click();
        const entry = office
          .getByRole('dialog')
          .getByRole('listitem')
          .filter({ hasText: admin('sync.status.conflict') });
        for (const [version, text] of [
          ['mine', texts.mine],
          ['theirs', texts.theirs],
          ['base', title.fr],
        ] as const) {
          const shown = entry.getByRole('definition').filter({ hasText: admin(`sync.${version}`) });
          await expect(shown).toContainText(text);
        }
        await entry.getByRole('button', { name: admin(`sync.${keep}`) }).click();
        const kept = keep === 'keep_mine' ? texts.mine : texts.theirs;
        await expect
          .poll(async () => (await stage.sql`select title from events where id = ${id}`)[0]?.title)
          .toMatchObject({ fr: kept });
        await expect(office.getByRole('dialog').getByText(admin('sync.none'))).toBeVisible();
      });
    }
  });
}
