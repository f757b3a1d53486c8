import { expect, onDesk, test, workIn } from '../fixtures/administrator.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';

test.use(onDesk);

test('sheets chosen in the back office open in their language', {
  tag: '@soak',
}, async ({ adminPage }) => {
  const own = messages(onDesk.locale, 'print');
  await adminPage.goto('/admin/impression');
  await adminPage.getByRole('button', { name: own('sheet.doors') }).click();
  await adminPage.getByRole('button', { name: 'العربية', exact: true }).click();
  const opened = adminPage.waitForEvent('popup');
  await adminPage.getByRole('link', { name: own('open') }).click();
  const sheets = await opened;
  await expect(sheets.locator('[data-format="sign"]').first()).toBeVisible();
  await expect(sheets.locator('html')).toHaveAttribute('lang', 'ar');
});

test('a list on paper keeps the headings of its columns, all of them on the sheet', async ({
  adminPage,
}) => {
  await adminPage.goto('/admin/orateurs');
  const table = adminPage.getByRole('main').getByRole('table');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await adminPage.emulateMedia({ media: 'print' });
  await adminPage.setViewportSize({ width: 718, height: 1000 });
  const headings = table.getByRole('columnheader').getByRole('button');
  for (const heading of await headings.all()) await expect(heading).toBeVisible();
  const over = await table.evaluate((all) => all.getBoundingClientRect().right - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});

test('the planning on paper has all halls of a sheet whole', async ({ adminPage }) => {
  await adminPage.goto('/admin/evenements?tab=planning');
  const grids = adminPage.getByRole('main').getByRole('grid');
  await expect(grids.getByRole('gridcell').first()).toBeVisible();
  await adminPage.emulateMedia({ media: 'print' });
  // What the margins leave of a sheet of A4.
  await adminPage.setViewportSize({ width: 672, height: 971 });
  await adminPage.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(grids.first()).toBeVisible();
  const beyond = await grids.evaluateAll((all) =>
    all
      .map((grid) => grid.getBoundingClientRect())
      .filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth),
  );
  expect(beyond).toEqual([]);
});

test('all days of a long forum are in sight, whatever there are of them', async ({ adminPage }) => {
  await using edition = await openEdition();
  const id = await edition.session({ fr: 'Séance imprimée' });
  await edition.sql`update editions set ends_on = starts_on + 11 where id = ${edition.id}`;
  await edition.sql`
    insert into events (edition_id, title, type, date, starts_at, ends_at, published)
    select edition_id, title, type, date + later, starts_at + later * interval '1 day',
      ends_at + later * interval '1 day', published
    from events, generate_series(1, 11) later where id = ${id}`;
  await workIn(adminPage, edition.id, '/admin/impression');
  const days = adminPage.getByRole('group', { name: messages(onDesk.locale, 'print')('day') });
  await expect(days.getByRole('button')).toHaveCount(12);
  for (const day of await days.getByRole('button').all()) {
    await expect(day).toBeInViewport({ ratio: 1 });
  }
});
