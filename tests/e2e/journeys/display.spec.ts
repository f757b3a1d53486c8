import type { Page } from '@playwright/test';
import { announce } from '../fixtures/announce.ts';
import { objections } from '../fixtures/axe.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { bellJoined } from '../fixtures/doorbell.ts';
import { expect, installed, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import {
  currentEdition,
  openScreen,
  type SyncRow,
  televisions,
  turnScreen,
} from '../fixtures/screen.ts';

test.use({ viewport: televisions.hd });

const view = (page: Page) => page.locator('[data-view]');
const french = messages('fr', 'display');

test('the main hall is shown with now and next, outside the common frame', {
  tag: '@core',
}, async ({ page }) => {
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
  // The weather, the next prayer and where it is said take turns.
  const told = page.locator('[data-observed], [data-prayer]');
  await expect(told).toHaveCount(1);
  for (const what of [/°C/, /Dohr 1[23]:\d\dIqama/, /Dohr 1[23]:\d\dMosquée/]) {
    // Time runs on quicker than the page is drawn.
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(told).toHaveText(what, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  }
  await expect(page.locator('html')).toHaveCSS('cursor', 'none');
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'screen');
  for (const role of ['navigation', 'alert', 'link', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
});

test('a screen at a door shows its hall, the question being answered, points to where its sessions have gone, never announces a cancelled one', async ({
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
  const cancelled = edition.sessions.find((session) => session.cancelled);
  if (!moved || !cancelled) throw new Error('Nothing was moved, or cancelled');
  const asked = edition.sessions.find(
    ({ id, place, cancelled: gone }) =>
      place === edition.hall && !gone && id !== moved.id && id !== cancelled.id,
  );
  if (!asked) throw new Error('Nothing takes place in the main hall');
  const question = 'Une question qui tient sur toute la largeur de l’écran ?';
  const withQuestion = (rows: readonly SyncRow[]) =>
    rows.map((one) =>
      one.id === asked.id ? { ...one, row: { ...one.row, question_shown: question } } : one,
    );
  const looks = [
    {
      ...{ at: asked.starts + 60_000, hall: asked.place },
      async see() {
        await expect(page.locator(`[data-now="${asked.id}"] [data-question]`)).toContainText(
          question,
        );
      },
    },
    {
      ...{ at: moved.starts_at.getTime() - 10 * 60_000, hall: moved.former },
      async see() {
        const notice = page.locator(`[data-kind="moved"][data-session="${moved.id}"]`);
        await expect(notice).toContainText(moved.place);
        await expect(notice).toContainText(french('moved'));
      },
    },
    {
      ...{ at: cancelled.starts + 60_000, hall: cancelled.place },
      async see() {
        await expect(
          page.locator(`[data-kind="cancelled"][data-session="${cancelled.id}"]`),
        ).toBeVisible();
        for (const part of ['now', 'next']) {
          await expect(page.locator(`[data-${part}="${cancelled.id}"]`)).toHaveCount(0);
        }
      },
    },
  ].toSorted((one, other) => one.at - other.at);
  for (const [index, { at, hall, see }] of looks.entries()) {
    const search = `?lang=fr&hall=${hall}`;
    if (index === 0) await openScreen(page, { at, search, rows: withQuestion });
    else {
      await page.clock.fastForward(at - (await page.evaluate(() => Date.now())));
      await turnScreen(page, search);
    }
    await see();
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

test('an urgent announcement takes the screen over at once, until it expires', async ({ page }) => {
  await using database = await runningDatabase();
  const { sql } = database;
  const edition = await currentEdition(sql);
  const begin = edition.at(3, '09:20');
  const joined = bellJoined(page);
  await openScreen(page, { at: begin, search: '?lang=fr', announced: true });
  await joined;
  await expect(view(page)).toHaveAttribute('data-view', 'now');
  const id = await announce(sql, 'Évacuation de la salle', { urgent: true });
  try {
    await expect(page.locator(`[data-announcement="${id}"]`)).toHaveCount(0);
    await sql`update announcements set expires_at = ${new Date(begin + 3_600_000)} where id = ${id}`;
    await expect(page.locator(`[data-announcement="${id}"]`)).toBeVisible();
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
  // What was pulled is stored well after it is shown.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('forum.held'))).toBeTruthy();
  await device.close();

  page = await device.open({ offline: true });
  await page.goto('/dashboard?lang=ar');
  await expect(page.locator('[data-view]:not([data-view="empty"])')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-contact], [data-view="takeover"]').first()).toBeVisible();
});

test('a programme that has come in part is shown, and that nothing confirmed it for minutes', async ({
  page,
}) => {
  await using database = await runningDatabase();
  const { at } = await currentEdition(database.sql);
  await openScreen(page, { at: at(2, '10:30'), inPart: true });
  await expect(view(page)).toHaveAttribute('data-view', 'now');
  await expect(page.locator('[data-contact]')).toHaveCount(0);
  await page.clock.runFor(7 * 60_000);
  await expect(page.locator('[data-contact]')).toBeVisible();
});
