import type { Page } from '@playwright/test';
import { directionOf, languages } from '#shared/localized.ts';
import type { KeptImages, WorkerMessage } from '#shared/worker-message.ts';
import { canSee, controlled, expect, openInstalled, test } from './fixtures/hosted.ts';
import { keptPage, putPage } from './fixtures/kept-pages.ts';
import { messages } from './fixtures/messages.ts';
import { applyButton } from './fixtures/released.ts';

// Each puts the whole app on a device of its own first.
test.slow();

/** What a device without content asks for, with or without a network. */
const content = /^\/(?:rest\/|snapshot\.json$)/;

/** Has the worker keep pictures of the bucket, as the app does in quiet moments. */
function keep(page: Page, paths: readonly string[]): Promise<KeptImages> {
  return page.evaluate(async (wanted) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const addresses = wanted.map(
      (path) => new URL(`/storage/v1/object/public/media/${path}`, location.href).href,
    );
    const message: WorkerMessage = { type: 'keep_images', addresses };
    return new Promise<KeptImages>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      active?.postMessage(message, [port2]);
    });
  }, paths);
}

test('one visit in French and every page opens offline, in all three languages; files and the back end are never the shell', async ({
  device,
  host,
}) => {
  let page = await device.open();
  await page.goto('/');
  await controlled(page);
  await device.close();

  page = await device.open({ offline: true });
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // What the page before still asked for is given up with it.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    failed.push(new URL(request.url()).pathname);
  });
  for (const language of languages) {
    const common = messages(language, 'common');
    await page.goto(`/?lng=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
    await expect(page.getByRole('link', { name: common('nav.programme') }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
  }
  // Of workers, Chromium may ask past the emulated loss of the network.
  host.lost = /^\/assets\//;
  const search = messages(languages.at(-1) ?? 'fr', 'search');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: search('label') }).fill('xylophone');
  await expect(page.getByText(search('empty').replace('{{query}}', 'xylophone'))).toBeVisible();
  host.lost = undefined;
  expect(failed.filter((path) => !content.test(path))).toEqual([]);
  // Back to the language of the next addresses.
  await page.goto('/?lng=fr');

  await device.setOffline(false);
  for (const path of ['/rest/v1/rpc/sync_pull', '/auth/v1/verify']) {
    expect((await page.goto(path))?.status()).toBe(503);
  }
  expect((await page.goto('/assets/of-an-old-release.js'))?.status()).toBe(404);
  const picture = await page.goto('/storage/v1/object/public/media/a/b-16x16.png');
  expect(picture?.headers()['content-type']).toBe('image/png');

  await page.goto('/');
  await device.setOffline(true);
  host.requests.length = 0;
  for (const path of ['/orateurs', '/programme/9d0e5a0c?tab=mine', '/no/such/place']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.fromServiceWorker()).toBe(true);
    await expect(page.locator('#root > *').first()).toBeAttached();
  }
  // The browser itself looks for a newer worker, past the emulated loss of the network.
  const asked = host.requests.filter((path) => path !== '/sw.js' && !content.test(path));
  expect(asked).toEqual([]);
});

test('a page that was on its way while the app was put on the device is served by it like the others', async ({
  device,
  host,
}) => {
  const page = await device.open();
  const letCome = host.hold(/^\/orateurs$/);
  await page.goto('/', { waitUntil: 'commit' });
  const late = await page.context().newPage();
  const come = late.goto('/orateurs');
  await controlled(page);
  letCome();
  await come;
  await controlled(late);
});

test('a browser that has lost the files of the app, or all it kept with the worker, has them again, and no new version is offered', async ({
  device,
  host,
}) => {
  const page = await openInstalled(device);
  const kept = () => page.evaluate(async () => (await (await caches.open('shell')).keys()).length);
  const whole = await kept();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto('/orateurs');
  await expect.poll(kept).toBe(whole);
  await device.setOffline(true);
  await page.goto('/annonces?tab=x');
  await expect(page.locator('#root > *').first()).toBeAttached();

  await device.setOffline(false);
  await page.clock.install();
  await page.goto('/');
  await controlled(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: host.origin, storageTypes: 'all' });
  await page.waitForFunction(() => !navigator.serviceWorker.controller);
  await page.clock.fastForward(120_000);
  await controlled(page);
  await expect(applyButton(page)).toHaveCount(0);
});

test('pictures stay once seen; small ones can be fetched ahead; a captive portal is never kept as one', async ({
  device,
  host,
}) => {
  const page = await openInstalled(device);

  expect(await canSee(page, 'speakers/seen-640x480.png')).toBe(true);
  const ahead = ['speakers/a-640x480.small.png', 'speakers/b-640x480.small.png'];
  expect(await keep(page, [...ahead, 'speakers/large-640x480.png'])).toEqual({ goOn: true });
  expect(host.requests.filter((path) => path.endsWith('large-640x480.png'))).toEqual([]);
  const before = host.requests.length;
  expect(await keep(page, ahead)).toEqual({ goOn: true });
  expect(host.requests.slice(before).filter((path) => path.includes('/media/'))).toEqual([]);

  await device.setOffline(true);
  await page.reload();
  for (const path of ['speakers/seen-640x480.png', ...ahead]) {
    expect(await canSee(page, path), path).toBe(true);
  }
  expect(await canSee(page, 'speakers/large-640x480.png')).toBe(false);
  // Where only the small version is held, it stands in for the large one.
  expect(await canSee(page, 'speakers/a-640x480.png')).toBe(true);

  await device.setOffline(false);
  host.portal = /./;
  expect(await canSee(page, 'news/a-640x480.png')).toBe(false);
  expect(await keep(page, ['news/a-640x480.small.png'])).toEqual({ goOn: false });
  host.portal = undefined;
  expect(await canSee(page, 'news/a-640x480.png')).toBe(true);
  expect(await canSee(page, 'news/a-640x480.small.png')).toBe(true);
});

test('a full device gives up pictures, not the app, and does not fill up again', {
  tag: '@soak',
}, async ({ device, host }) => {
  const page = await openInstalled(device);
  expect(await canSee(page, 'places/first-640x480.png')).toBe(true);

  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const session = await page.context().newCDPSession(page);
  const quotaSize = usage + 300_000;
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize });
  host.pictureSide = 400;
  expect(await canSee(page, 'places/second-640x480.png')).toBe(true);
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => /^images-(?:small|large)$/.test(name));
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().length;
    });
  await expect.poll(kept).toBe(0);

  host.pictureSide = 16;
  expect(await canSee(page, 'places/third-640x480.png')).toBe(true);
  expect(await keep(page, ['places/third-640x480.small.png'])).toEqual({ goOn: false });
  expect(await kept()).toBe(0);

  await device.setOffline(true);
  await page.reload();
  await expect(page.locator('#root > *').first()).toBeAttached();
});

test('a kept page is answered at once while it is true, never after; a captive portal is never kept as one; what is no longer published goes', async ({
  device,
  host,
}) => {
  const page = await openInstalled(device);
  await putPage(page, '/presentation', '<h1>Gardée</h1>', Date.now() + 60_000);
  await putPage(page, '/cheikh', '<h1>Gardée</h1>', Date.now() - 1);
  await device.setOffline(true);
  const kept = page.getByRole('heading', { name: 'Gardée' });
  for (const [path, shown] of [
    ['/presentation', true],
    ['/presentation?utm_source=x', true],
    ['/presentation?tab=mine', false],
    ['/presentation?lng=ar', false],
    ['/cheikh', false],
  ] as const) {
    await page.goto(path);
    await expect(kept, path).toBeVisible({ visible: shown });
    await expect(page.locator('#root > *').first(), path).toBeAttached({ attached: !shown });
  }

  await device.setOffline(false);
  const html = '<h1>Gardée</h1>';
  await putPage(page, '/presentation', html, Date.now() + 3_600_000);
  const asked = () => host.requests.filter((path) => path === '/presentation').length;
  host.portal = /./;
  await page.goto('/presentation');
  await expect.poll(asked).toBe(1);
  await page.goto('/presentation');
  await expect.poll(asked).toBe(2);
  expect(await keptPage(page, '/presentation')).toBe(html);

  // Without its portal the host answers with the shell: no such page is published.
  host.portal = undefined;
  await page.goto('/presentation');
  await expect(page.getByRole('heading', { name: 'Gardée' })).toBeVisible();
  await expect.poll(() => keptPage(page, '/presentation')).toBeUndefined();
  await page.goto('/presentation');
  await expect(page.locator('#root > *').first()).toBeAttached();
});
