import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildNextRelease, copyWithLonger, differenceOf, thisRelease } from '../tools/releases.ts';
import { phone, returnAsVisitor } from './fixtures/forum.ts';
import { controlled, expect, test as hosted, openInstalled } from './fixtures/hosted.ts';
import { keptPage, putPage } from './fixtures/kept-pages.ts';
import { messages } from './fixtures/messages.ts';
import { applyButton, showsLater } from './fixtures/released.ts';
import { idle } from './fixtures/takeover.ts';

const test = hosted.extend<object, { nextRelease: string }>({
  nextRelease: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
    async ({}, use) => {
      const folder = await buildNextRelease();
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    // A build, on a machine that may be busy with other journeys.
    { scope: 'worker', timeout: 300_000 },
  ],
});

// The next release is built once for all of them.
test.describe.configure({ mode: 'default' });

const common = messages('fr', 'common');

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** How many files are on the device of those that two releases have under the same names, for all versions. */
function longerHeld(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('shell')).keys();
    return kept.filter(({ url }) => /\/(?:index\.html|warm-up\.js)\?/.test(url)).length;
  });
}

/** Fetches addresses, and tells of each whether the worker was not asked. */
function passedBy(page: Page, addresses: readonly string[]): Promise<boolean[]> {
  return page.evaluate(async (all) => {
    for (const address of all) await (await fetch(address)).text();
    const fetched = performance.getEntriesByType('resource');
    return all.map((address) => {
      const entry = fetched.find(({ name }) => name.endsWith(address));
      // The standard library does not know it.
      return (entry as { workerMatchedSourceType?: string }).workerMatchedSourceType === 'network';
    });
  }, addresses);
}

test('a new version waits for consent, brings only what has changed and shows no page kept for the one before', async ({
  device,
  host,
  nextRelease,
}) => {
  const page = await device.open();
  const loads = countLoads(page);
  await page.goto('/');
  await controlled(page);
  await expect(applyButton(page)).toBeHidden();
  expect(loads()).toBe(1);

  host.publish(nextRelease);
  host.requests.length = 0;
  await page.reload();
  await expect(applyButton(page)).toBeVisible();
  const difference = differenceOf(thisRelease, nextRelease);
  expect(difference).toContain('/index.html');
  expect(difference.filter((url) => url.endsWith('.woff2'))).toEqual([]);
  const asked = host.requests.filter(
    (path) => !/^\/(?:rest|auth|realtime)\/|^\/(?:sw\.js|snapshot\.json)$/.test(path),
  );
  expect(asked.sort()).toEqual(difference.sort());
  await showsLater(page, false);
  await putPage(page, '/', '<h1>Gardée</h1>', Date.now() + 3_600_000);
  expect(await keptPage(page, '/')).toContain('Gardée');

  // Enlarged four times, the page has no bar at its foot to keep clear of, and little to give away.
  const size = page.viewportSize() ?? phone;
  await page.setViewportSize({ width: 320, height: 256 });
  const offer = applyButton(page).locator('..');
  const { y, height } = (await offer.boundingBox()) ?? { y: 0, height: 256 };
  expect(256 - y - height).toBeLessThan(16);
  expect(height).toBeLessThan(64);
  // What ends the page can be read above it.
  const bar = page.getByRole('navigation', { name: common('frame.quick_navigation') });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeInViewport();
  const end = (await bar.boundingBox()) ?? { y: 256, height: 0 };
  expect(end.y + end.height).toBeLessThanOrEqual(y);
  await page.setViewportSize(size);

  await applyButton(page).click();
  await showsLater(page);
  await expect(applyButton(page)).toBeHidden();
  await controlled(page);
  expect(loads()).toBe(3);
  expect(await keptPage(page, '/')).toBeUndefined();

  await device.setOffline(true);
  await page.reload();
  await showsLater(page);
});

test('another tab is told, keeps what is half written in it and hinders nothing by all it asks for', async ({
  device,
  host,
  nextRelease,
}) => {
  const page = await openInstalled(device);
  const other = await page.context().newPage();
  await other.goto('/');
  await other.evaluate(() => document.body.append(document.createElement('textarea')));
  await other.locator('textarea').fill('Half a sen');

  expect(await passedBy(other, ['/rest/v1/a', '/auth/v1/b', '/functions/v1/c', '/d.txt'])).toEqual([
    true,
    true,
    true,
    false,
  ]);
  host.publish(nextRelease);
  await page.reload();
  await expect(applyButton(page)).toBeVisible();
  // Requests wake the version that is to give way: Chromium lets it go on for up to minutes, and what
  // is loaded meanwhile wait as long.
  await other.evaluate(() => {
    const end = Date.now() + 4500;
    const ask = () => {
      if (Date.now() < end) void fetch('/asked.txt').finally(() => setTimeout(ask, 1));
    };
    ask();
    ask();
  });
  await applyButton(page).click();
  await showsLater(page);

  await expect(other.locator('textarea')).toHaveValue('Half a sen');
  await applyButton(other).click();
  await showsLater(other);
});

