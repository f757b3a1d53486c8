import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { isolated } from '#shared/isolated.ts';
import { expect, onDesk, test } from '../fixtures/administrator.ts';
import { messages } from '../fixtures/messages.ts';
import { pulled } from '../fixtures/pulled.ts';
import { named, openStage, type Stage } from '../fixtures/sessions.ts';

const { locale, viewport } = onDesk;
const t = messages(locale, 'admin-programme');
test.use({ locale, viewport });

/** Two halls beside each other, and a session in the first. */
async function setUp(stage: Stage) {
  const [hall, other] = [named('Salle de la grille', 'قاعة'), named('Salle d’à côté', 'قاعة')];
  const title = named('Séance à déplacer', 'جلسة');
  const place = await stage.hall(hall);
  const elsewhere = await stage.hall(other);
  // More seats than others have: they stand first in the grid, side by side whoever else does this.
  const seats = 100_000 + 2 * randomInt(400_000);
  await stage.sql`update locations set capacity = ${seats + 1} where id = ${place}`;
  await stage.sql`update locations set capacity = ${seats} where id = ${elsewhere}`;
  const id = await stage.session(title, 60, 120, { location_id: place });
  const read = async () => {
    const [row] = await stage.sql<{ starts_at: Date; ends_at: Date; location_id: string }[]>`
      select starts_at, ends_at, location_id from events where id = ${id}`;
    return row;
  };
  return { hall, other, title, place, elsewhere, id, read };
}

/** Drags what is held by its middle to the middle of a column, as high as it is. */
async function dragTo(page: Page, block: Locator, column: Locator) {
  const [from, to] = [await block.boundingBox(), await column.boundingBox()];
  if (!from || !to) throw new Error('Nothing to drag');
  const down = from.y + Math.min(from.height / 2, 20);
  await page.mouse.move(from.x + from.width / 2, down);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 8, down, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, down, { steps: 6 });
  await page.mouse.up();
}

test('without a network a session is dragged to another hall, taken back, and moved by keyboard; then it is sent, and who runs one hall moves nothing into or out of others', async ({
  adminLine,
  adminPage,
  administrator,
}) => {
  await using stage = await openStage();
  const set = await setUp(stage);
  const before = await set.read();
  const name = named('Yusuf Karam', 'يوسف كرم');
  const chair = await stage.speaker(name);
  await stage.sql`update events set chair_id = ${chair} where id = ${set.id}`;
  await stage.sql`insert into speaker_details (speaker_id, edition_id, participation)
    select ${chair}, edition_id, 'no' from events where id = ${set.id}`;
  await adminLine.open('/admin/evenements?tab=planning');
  const row = (hall: string) => adminPage.getByRole('row').filter({ hasText: hall });
  const block = (hall: string) =>
    row(hall).getByRole('gridcell', { name: set.title[locale], exact: false });
  // Who chairs it has answered that they are not coming.
  await expect(block(set.hall[locale])).toContainText(t('planning.mark.clash'));
  await block(set.hall[locale]).scrollIntoViewIfNeeded();
  await adminLine.setOffline(true);

  await dragTo(adminPage, block(set.hall[locale]), row(set.other[locale]));
  await expect(block(set.other[locale])).toBeVisible();
  await expect(block(set.hall[locale])).toHaveCount(0);
  await adminPage
    .locator('main')
    .getByRole('button', { name: t('day_of.undo') })
    .click();
  await expect(block(set.hall[locale])).toBeVisible();

  await block(set.hall[locale]).focus();
  await adminPage.keyboard.press('Space');
  const said = adminPage.getByRole('status').filter({ hasText: set.title[locale] });
  await expect(said).toContainText(set.hall[locale]);
  await expect(said).toContainText(
    t('clash.away.declined').replace('{{person}}', isolated(name[locale])),
  );
  await adminPage.keyboard.press('ArrowRight');
  await expect(said).toContainText(set.other[locale]);
  await adminPage.keyboard.press('Escape');
  await expect(block(set.hall[locale])).toBeFocused();

  await adminPage.keyboard.press('Space');
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'Shift+ArrowDown']) {
    await adminPage.keyboard.press(key);
  }
  await adminPage.keyboard.press('Enter');
  await expect(block(set.other[locale])).toBeFocused();
  expect(await set.read()).toEqual(before);
  await adminLine.setOffline(false);
  await expect.poll(async () => (await set.read())?.location_id).toBe(set.elsewhere);
  const after = await set.read();
  const minutes = (row: typeof after) =>
    ((row?.ends_at.getTime() ?? 0) - (row?.starts_at.getTime() ?? 0)) / 60_000;
  const later = ((after?.starts_at.getTime() ?? 0) - (before?.starts_at.getTime() ?? 0)) / 60_000;
  // It began at any minute, and now at one that the grid has.
  expect([later > 5 && later <= 10, minutes(after) > 60]).toEqual([true, true]);

  await stage.sql`update administrators set roles = '{hall}', halls = ${[set.place]}::uuid[]
    where user_id = (select id from auth.users where email = ${administrator.email})`;
  const told = pulled(adminPage, '"hall"');
  await adminLine.open('/admin/evenements?tab=planning');
  await told;
  const theirs = block(set.other[locale]);
  await expect(theirs).toBeVisible();
  await expect(theirs).not.toHaveAttribute('data-movable');
  await theirs.focus();
  await adminPage.keyboard.press('Space');
  await adminPage.keyboard.press('ArrowRight');
  await dragTo(adminPage, theirs, row(set.hall[locale]));
  await expect(theirs).toBeVisible();
  expect(await set.read()).toEqual(after);

  await stage.sql`update events set location_id = ${set.place} where id = ${set.id}`;
  const own = block(set.hall[locale]);
  await expect(own).toHaveAttribute('data-movable');
  await own.focus();
  await adminPage.keyboard.press('Space');
  await adminPage.keyboard.press('ArrowRight');
  await expect(said).toContainText(t('planning.not_yours'));
  await adminPage.keyboard.press('Escape');
  await dragTo(adminPage, own, row(set.other[locale]));
  await expect(own).toBeVisible();
  expect((await set.read())?.location_id).toBe(set.place);
});
