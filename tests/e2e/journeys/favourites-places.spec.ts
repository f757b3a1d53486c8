import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { objections } from '../fixtures/axe.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { desk, expect, installed, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

/** Three sessions of one day of the current edition, one after the other, in two places. */
async function aDayInTwoPlaces(sql: Sql): Promise<{ id: string; day: string }[]> {
  return sql<{ id: string; day: string }[]>`
    with held as (
      select e.id, e.date, e.starts_at, e.ends_at, e.location_id from events e
        join editions on editions.id = e.edition_id and is_current
        join locations l on l.id = e.location_id and l.latitude is not null and l.published
      where e.published and not e.cancelled)
    select unnest(array[a.id, b.id, c.id]) as id, date::text as day from held a
      join held b using (date) join held c using (date)
    where b.starts_at > a.ends_at + interval '1 hour' and c.starts_at > b.ends_at + interval '1 hour'
      and c.location_id = a.location_id and b.location_id <> a.location_id
    order by date, a.starts_at, a.id, b.id, c.id limit 3`;
}

test.describe('a visitor on the site who reads Arabic', () => {
  const language = 'ar';
  test.use({ language, locale: language });
  const [own, map] = [messages(language, 'favourites'), messages(language, 'map')];
  const digits = new Intl.NumberFormat('ar-MA');
  const stop = (text: string) =>
    new RegExp(map('walk.stop').replace('{{name}}', '.+').replace('{{numbers}}', `${text}.*`));

  test('chooses, sees the way through the day on the plan and follows it, all without a network', async ({
    device,
  }) => {
    await using database = await runningDatabase();
    const day = await aDayInTwoPlaces(database.sql);
    expect(day).toHaveLength(3);
    let page = await device.open();
    await page.goto('/programme');
    await expect(page.getByRole('main').locator('a[href^="/programme/"]').first()).toBeVisible();
    await installed(page);
    await device.close();

    page = await device.open({ offline: true });
    for (const { id } of day) {
      await page.goto(`/programme/${id}`);
      const heart = page.getByRole('main').locator('button[data-text]');
      await heart.tap();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(heart).not.toHaveAttribute('aria-busy');
    }
    await page.goto('/programme?tab=mine');
    await expect(page.getByRole('main').locator('ol > li h3')).toHaveCount(3);
    const between = new RegExp(own('free_walk').replace(/\{\{\w+\}\}/g, '.+'));
    await expect(page.getByText(between)).toHaveCount(2);
    await page.getByText(own('route'), { exact: true }).tap();
    const plan = page.getByRole('main').locator('a[href*="walk="]');
    await expect(plan.locator('polyline').first()).toBeVisible();
    await expect(plan.locator('text', { hasText: '·' })).toHaveCount(1);
    await expect(page.getByRole('main').locator('details ol > li')).toHaveCount(3);

    await plan.tap();
    await expect(page).toHaveURL(new RegExp(`/carte\\?walk=${day[0]?.day}$`));
    const marks = page.locator('button[id^="mark-"]');
    const [one, two, three] = [1, 2, 3].map((number) => digits.format(number));
    await expect(marks.filter({ hasText: `${one} · ${three}` })).toHaveCount(1);
    await expect(page.getByRole('button', { name: stop(String(two)) })).toHaveCount(1);
    await expect(page.locator('#walk + ol > li')).toHaveCount(3);

    await page.getByRole('button', { name: map('walk.none') }).tap();
    await expect(page.locator('#walk')).toHaveCount(0);
    await expect(page.locator('polyline:visible')).toHaveCount(0);
  });
});

test.describe('with a keyboard', () => {
  const language = 'fr';
  test.use({ worker: false });
  const [own, common] = [messages(language, 'favourites'), messages(language, 'common')];

  test('marks what the search finds, by keyboard, and looks well with hearts everywhere', {
    tag: '@soak',
  }, async ({ page }) => {
    await using database = await runningDatabase();
    const [speaker] = await database.sql<{ id: string; name: string }[]>`
    select id, name ->> ${language} as name from speakers
    where published and name ? ${language} order by id limit 1`;
    await page.goto('/orateurs');
    await expect(page.getByRole('main').locator('a[href^="/orateurs/"]').first()).toBeVisible();
    await page
      .getByRole('button', { name: common('nav.search') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(speaker?.name ?? '');
    const name = own('heart.speaker').replace('{{name}}', speaker?.name ?? '');
    const heart = dialog.getByRole('button', { name, exact: true });
    await expect(heart).toBeVisible();
    await expect(dialog.locator('button button')).toHaveCount(0);
    while (!(await heart.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).not.toHaveAttribute('aria-busy');
    await expect(dialog).toBeVisible();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goto('/programme?tab=mine');
    await expect(
      page
        .locator('#favourite-speakers')
        .or(page.getByText(speaker?.name ?? ''))
        .first(),
    ).toBeVisible();
  });
});

/** The first heart of a listing. */
const firstHeart = (page: Page) =>
  page
    .getByRole('main')
    .locator('button[aria-pressed][data-corner], li button[aria-pressed]:has(svg)')
    .filter({ visible: true })
    .first();

/** Presses a heart: nothing else happens but the marking. */
async function press(page: Page): Promise<void> {
  const heart = firstHeart(page);
  await expect(heart).toBeVisible();
  const before = page.url();
  // What it shows may still change until the very press, when what the device holds has been read.
  const shown = heart.evaluate(
    (button) =>
      new Promise((resolve) => {
        const note = () => resolve(button.getAttribute('aria-pressed'));
        button.addEventListener('click', note, { capture: true, once: true });
      }),
  );
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', String((await shown) !== 'true'));
  expect(page.url()).toBe(before);
}

test.describe('without a worker', () => {
  test.use({ worker: false });

  test('a heart stands wherever a session, a speaker or an exhibitor is listed', {
    tag: '@soak',
  }, async ({ page }) => {
    await using database = await runningDatabase();
    const { sql } = database;
    const [place] = await sql<{ id: string }[]>`
      select l.id from locations l join events e on e.location_id = l.id and e.published
        join editions on editions.id = e.edition_id and is_current
      where l.published and l.latitude is not null and not e.cancelled order by l.id limit 1`;
    const [said] = await sql<{ event: string; speaker: string; stand: string }[]>`
      select i.event_id as event, i.speaker_id as speaker,
        (select stand from exhibitors x where x.published and x.edition_id = e.edition_id and stand is not null limit 1)
      from interventions i join events e on e.id = i.event_id and e.published
        join editions on editions.id = e.edition_id and is_current
      order by i.id limit 1`;
    for (const address of [
      '/',
      '/programme',
      `/programme/${said?.event}`,
      `/intervention/${said?.event}/${said?.speaker}`,
      '/orateurs',
      `/orateurs/${said?.speaker}`,
      '/village-solidaire',
      `/village-solidaire?stand=${said?.stand}`,
      `/lieux/${place?.id}`,
      `/carte?place=${place?.id}`,
    ]) {
      await test.step(address, async () => {
        await page.setViewportSize(phone);
        await page.goto(address);
        await press(page);
        await page.setViewportSize(desk);
        await press(page);
      });
    }
  });
});
