import type { Page } from '@playwright/test';
import { announce } from '../fixtures/announce.ts';
import { objections } from '../fixtures/axe.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { expect, installed, test } from '../fixtures/forum.ts';
import { currentEdition, openScreen, televisions } from '../fixtures/screen.ts';
import { words } from '../fixtures/words.ts';

test.use({ viewport: televisions.hd });

const view = (page: Page) => page.locator('[data-view]');
const french = words('fr', 'display');

/** Resolves once the page hears the doorbell of the content. */
function contentJoined(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (/realtime:content.*"status":"ok"/.test(`${payload}`)) resolve();
      });
    });
  });
}

test('the main hall is shown with now and next, outside the common frame', async ({ page }) => {
  await using database = await runningDatabase();
  const edition = await currentEdition(database.sql);
  const now = edition.at(3, '09:20');
  const inHall = edition.sessions.filter(
    ({ place, cancelled }) => place === edition.hall && !cancelled,
  );
  const on = inHall.find(({ starts, ends }) => starts <= now && now < ends);
  const next = inHall.find(({ starts }) => starts > now);

  await page.addInitScript(() => {
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = function (type) {
      document.documentElement.dataset.awake = type ?? 'screen';
      return request.call(this, type);
    };
  });
  // The function is loaded at its first call.
  await page.request.get('/functions/v1/weather');
  await openScreen(page, { at: now, search: '?lang=fr' });
  await expect(view(page)).toHaveAttribute('data-view', 'now');
  await expect(page.locator(`[data-now="${on?.id}"] img`).first()).toBeVisible();
  await expect(page.locator(`[data-next="${next?.id}"]`)).toBeVisible();
  await expect(page.getByRole('banner').getByText(french('live'))).toBeVisible();
  await expect(page.locator('[data-code]')).toHaveAttribute('data-code', /\/programme$/);
  await expect(page.locator('[data-observed]')).toContainText('°C');
  await expect(page.locator('html')).toHaveCSS('cursor', 'none');
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'screen');
  for (const role of ['navigation', 'alert', 'link', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
});

test('a screen at a door shows its hall, and points to where its sessions have gone', async ({
  page,
}) => {
  await using database = await runningDatabase();
  const { sql } = database;
  const edition = await currentEdition(sql);
  const [moved] = await sql<{ id: string; former: string; starts_at: Date; place: string }[]>`
    select e.id, e.previous_location_id as former, e.starts_at, l.name ->> 'fr' as place
    from events e join locations l on l.id = e.location_id
    where e.edition_id = ${edition.id} and e.change = 'moved'
      and e.previous_location_id <> e.location_id and not e.cancelled limit 1`;
  if (!moved) throw new Error('The demonstration has no moved session');
  const at = moved.starts_at.getTime() - 10 * 60_000;
  await openScreen(page, { at, search: `?lang=fr&hall=${moved.former}` });
  const notice = page.locator(`[data-kind="moved"][data-session="${moved.id}"]`);
  await expect(notice).toContainText(moved.place);
  await expect(notice).toContainText(french('moved'));
});

test('a cancelled session is never next, and said to be cancelled', async ({ page }) => {
  await using database = await runningDatabase();
  const edition = await currentEdition(database.sql);
  const cancelled = edition.sessions.find((session) => session.cancelled);
  if (!cancelled) throw new Error('The demonstration has no cancelled session');
  const at = cancelled.starts + 60_000;
  await openScreen(page, { at, search: `?lang=fr&hall=${cancelled.place}` });
  await expect(
    page.locator(`[data-kind="cancelled"][data-session="${cancelled.id}"]`),
  ).toBeVisible();
  for (const part of ['now', 'next']) {
    await expect(page.locator(`[data-${part}="${cancelled.id}"]`)).toHaveCount(0);
  }
});

test('languages take turns, each with its own direction, without touching the reader’s own', async ({
  page,
}) => {
  await using database = await runningDatabase();
  const edition = await currentEdition(database.sql);
  await openScreen(page, { at: edition.at(3, '09:20') });
  await expect(view(page)).toHaveAttribute('lang', /fr|en|ar/);
  const seen = new Set<string>();
  for (let turn = 0; turn < 6; turn += 1) {
    seen.add(`${await view(page).getAttribute('lang')} ${await view(page).getAttribute('dir')}`);
    await page.clock.runFor(20_000);
  }
  expect([...seen].sort()).toEqual(['ar rtl', 'en ltr', 'fr ltr']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('an urgent announcement takes the screen over within two seconds, until it expires', async ({
  page,
}) => {
  await using database = await runningDatabase();
  const { sql } = database;
  const edition = await currentEdition(sql);
  const begin = edition.at(3, '09:20');
  const joined = contentJoined(page);
  await openScreen(page, { at: begin, search: '?lang=fr', announced: true });
  await joined;
  await expect(view(page)).toHaveAttribute('data-view', 'now');
  const id = await announce(sql, 'Évacuation de la salle', true);
  try {
    await expect(page.locator(`[data-announcement="${id}"]`)).toHaveCount(0);
    const begun = performance.now();
    await sql`update announcements set expires_at = ${new Date(begin + 3_600_000)} where id = ${id}`;
    await expect(page.locator(`[data-announcement="${id}"]`)).toBeVisible();
    const took = performance.now() - begun;
    test.info().annotations.push({ type: 'milliseconds', description: took.toFixed(0) });
    console.log(`takeover after ${took.toFixed(0)} ms`);
    expect(await objections(page)).toEqual([]);
    await page.clock.runFor(3_600_000);
    await expect(view(page)).not.toHaveAttribute('data-view', 'takeover');
  } finally {
    await sql`delete from announcements where id = ${id}`;
  }
});

test('a screen whose clock is hours wrong shows what is on now', async ({ page }) => {
  await using database = await runningDatabase();
  const edition = await currentEdition(database.sql);
  const now = edition.at(3, '09:20');
  await openScreen(page, { at: now, wrong: -5 * 3_600_000 - 17_000, search: '?lang=fr' });
  await expect(view(page)).toHaveAttribute('data-view', 'now');
  // The weather tells its hour as well; the clock stands last.
  await expect(page.getByText('09:20', { exact: true }).last()).toBeVisible();
});

test('a screen that fails is calm for the public, and comes back by itself', async ({
  page,
  problems,
}) => {
  await using database = await runningDatabase();
  const edition = await currentEdition(database.sql);
  await openScreen(page, { at: edition.at(3, '09:20'), search: '?lang=fr' });
  await expect(view(page)).toHaveAttribute('data-view', 'now');
  await page.evaluate(() => {
    Date.prototype.toISOString = () => {
      throw new RangeError('Out of everything');
    };
  });
  await page.clock.runFor(20_000);
  await expect(view(page)).toHaveCount(0);
  await expect(page.locator('main svg').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/\S/);
  await expect(page.locator('main')).toHaveCSS('cursor', 'none');
  await page.clock.runFor(40_000);
  await expect(view(page)).toHaveAttribute('data-view', 'now');
  expect(problems.splice(0).join()).toContain('Out of everything');
});

test('switched on without a network it shows what it knows, and since when', async ({ device }) => {
  let page = await device.open();
  await page.goto('/dashboard?lang=ar');
  await expect(page.locator('[data-view]:not([data-view="empty"])')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await installed(page);
  await page.waitForTimeout(3000); // what was pulled is stored well after it is shown
  await device.close();

  page = await device.open({ offline: true });
  await page.goto('/dashboard?lang=ar');
  await expect(page.locator('[data-view]:not([data-view="empty"])')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-contact], [data-view="takeover"]').first()).toBeVisible();
});
