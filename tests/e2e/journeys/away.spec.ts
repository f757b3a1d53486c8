import type { Page, WebSocketRoute } from '@playwright/test';
import { announce } from '../fixtures/announce.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/forum.ts';
import { words } from '../fixtures/words.ts';

// What one test announces would show in the pages of another.
test.describe.configure({ mode: 'default' });

let database: Awaited<ReturnType<typeof runningDatabase>>;
test.beforeAll(async () => {
  database = await runningDatabase();
});
test.afterEach(() => database.sql`delete from announcements where title ->> 'fr' like 'Essai %'`);
test.afterAll(() => database[Symbol.asyncDispose]());

const area = (page: Page) =>
  page.getByRole('region', { name: words('fr', 'common')('notifications.area') });
const inTicker = (page: Page, title: string) => page.getByRole('link', { name: title });

/** Puts the page out of sight, or back into it, as far as its scripts can tell. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    const state = value ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Waits until the content is complete and the doorbell is heard. */
async function settled(page: Page): Promise<void> {
  const joined = page.waitForEvent('websocket');
  await page.goto('/presentation');
  const socket = await joined;
  await socket.waitForEvent('framereceived', ({ payload }) => /"status":"ok"/.test(`${payload}`));
}

test('a phone that was without a network hears, once it is back, what it missed', async ({
  page,
  context,
}) => {
  await settled(page);
  await context.setOffline(true);
  await announce(database.sql, 'Essai sans réseau', true);
  await page.waitForTimeout(2000); // long enough for it to arrive if anything could reach the page
  await expect(inTicker(page, 'Essai sans réseau')).toHaveCount(0);
  await context.setOffline(false);
  await expect(area(page)).toContainText('Essai sans réseau');
  await expect(inTicker(page, 'Essai sans réseau')).toBeAttached();
});

test('bells that are lost are made up for when the page is looked at again', async ({ page }) => {
  // The connection stands and says nothing, as one does that a sleeping phone still believes in.
  await page.routeWebSocket(/realtime/, (route) => {
    const server = route.connectToServer();
    server.onMessage((data) => {
      if (!String(data).includes('"broadcast"')) route.send(data);
    });
  });
  await page.goto('/presentation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(4000); // the doorbell is joined by then
  await setHidden(page, true);
  await announce(database.sql, 'Essai sans sonnette', true);
  await page.waitForTimeout(2000);
  await expect(inTicker(page, 'Essai sans sonnette')).toHaveCount(0);
  await setHidden(page, false);
  await expect(area(page)).toContainText('Essai sans sonnette');
});

test('a connection that breaks is made again, and what was rung meanwhile is fetched', async ({
  page,
}) => {
  const routes: WebSocketRoute[] = [];
  await page.routeWebSocket(/realtime/, (route) => {
    routes.push(route);
    route.connectToServer();
  });
  await page.goto('/presentation');
  await expect.poll(() => routes.length).toBe(1);
  await page.waitForTimeout(2000); // joined by then
  await routes[0]?.close({ code: 1012 });
  await announce(database.sql, 'Essai coupé', true);
  await expect(area(page)).toContainText('Essai coupé', { timeout: 30_000 });
  expect(routes.length).toBeGreaterThan(1);
});

test('after hours in the background the page is current and tells what came, once', async ({
  page,
}) => {
  // Other journeys announce things of their own beside this one.
  const told = area(page).locator('[data-variant]').filter({ hasText: 'Essai' });
  await page.clock.install();
  await settled(page);
  await setHidden(page, true);
  await announce(database.sql, 'Essai de nuit', true);
  await expect(inTicker(page, 'Essai de nuit')).toBeAttached();
  await expect(told).toHaveCount(0);
  await page.clock.fastForward('06:00:00');
  await announce(database.sql, 'Essai du matin', true);
  await setHidden(page, false);
  await expect(inTicker(page, 'Essai du matin')).toBeAttached();
  await expect(told).toHaveCount(1);
  await expect(area(page)).toContainText('Essai du matin');
  await page.clock.fastForward(10_000);
  await expect(told).toHaveCount(0);
  await setHidden(page, true);
  await setHidden(page, false);
  await page.waitForTimeout(1000); // the time a second telling would take
  await expect(told).toHaveCount(0);
});
