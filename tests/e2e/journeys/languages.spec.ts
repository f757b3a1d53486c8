import { runningDatabase } from '../fixtures/database.ts';
import { contentHeld, expect, installed, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

test.use({ viewport: phone, locale: 'ar', worker: true });

const programme = messages('ar', 'programme');

test('with no network one finds what is interpreted into Arabic, and on which channel', async ({
  page,
  context,
}) => {
  await using database = await runningDatabase();
  const [session] = await database.sql<{ id: string; date: string; title: { ar: string } }[]>`
    select events.id, date::text, title from events join editions on editions.id = edition_id
    where is_current and title ->> 'fr' = 'L’intelligence artificielle et la responsabilité du cœur'`;
  await page.goto('/programme');
  await installed(page);
  await contentHeld(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: programme('filters') }).click();
  await page.getByRole('combobox', { name: programme('language') }).selectOption('العربية');
  await expect(page).toHaveURL(/language=ar/);
  await page
    .getByRole('link', { name: new RegExp(`${Number(session?.date.slice(-2))}`) })
    .first()
    .click();
  const card = page.getByRole('listitem').filter({ hasText: session?.title.ar ?? '?' });
  const mark = card.getByRole('img', { name: /^اللغة: الإنجليزية\. الترجمة الفورية: العربية/ });
  await expect(mark).toContainText('العربية');
  expect(await page.evaluate(() => document.body.scrollWidth <= innerWidth)).toBe(true);

  await card.getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main.getByText('اللغة: الإنجليزية', { exact: true })).toBeVisible();
  await expect(main.getByText('العربية (سماعة، القناة 1، صفحة البث)')).toBeVisible();
  await main.getByRole('link', { name: programme('listen') }).click();
  await expect(page).toHaveURL('/direct');

  // What nobody speaks is not offered.
  await page.goto('/programme');
  const offered = page.getByRole('combobox', { name: programme('language'), includeHidden: true });
  await expect(offered.getByRole('option', { includeHidden: true })).toHaveText([
    ...[programme('any_language'), 'العربية', 'الأمازيغية', 'الفرنسية', 'الإنجليزية'],
    ...['الإسبانية', 'الألمانية', 'التركية', 'الأوردية'],
  ]);
});
