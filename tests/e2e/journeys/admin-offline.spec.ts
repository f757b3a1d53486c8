import { addresses, behind } from '#shared/addresses.ts';
import { expect, officeKept, test } from '../fixtures/administrator.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { desk, phone } from '../fixtures/forum.ts';
import { words } from '../fixtures/words.ts';

for (const { locale, viewport, row } of [
  { locale: 'fr', viewport: desk, row: 0 },
  { locale: 'ar', viewport: phone, row: 1 },
] as const) {
  test.describe(`the back office without network, ${locale}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = words(locale, 'admin');
    const fields = words(locale, 'fields');

    test('after one visit every place opens offline, and what is changed there is sent later', async ({
      office,
      context,
    }) => {
      test.slow();
      await officeKept(office);
      await context.setOffline(true);
      await office.reload();
      for (const place of behind('admin')) {
        await office.goto(addresses[place].path);
        await expect(office.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(office).toHaveURL(new RegExp(`${addresses[place].path}$`));
      }

      await using database = await runningDatabase();
      const [speaker] = await database.sql<{ id: string }[]>`
        select s.id from speakers s join editions e on e.id = any (s.edition_ids)
        where e.is_current order by s.id offset ${row} limit 1`;
      await office.goto(`/admin/orateurs?id=${speaker?.id}`);
      const email = office.getByLabel(fields('speaker.email'));
      const address = `offline-${locale}-${viewport.width}@forum.example`;
      await email.fill(address);
      await office
        .getByRole('button', { name: t('form.save') })
        .first()
        .click();
      await expect(office.getByText(t('sync.offline')).first()).toBeVisible();
      await office.reload();
      await expect(office.getByRole('button', { name: t('sync.open') })).toBeVisible();

      await context.setOffline(false);
      await expect
        .poll(async () => {
          const [now] = await database.sql`
            select email from speakers where id = ${speaker?.id ?? ''}`;
          return now?.email;
        })
        .toBe(address);
      await expect(office.getByRole('button', { name: t('sync.open') })).toBeHidden();
    });
  });
}
