import { runningDatabase } from '../fixtures/database.ts';
import { contentHeld, expect, installed, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

test.use({ viewport: phone, locale: 'ar', worker: true });

const programme = messages('ar', 'programme');
const tracks = messages('ar', 'tracks');

test('with no network a track gathers its sessions, and one tap adds or takes back all that come', async ({
  page,
  context,
}) => {
  await using database = await runningDatabase();
  const [track] = await database.sql<{ id: string; name: { ar: string }; coming: number }[]>`
    select tracks.id, name, count(*) filter (where ends_at > now() and not cancelled)::integer as coming
    from tracks join events on track_id = tracks.id where name ->> 'fr' = 'La terre et l’eau'
    group by tracks.id`;
  await page.goto('/programme');
  await installed(page);
  await contentHeld(page);
  await context.setOffline(true);

  const main = page.getByRole('main');
  await page.getByRole('button', { name: programme('filters') }).click();
  await page
    .getByRole('combobox', { name: programme('track.one') })
    .selectOption(track?.name.ar ?? '?');
  await expect(page).toHaveURL(`/programme?track=${track?.id}`);
  const banner = page.getByRole('region', { name: programme('track.one') });
  await expect(banner.getByRole('heading')).toHaveText(track?.name.ar ?? '?');
  await banner.getByRole('button').click();
  await expect(banner.getByText(tracks('all_kept'))).toBeVisible();
  await page.getByRole('button', { name: tracks('undo') }).click();
  await expect(banner.getByText(new RegExp(`\\(${track?.coming}\\)`))).toBeVisible();
  expect(await page.evaluate(() => document.body.scrollWidth <= innerWidth)).toBe(true);

  // The day that stands under it says so, and so do its sessions.
  await page.getByRole('button', { name: programme('reset') }).click();
  await expect(
    main.getByRole('heading', { level: 2 }).filter({ hasText: track?.name.ar ?? '?' }),
  ).toBeVisible();
  const card = main
    .getByRole('listitem')
    .filter({ hasText: track?.name.ar ?? '?' })
    .first();
  await card.getByRole('link').first().click();
  await main.getByRole('link', { name: track?.name.ar ?? '?' }).click();
  await expect(page).toHaveURL(`/programme?track=${track?.id}`);
});
