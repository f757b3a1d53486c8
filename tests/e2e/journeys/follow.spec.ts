import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wholeDay } from '../../tools/whole-day.ts';
import { objections } from '../fixtures/axe.ts';
import { contentHeld, expect, installed, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { reach } from '../fixtures/takeover.ts';

const follow = messages('ar', 'follow');
const common = messages('ar', 'common');
const own = messages('ar', 'favourites');

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: phone, locale: 'ar', worker: true });

  test('one’s own calendar is made, followed, and taken back; with no network nothing is lost', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/programme');
    await installed(page);
    await contentHeld(page);
    const heart = page.getByRole('main').locator('li button[aria-pressed]').first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const title =
      (await page.getByRole('main').locator('li h4, li h3').first().textContent()) ?? '';
    const link = page.getByRole('main').getByRole('link', { name: common('follow') });
    await (await reach(link)).click();
    const mine = page.getByRole('region', { name: own('title') });
    const make = mine.getByRole('button', { name: follow('own.make') });
    await expect(make).toBeInViewport();

    await context.setOffline(true);
    await make.click();
    await expect(mine.getByRole('alert')).toHaveText(follow('own.offline'));
    await context.setOffline(false);
    await make.click();
    const address = (await mine.locator('code').textContent()) ?? '';
    expect(address).toMatch(/\/functions\/v1\/calendar\/[\w-]{24}\.ar\.ics$/);
    const open = mine.getByRole('link', { name: follow('open') });
    await expect(open).toHaveAttribute('href', address.replace('http:', 'webcal:'));
    expect((await open.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await objections(page)).toEqual([]);
    const calendar = (await (await request.get(address)).text()).replace(/\r\n /g, '');
    expect(calendar.match(/^SUMMARY:.*$/gm)).toEqual([`SUMMARY:${title.replace(/[,;]/g, '\\$&')}`]);

    await context.setOffline(true);
    await page.reload();
    const end = mine.getByRole('button', { name: follow('own.end') });
    await end.click();
    await expect(mine.getByRole('alert')).toHaveText(follow('own.offline'));
    await expect(mine.locator('code')).toHaveText(address);
    await page.getByText(own('export.title')).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: own('export.calendar') }).click();
    expect((await downloading).suggestedFilename()).toBe('programme.ics');
    await context.setOffline(false);
    // A region that comes with its words is not read aloud.
    await expect(mine.getByRole('status')).toBeEmpty();
    await end.click();
    await expect(mine.getByRole('status')).toHaveText(follow('own.ended'));
    const gone = await request.get(address);
    expect([gone.status(), (await gone.text()).includes('VCALENDAR')]).toEqual([410, false]);
  });

  test.describe('without the app on the device', () => {
    test.use({ worker: false });

    test('what writes a calendar cannot be had, which is said, and is asked for again', async ({
      page,
    }) => {
      const code = /\/assets\/save-calendar-/;
      await page.route(code, (route) => route.abort());
      await page.goto(wholeDay());
      await page.getByRole('main').locator('li[data-type] a').first().click();
      const button = page.getByRole('button', {
        name: messages('ar', 'programme')('add_to_calendar'),
      });
      await button.click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        common('failure.unavailable'),
      );
      await page.unroute(code);
      const downloading = page.waitForEvent('download');
      await button.click();
      // Sessions of one day are told apart by their files.
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const word = title?.trim().split(' ')[0] ?? '';
      expect((await downloading).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d \S.*\.ics$/);
      expect((await downloading).suggestedFilename()).toContain(` ${word}`);
      await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
    });
  });
});

test('a page of another origin frames the programme in its colours and reads the JSON', async ({
  page,
  baseURL,
}) => {
  const day = '2026-11-21';
  const frame = (query: string) =>
    `<iframe title="Programme" style="width:380px;height:600px" src="${baseURL}/embed/programme.fr.html?${query}"></iframe>`;
  let body = frame('scheme=dark&accent=c0392b');
  // A server of its own: what is public may not reach into a machine, not even in a test.
  const site = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Other</title>${body}`),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(inside.locator('body')).toHaveCSS('background-color', 'rgb(11, 22, 19)');
  await expect(inside.locator('body')).toHaveCSS('border-top-color', 'rgb(192, 57, 43)');
  await expect(inside.getByRole('heading', { level: 2 })).toHaveCount(4);
  const link = inside.getByRole('heading', { level: 3 }).getByRole('link').first();
  await expect(link).toHaveAttribute('target', '_blank');
  const read = await page.evaluate(async (base) => {
    const index = await (await fetch(`${base}/json/v1/index.json`)).json();
    const calendar = await fetch(`${base}/programme.fr.ics`);
    return [index.version, (await calendar.text()).slice(0, 15)];
  }, baseURL);
  expect(read).toEqual([1, 'BEGIN:VCALENDAR']);

  // What the address asks for is taken when it is such a thing, and is never markup or style.
  body = frame(`day=${day}&scheme=%22%3E&accent=red;background:red`);
  await page.reload();
  await expect(inside.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(inside.locator('body')).toHaveCSS('border-top-color', 'rgb(185, 138, 47)');
  body = frame('speaker=nobody');
  await page.reload();
  await expect(inside.getByText(messages('fr', 'follow')('embed.none'))).toBeVisible();
  await expect(inside.getByRole('heading', { level: 3 })).toHaveCount(0);

  for (const address of ['fr.html', 'ar.html?scheme=dark']) {
    await page.goto(`/embed/programme.${address}`);
    expect(await objections(page)).toEqual([]);
  }
  site.close();
});
