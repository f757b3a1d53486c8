import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/administrator.ts';
import { messages } from '../fixtures/messages.ts';

test.use({ locale: 'fr' });
const t = messages('fr', 'admin');
const fields = messages('fr', 'fields');

test('announcements and sessions are listed without scrolling sideways on a tablet and a small desk', async ({
  adminPage,
}) => {
  for (const [path, stays, gives] of [
    ['annonces', 'announcement.status', 'announcement.type'],
    ['evenements', 'event.location_id', 'event.track_id'],
  ] as const) {
    await adminPage.goto(`/admin/${path}`);
    const table = adminPage.getByRole('table');
    const column = (name: string) =>
      table.getByRole('columnheader', { name: fields(name), exact: true });
    await expect(table.getByRole('link').first()).toBeVisible();
    for (const width of [768, 1024]) {
      await adminPage.setViewportSize({ width, height: 900 });
      await expect(column(stays)).toBeInViewport({ ratio: 1 });
      await expect(column(gives)).toBeHidden();
      const beyond = (box: Element) => {
        const { scrollWidth = 0, clientWidth = 0 } = box.parentElement ?? {};
        return scrollWidth - clientWidth;
      };
      expect(await table.evaluate(beyond)).toBe(0);
    }
    await adminPage.setViewportSize({ width: 1440, height: 900 });
    await expect(column(gives)).toBeVisible();
  }
});

test('on a phone what can be done with an announcement takes two lines, and all words are there', async ({
  adminPage,
}) => {
  const content = messages('fr', 'admin-content');
  await adminPage.setViewportSize({ width: 390, height: 844 });
  await adminPage.goto('/admin/annonces');
  // The latest ones come first; the first that is out has the longest words.
  const sent = messages('fr', 'fields')('choices.announcement.status.sent');
  await adminPage.getByRole('row').filter({ hasText: sent }).getByRole('link').first().click();
  const bar = adminPage.locator('form footer');
  const update = bar.getByRole('button', { name: content('announce.update') });
  const withdraw = bar.getByRole('button', { name: content('announce.withdraw') });
  await expect(update).toBeVisible();
  const top = async (what: Locator) => (await what.boundingBox())?.y;
  expect(await top(withdraw)).toBe(await top(update));
  const others = await Promise.all(
    [t('form.cancel'), t('form.delete')].map((name) =>
      top(bar.getByRole('button', { name, exact: true })),
    ),
  );
  expect(new Set(others).size).toBe(1);
});

test('what goes with an edition is counted within its dialog at four times the size too', async ({
  adminPage,
}) => {
  const content = messages('fr', 'admin-content');
  await adminPage.setViewportSize({ width: 320, height: 640 });
  await adminPage.goto('/admin/editions');
  const remove = adminPage.getByRole('button', { name: content('edition.delete'), exact: true });
  await remove.first().click();
  const counts = adminPage.getByRole('dialog').getByRole('listitem');
  await expect(counts.first()).toBeVisible();
  const beyond = await counts.evaluateAll((lines) =>
    lines.flatMap((line) => {
      const list = line.parentElement?.getBoundingClientRect();
      const number = line.lastElementChild?.getBoundingClientRect();
      return list && number && number.right > list.right + 1 ? [line.textContent] : [];
    }),
  );
  expect(beyond).toEqual([]);
});