test('a page on its way while a newer version takes over says so, and changes over', {
  tag: '@soak',
}, async ({ device, host, nextRelease }) => {
  const page = await openInstalled(device);
  host.publish(nextRelease);
  await page.reload();
  await expect(applyButton(page)).toBeVisible();
  // The page is there, and its code has not yet begun to listen.
  await page.addInitScript(() => {
    const { prototype } = ServiceWorkerContainer;
    const { register } = prototype;
    prototype.register = async function (...given) {
      prototype.register = register;
      const waiting = (await this.getRegistration())?.waiting;
      waiting?.postMessage({ type: 'apply_update' });
      // Chromium may let the one before go on for minutes: then the page is one that waits with it.
      for (let tries = 0; tries < 200 && waiting?.state !== 'activated'; tries += 1)
        await new Promise((end) => setTimeout(end, 10));
      return register.apply(this, given);
    };
  });
  await page.reload();
  await showsLater(page, false);
  await applyButton(page).click();
  await showsLater(page);
});

test('a version on its way while the one before takes over is all there without a network', async ({
  device,
  host,
  nextRelease,
}) => {
  const page = await openInstalled(device);
  host.publish(nextRelease);
  await page.reload();
  await expect(applyButton(page)).toBeVisible();

  // Of two files that are new in it the first is here, and the second is waited for.
  const third = copyWithLonger(nextRelease, ['index.html', 'warm-up.js']);
  host.publish(third);
  const letGo = host.hold(/^\/warm-up\.js$/);
  host.requests.length = 0;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => host.requests).toContain('/warm-up.js');
  await applyButton(page).click();
  await showsLater(page);
  letGo();
  await expect(applyButton(page)).toBeVisible();
  // Of both versions, the one in charge and that which waits.
  expect(await longerHeld(page)).toBe(4);

  await device.setOffline(true);
  await host.close();
  await applyButton(page).click();
  await expect(async () => {
    expect(await longerHeld(page)).toBe(2);
    await expect(applyButton(page)).toBeHidden();
  }).toPass();
  await page.reload();
  await showsLater(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  rmSync(third, { recursive: true });
});

test('a tab of a version that is gone goes on with one reload', async ({
  device,
  host,
  nextRelease,
}) => {
  const page = await openInstalled(device);
  const other = await page.context().newPage();
  await other.goto('/');
  await controlled(other);
  host.publish(nextRelease);
  await page.reload();
  await applyButton(page).click();
  await showsLater(page);

  // Otherwise the browser may still hold the old part, and the old version simply goes on.
  const session = await other.context().newCDPSession(other);
  await session.send('Network.clearBrowserCache');
  const loads = countLoads(other);
  await other
    .getByRole('link', { name: common('nav.programme') })
    .first()
    .click();
  await showsLater(other);
  expect(new URL(other.url()).pathname).toBe('/programme');
  expect(loads()).toBe(1);
});

test('a screen in a hall changes over by itself, in the hours of the night only', {
  tag: '@soak',
}, async ({ device, host, nextRelease }) => {
  const page = await device.open();
  const loads = countLoads(page);
  // While the device's own tables of the venue's clock agree on it: in Ramadan it shows UTC.
  const evening = Date.UTC(2025, 2, 10, 20);
  const hour = 3_600_000;
  await page.clock.install({ time: evening });
  await page.goto('/dashboard?lang=fr');
  await controlled(page);
  // Nothing answers it: the public sees whose screen it is, and no more than that.
  await expect(page.locator('[data-view="empty"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(common('site.name'));
  const unquiet = page.locator('[role=alert], [role=status], [role=progressbar], [aria-busy=true]');
  await expect(unquiet).toHaveCount(0);

  host.publish(nextRelease);
  await page.clock.fastForward(hour + 60_000);
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(waits).toBe(true);
  await page.clock.pauseAt(evening + 6.9 * hour);
  await page.clock.runFor(60_000);
  expect(loads()).toBe(1);
  await showsLater(page, false);
  await page.clock.resume();
  await page.clock.fastForward(0.2 * hour);
  await showsLater(page);
  await expect(page.locator('[data-view="empty"]')).toBeVisible();

  // The next nights find nothing newer.
  await page.clock.fastForward(24 * hour);
  await page.clock.runFor(60_000);
  await showsLater(page);
  expect(loads()).toBe(2);
});

test('a part that a release has lost is asked for with one reload, then given up', async ({
  browser,
  host,
}) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: host.origin,
    locale: 'fr',
  });
  // A greeting would lie over the link.
  await returnAsVisitor(context);
  const page = await context.newPage();
  // What is behind links in sight may be loaded ahead, so it is lost from the start.
  host.lost = /^\/assets\/programme-.*\.js$/;
  const loads = countLoads(page);
  await page.goto('/');
  const given = page.getByText(common('error.unexpected'));
  // The reload comes before the press, or of it, and takes a press with it.
  await expect(async () => {
    await page
      .getByRole('link', { name: common('nav.programme') })
      .first()
      .click();
    await expect(given).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect.poll(loads).toBe(2);
  await idle(page);
  expect(loads()).toBe(2);
  await expect(given).toBeVisible();
  await context.close();
});

// The worker's own tests hold it too.
test('a captive portal is never kept as a part of a new version', { tag: '@soak' }, async ({
  device,
  host,
  nextRelease,
}) => {
  const page = await openInstalled(device);

  host.publish(nextRelease);
  host.portal = /^(?!\/sw\.js$)/;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    await new Promise<void>((resolve) => {
      const look = () => worker?.state === 'redundant' && resolve();
      worker?.addEventListener('statechange', look);
      look();
    });
  });
  await page.reload();
  await showsLater(page, false);
  await expect(applyButton(page)).toBeHidden();

  host.portal = undefined;
  await page.reload();
  await expect(applyButton(page)).toBeVisible();
  await applyButton(page).click();
  await showsLater(page);
});
